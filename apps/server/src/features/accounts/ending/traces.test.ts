import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@shinequo/contract/accounts'
import { deleteAccount } from '@shinequo/contract/accounts/account-page'
import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { sendSchoolCode } from '@shinequo/contract/schools/proofs'
import { DELETION_WAIT_MS } from '@shinequo/domain/accounts/account-ending'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openEmbedded } from '../../../plugins/database/embedded.ts'
import type { Database } from '../../../plugins/database/engine.ts'
import { migrate } from '../../../plugins/database/migrate.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { openLog } from '../../../plugins/log.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { seedCareRequest } from '../../../seeds/care.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedCoachChange, seedMatch } from '../../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedRosterImport } from '../../../seeds/rosters.ts'
import { seedDomain } from '../../../seeds/schools.ts'
import { seedBooking, seedChatMessage, seedFeedback, seedNote } from '../../../seeds/sessions.ts'
import { seedStories, seedStoryReports, seedWall } from '../../../seeds/stories.ts'
import { type AssembledApp, assembleApp } from '../../../testing/assembled-app.ts'
import { describeOnEngines, type EngineName, openTestDatabase } from '../../../testing/engines.ts'
import { setQueueTime } from '../../../testing/queue-time.ts'
import { addressOf } from '../../../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../../../testing/test-clock.ts'
import { record } from '../../audit/service.ts'

/** Appears in all data of this one person and nowhere else. */
const MARK = 'marqued'
const HEX = Buffer.from(MARK).toString('hex')
const person = {
  first_name: 'Marquedanna',
  last_name: 'Marquedberg',
  email: 'marqued.person@school.example',
  city: 'Marquedtown',
  state: 'Marquedland',
  picture: Buffer.from(`a ${MARK} face`),
}
/** What two people have in common identifies both. */
const SHARED = [{ factor: 'language', value: 1, weight: 50, shared: ['marquedish'] }]
const HOUR = 3_600_000
const DAY = 24 * HOUR

interface World extends AssembledApp {
  readonly clock: TestClock
  readonly lines: string[]
  /** Every folder in which data is stored. */
  readonly folders: string[]
}

let folder = ''

/** Opens the embedded database in a folder, as an installation does. */
async function openOnDisk(engine: EngineName): Promise<Database> {
  if (engine === 'postgres') return openTestDatabase(engine)
  folder = mkdtempSync(join(tmpdir(), 'sq-traces-'))
  const database = await openEmbedded({ dataDir: folder })
  await migrate(database)
  return database
}

async function startWorld(engine: EngineName): Promise<World> {
  const clock = new TestClock()
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const assembled = await assembleApp(await openOnDisk(engine), clock, {}, log)
  const folders = [assembled.context.env.dataDir, ...(engine === 'pglite' ? [folder] : [])]
  return { ...assembled, clock, lines, folders }
}

