import { randomUUID } from 'node:crypto'
import type { Trx } from '../plugins/database/tables.ts'
import { DEMO_COACHES } from './demo-coaches.ts'
import { WEEKS } from './demo-hours.ts'
import { DEMO_FEEDBACK, DEMO_NOTES, DEMO_WORDS } from './demo-students.ts'
import { Diary, startsInWeek } from './demo-times.ts'
import { type MatchSeed, seedMatches } from './matches.ts'
import type { SeededPerson } from './people.ts'
import { type BookingSeed, type FeedbackSeed, seedBookings, seedFeedbacks } from './sessions.ts'

const DAY = 86_400_000

/** Sample people registered ten weeks ago. Their past sessions ended at least three days ago. */
export const HISTORY = 70 * DAY

const QUIET = 3 * DAY

/** The maximum number of coaches per student, as in matching. */
const MATCHES = 3

/** Stores past sessions with their feedback, and the matches. */
export async function storeHistory(
  trx: Trx,
  student: SeededPerson,
  raters: readonly SeededPerson[],
  coaches: readonly SeededPerson[],
  now: number,
): Promise<void> {
  const diary = new Diary()
  const bookings: BookingSeed[] = []
  const feedback: Omit<FeedbackSeed, 'booking_id'>[] = []
  const pairs = new Map<string, MatchSeed>()
  const count = new Map<string, number>()
  const match = (who: SeededPerson, coach: SeededPerson, created: number) => {
    const had = count.get(who.profileId) ?? 0
    const key = `${who.profileId} ${coach.profileId}`
    if (had >= MATCHES || pairs.has(key)) return
    count.set(who.profileId, had + 1)
    const parties = { student_profile_id: who.profileId, coach_id: coach.profileId }
    pairs.set(key, { ...parties, score: 100 - 10 * had, created_at: new Date(created) })
  }
  const session = (who: SeededPerson, coach: SeededPerson, start: number, note = '') => {
    diary.take([who.profileId, coach.profileId], start)
    bookings.push({
      coach_id: coach.profileId,
      student_profile_id: who.profileId,
      starts_at: new Date(start),
      status: 'completed',
      pre_session_note: note,
    })
  }

  const own = pastStarts(0, now)
  session(student, coaches[0]!, own.findLast((start) => start < now - 12 * DAY)!, DEMO_NOTES.rated)
  feedback.push({ coach_id: coaches[0]!.profileId, ...DEMO_FEEDBACK, shared_as: randomUUID() })
  for (const coach of coaches.slice(0, MATCHES)) match(student, coach, now - 14 * DAY)

  const given = new Map<number, number>()
  /** The next sentence for so many stars; none if all were said, since the same words twice look copied. */
  const wordsFor = (stars: number) => {
    const turn = given.get(stars) ?? 0
    given.set(stars, turn + 1)
    return DEMO_WORDS[stars]?.[turn] ?? ''
  }
  for (const [at, { stars }] of DEMO_COACHES.entries()) {
    const coach = coaches[at]!
    const starts = pastStarts(at, now)
    for (const [index, star] of [...stars].entries()) {
      const coach_rating = Number(star)
      const start = starts[Math.floor(((index + 0.5) / stars.length) * starts.length)]!
      const turned = raters.map((_, turn) => raters[(at * 5 + index + turn) % raters.length]!)
      const rater = turned.find(({ profileId }) => diary.isFree(profileId, start))
      if (!rater || !diary.isFree(coach.profileId, start)) throw new Error('The sample diary is too full')
      const text = wordsFor(coach_rating)
      session(rater, coach, start)
      feedback.push({
        coach_id: coach.profileId,
        coach_rating,
        feedback: text,
        shared_as: text === '' ? null : randomUUID(),
        created_at: new Date(start + DAY / 8),
      })
      match(rater, coach, now - HISTORY + DAY)
    }
  }
  session(student, coaches[0]!, own.findLast((start) => start < now - 5 * DAY)!, DEMO_NOTES.unrated)

  const stored = await seedBookings(trx, bookings)
  await seedFeedbacks(
    trx,
    feedback.map((given, at) => ({ ...given, booking_id: stored[at]!.bookingId })),
  )
  await seedMatches(trx, [...pairs.values()])
}

function pastStarts(coach: number, now: number): number[] {
  const { week, place } = DEMO_COACHES[coach]!
  return startsInWeek(WEEKS[week], place[2], now - HISTORY, now - QUIET)
}
