import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from './personal-data.ts'
import { OWNERS, type Reader, tablesOf } from './plugins/database/personal-data.ts'
import { storedTexts } from './plugins/database/stored-texts.ts'
import type { Trx } from './plugins/database/tables.ts'
import { seedAnswers } from './seeds/answers.ts'
import { seedCoachChange } from './seeds/matches.ts'
import { seedBooking, seedChatMessage, seedFeedback, seedNote } from './seeds/sessions.ts'
import { isCall, READS, send } from './testing/access-checks.ts'
import { ACCESS_ROWS } from './testing/access-rows.ts'
import { type AccessWorld, startAccessWorld } from './testing/access-world.ts'
import { mark } from './testing/marked-words.ts'
import { ownRows } from './testing/own-rows.ts'

const TABLES = tablesOf(PERSONAL_DATA)
const TYPED = storedTexts(PERSONAL_DATA)
/** What others read without knowing whose it is: `secrecy.test.ts` of community. */
const UNNAMED = ['stories', 'story_messages', 'story_reports']
const HOUR = 3_600_000

/** Who a caller of the access table is to the student or the coach whose texts they may read. */
const READERS = {
  student: { student: 'self', otherStudent: 'student', coach: 'coach', otherCoach: 'coach' },
  coach: { student: 'student', otherStudent: 'student', coach: 'self', otherCoach: 'coach' },
} as const satisfies Record<string, Record<string, Reader>>
const CALLERS = ['student', 'otherStudent', 'coach', 'otherCoach'] as const

/** A word in a column of all rows of one of the two. Rows that both have are the student's. */
interface Word {
  readonly word: string
  readonly place: string
  readonly of: 'student' | 'coach'
  readonly seen: readonly Reader[]
}

// Staff are tested by the file that they can have made: accounts/own-data.
describe('who sees the texts of a person', () => {
  let world: AccessWorld
  let words: Word[]
  const replies: { caller: (typeof CALLERS)[number]; name: string; text: string }[] = []
  beforeAll(async () => {
    world = await startAccessWorld('pglite')
    const { app, student, coach } = world
    words = await app.context.database.transaction(async (trx) => {
      await seedTexts(trx, world)
      return [...(await markTexts(trx, 'student', student)), ...(await markTexts(trx, 'coach', coach))]
    })
    for (const name of READS) {
      const row = ACCESS_ROWS[name]
      for (const caller of CALLERS) {
        const answer = row.answers[caller]
        if (!isCall(answer) || (answer as number) >= 400) continue
        const { status, text } = await send(world, name, caller, row.send(world))
        // The words have not changed whom the call answers.
        expect([name, caller, status]).toEqual([name, caller, answer])
        replies.push({ caller, name, text })
      }
    }
  })
  afterAll(() => world.app.close())

  it('is nobody but those whom the nouns declare', () => {
    const found = words.flatMap(({ word, place, of, seen }) =>
      replies
        .filter(({ text }) => text.includes(word))
        .map(({ caller, name }) => ({
          fault: `${caller} reads ${place} of the ${of} in ${name}`,
          isDeclared: seen.includes(READERS[of][caller]),
        })),
    )
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter(({ isDeclared }) => !isDeclared)).toEqual([])
  })
})

/** What the world lacks: answers, feedback, a chat, a shared note, and a change of coaches. */
async function seedTexts(trx: Trx, { app, student, coach, matchId }: AccessWorld): Promise<void> {
  const now = app.clock.now()
  const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
  await seedAnswers(trx, { student_profile_id: student.profileId, created_at: new Date(now) })
  const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(now - 44 * HOUR) })
  await seedFeedback(trx, { booking_id: bookingId, coach_id: coach.profileId, coach_rating: 2 })
  await seedChatMessage(trx, { booking_id: bookingId, sent_at: new Date(now - 44 * HOUR) })
  await seedNote(trx, { ...pair, shared: true })
  await seedCoachChange(trx, { ...pair, match: matchId })
}

/** Writes a word of its own into every text that people type, in a person's rows. */
async function markTexts(
  trx: Trx,
  of: 'student' | 'coach',
  { accountId, profileId, email }: AccessWorld['student'],
): Promise<Word[]> {
  const ids = { student_id: of === 'student' ? profileId : null, coach_id: of === 'coach' ? profileId : null }
  const person = { id: accountId, role: of, ...ids, addresses: [email] }
  const words: Word[] = []
  for (const table of TABLES) {
    const { name, whose, columns, seen } = table
    if (UNNAMED.includes(name) || (of === 'coach' && whose.student !== undefined)) continue
    for (const [column, kind] of Object.entries(TYPED[name] ?? {})) {
      // Only students have a preferred name.
      if (columns[column]?.finds || (of === 'coach' && column === 'preferred_name')) continue
      for (const owner of OWNERS) {
        const isTheirs = await ownRows(trx, TABLES, table, owner, person)
        if (!isTheirs) continue
        const word = `${of}${words.length}x`
        const text = { address: `${word}@school.example`, link: `https://${word}.example/` }
        const marked = await mark(trx, { table: name, column }, text[kind as 'link'] ?? word, isTheirs)
        const readers = columns[column]?.seen ?? seen
        if (marked > 0) words.push({ word, place: `${name}.${column}`, of, seen: readers })
      }
    }
  }
  return words
}