/** Tables of any schema that contain the mark in any column, as text or bytes, and the planner's statistics. */
async function markedTables({ context: { database } }: World): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    union all select 'pg_catalog.pg_stats' order by 1`.execute(database.root)
  const counts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as count from ${sql.raw(name)} t
      where t::text ilike ${sql.lit(`%${MARK}%`)} or t::text ilike ${sql.lit(`%${HEX}%`)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(database.root)
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name }) => name.replace('public.', ''))
    .sort()
}

function markedFiles(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const file = join(path, name)
    if (statSync(file).isDirectory()) return markedFiles(file)
    return new RegExp(MARK, 'i').test(readFileSync(file).toString('latin1')) ? [file] : []
  })
}

describeOnEngines('after the end of an account', (engine) => {
  let world: World
  const seed = <T>(work: (trx: Trx) => Promise<T>) => world.context.database.transaction(work)
  const call = async (
    endpoint: Endpoint,
    actor: Actor | null,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await world.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: { ...(actor && { authorization: `Bearer ${world.context.tokens.sign(actor)}` }), ...headers },
      ...(payload !== undefined && { payload: payload as object }),
    })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const runJobs = async () => {
    await setQueueTime(world.context.database.root, world.clock.now())
    await world.context.jobs.drain(world.context)
  }
  afterEach(async () => {
    await world.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  /** What always happens between the two: a session is booked, with its mail and a stored idempotent reply. */
  async function book(student: SeededPerson, coach: SeededPerson, note: string): Promise<void> {
    const times = {
      start_time: new Date(TEST_NOW + 4 * DAY).toISOString(),
      end_time: new Date(TEST_NOW + 4 * DAY + HOUR / 2).toISOString(),
    }
    const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const [claim] = await call(claimSlot, student.actor, [{ ...pair, ...times, is_default: false }])
    const body = { ...pair, time_slot: claim.id, pre_session_note: note }
    await call(createBooking, student.actor, body, { 'idempotency-key': 'once' })
    await runJobs()
  }

  /** Deletes the account and expects it to disappear from every place in which it was. */
  async function endsWithoutTrace(leaver: SeededPerson, before: readonly string[]): Promise<void> {
    const { clock, context, lines, folders } = world
    await seed((trx) =>
      record(context, trx, null, {
        action: 'account.suspended',
        subjectType: 'account',
        subjectId: leaver.accountId,
        reason: 'A marqued reason',
        details: { email: leaver.email },
      }),
    )
    await call(login, null, { email: leaver.email, password: DEMO_PASSWORD, type: leaver.actor.role })
    await call(forgetPassword, null, { email: leaver.email })
    await call(deleteAccount, leaver.actor, { password: DEMO_PASSWORD })
    await runJobs()
    // Autovacuum runs this automatically from time to time and keeps samples of column values.
    if (engine === 'postgres') await sql`analyze`.execute(context.database.root)
    const remembered = engine === 'postgres' ? ['pg_catalog.pg_stats'] : []
    expect(await markedTables(world)).toEqual([...before, ...remembered].sort())
    expect(folders.flatMap(markedFiles)).not.toEqual([])
    clock.set(TEST_NOW + DELETION_WAIT_MS + 61_000)
    await runJobs()
    expect(await markedTables(world)).toEqual([])
    expect(folders.flatMap(markedFiles)).toEqual([])
    expect(lines.join('')).not.toMatch(new RegExp(MARK, 'i'))
    expect(lines.join('')).toContain(leaver.accountId)
  }

  it('nothing of a student is found in any table, file or line of the log', async () => {
    world = await startWorld(engine)
    const { student, other, coach } = await seed(async (trx) => {
      const student = await seedStudent(trx, { ...person, course: 'Marqued studies' })
      const coach = await seedCoach(trx)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      await seedCoachChange(trx, { ...pair, reason: 'A marqued reason' })
      await seedMatch(trx, { ...pair, factors: SHARED })
      await seedNote(trx, { ...pair, text: 'Marqued: sleeps badly.' })
      await seedNote(trx, { ...pair, text: 'Marqued: well done.', shared: true })
      const past = await seedBooking(trx, {
        ...pair,
        starts_at: new Date(TEST_NOW - DAY),
        pre_session_note: 'My marqued note',
        coach_plan: 'A marqued plan',
      })
      const said = { booking_id: past.bookingId, sent_at: new Date(TEST_NOW - DAY) }
      await seedChatMessage(trx, { ...said, text: 'I am marqued' })
      await seedChatMessage(trx, { ...said, author: 'coach', text: 'So am I, marqued one' })
      await seedBooking(trx, {
        ...pair,
        starts_at: new Date(TEST_NOW - 2 * DAY),
        status: 'cancelled',
        cancel_reason: 'A marqued reason',
      })
      await seedFeedback(trx, {
        booking_id: past.bookingId,
        coach_id: coach.profileId,
        coach_rating: 5,
        experience: 'A marqued hour',
        feedback: 'Marqued',
        impact: 'Marqued',
        is_video_testimonial_share: true,
        testimonial_link: 'https://marqued.example/',
      })
      await seedWall(trx)
      await seedDomain(trx, 'boston_university', 'bu.school.example')
      const other = await seedStudent(trx)
      const others = { ...pair, student_profile_id: other.profileId }
      await seedNote(trx, others)
      const theirs = await seedBooking(trx, { ...others, starts_at: new Date(TEST_NOW - 3 * DAY) })
      await seedChatMessage(trx, { ...said, booking_id: theirs.bookingId })
      const [, story] = await seedStories(trx, [
        { student_profile_id: student.profileId, title: 'Marqued', story: 'Marqued', tags: ['marqued'] },
        { student_profile_id: other.profileId, state: 'published' },
      ])
      await seedStoryReports(trx, [
        { story_id: story!, student_profile_id: student.profileId, reason: 'Marqued me' },
      ])
      await seedCareRequest(trx, {
        student_profile_id: student.profileId,
        text: 'Marqued words',
        answer_note: 'Marqued and I spoke',
      })
      await seedRosterImport(trx, {
        rows: [{ email: person.email, first_name: 'Marquedanna', last_name: 'Marquedberg' }],
      })
      const then = new Date(TEST_NOW - 9 * DAY)
      await trx
        .insertInto('invitations')
        .values({
          id: student.accountId,
          token_hash: null,
          email: person.email,
          role: 'student',
          first_name: 'Marquedanna',
          last_name: '',
          invited_by: null,
          created_at: then,
          expires_at: then,
          accepted_at: then,
          revoked_at: null,
        })
        .execute()
      return { student, other, coach }
    })
    const questions = (await call(listQuestions, student.actor)) as {
      id: string
      question_type: string
      choices: { id: string }[]
    }[]
    const answers = (words: string) =>
      questions.map(({ id, question_type, choices }) => ({
        question: id,
        selected_choice: question_type === 'text' ? null : choices[0]?.id,
        answer_text: question_type === 'text' ? words : null,
      }))
    await call(submitResponses, student.actor, answers('A marqued answer'))
    await call(sendSchoolCode, student.actor, { email: 'marqued@bu.school.example' })
    await call(submitResponses, other.actor, answers('Another one'))
    await book(student, coach, 'A marqued wish')
    await endsWithoutTrace(student, [
      'accounts',
      'audit_fields',
      'bookings',
      'care_requests',
      'coach_changes',
      'coach_notes',
      'feedback',
      'idempotency_keys',
      'invitations',
      'match_requests',
      'pictures',
      'responses',
      'roster_rows',
      'school_codes',
      'session_messages',
      'stories',
      'story_reports',
      'student_profiles',
    ])
  }, 60_000)

  it('nothing of a coach is found in any table, file or line of the log', async () => {
    world = await startWorld(engine)
    const { student, coach } = await seed(async (trx) => {
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx, {
        ...person,
        focus_area: 'Marqued habits',
        description: '<p>I am marqued.</p>',
        language_preference: 'Marquedish',
        codes: ['focus:sleep', 'language:nepali', 'experience:disability'],
        school: 'Marqued College',
        phone_line: '+1 617 555 0100',
        meeting_link: 'https://meet.example/marqued',
      })
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      await seedMatch(trx, { ...pair, factors: SHARED })
      await seedNote(trx, { ...pair, text: 'By a marqued coach', shared: true })
      const past = await seedBooking(trx, {
        ...pair,
        starts_at: new Date(TEST_NOW - DAY),
        pre_session_note: 'What I wrote stays mine.',
        coach_plan: 'A marqued plan',
      })
      const said = { booking_id: past.bookingId, sent_at: new Date(TEST_NOW - DAY) }
      await seedChatMessage(trx, { ...said, text: 'What I said stays mine.' })
      await seedChatMessage(trx, { ...said, author: 'coach', text: 'A marqued answer' })
      await seedBooking(trx, {
        ...pair,
        starts_at: new Date(TEST_NOW - 2 * DAY),
        status: 'cancelled',
        cancel_reason: 'A marqued reason',
      })
      const about = { booking_id: past.bookingId, coach_id: coach.profileId, coach_rating: 5 }
      await seedFeedback(trx, { ...about, feedback: 'Marquedanna is kind' })
      return { student, coach }
    })
    await book(student, coach, '')
    await endsWithoutTrace(coach, [
      'accounts',
      'audit_fields',
      'bookings',
      'coach_notes',
      'coaches',
      'feedback',
      'idempotency_keys',
      'match_requests',
      'pictures',
      'session_messages',
    ])
    const notes = await world.context.database.root
      .selectFrom('bookings')
      .select('pre_session_note')
      .where('pre_session_note', '<>', '')
      .execute()
    expect(notes).toEqual([{ pre_session_note: 'What I wrote stays mine.' }])
    const said = await world.context.database.root.selectFrom('session_messages').select('text').execute()
    expect(said).toEqual([{ text: 'What I said stays mine.' }])
    const coaches = await world.context.database.root
      .selectFrom('coaches')
      .select(['codes', 'school'])
      .execute()
    expect(coaches).toEqual([{ codes: [], school: '' }])
  }, 60_000)
})
