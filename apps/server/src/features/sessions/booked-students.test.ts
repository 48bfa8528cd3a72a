import { listOwnAuditEntries } from '@shinequo/contract/audit'
import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, createBooking } from '@shinequo/contract/bookings'
import { getCoachSession, listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { listSuggestions, suggestTimes } from '@shinequo/contract/bookings/suggestions'
import { handOverWorry, listWorries } from '@shinequo/contract/care/worries'
import { getSession } from '@shinequo/contract/sessions'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { addNote, changeNote, deleteNote, listSharedNotes } from '@shinequo/contract/sessions/notes'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { KEPT_MS } from '@shinequo/domain/sessions/student-access'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../seeds/answers.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type MatchSeed, seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const HOUR = 3_600_000
const HALF = HOUR / 2
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const SECRET = 'Sleep before midnight'

describeOnEngines('a student who booked without a match', (engine) => {
  let app: TestApp
  let coach: SeededPerson
  let otherCoach: SeededPerson
  let student: SeededPerson
  let rosa: SeededPerson

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      coach = await seedCoach(trx, { first_name: 'Ines', ...zone })
      otherCoach = await seedCoach(trx, zone)
      student = await seedStudent(trx, {
        first_name: 'Carlos',
        course: 'Botany',
        email: 'carlos@secret.example',
        identify_as: 'multiracial',
        sex: 'female',
        shares_identity: true,
        ...zone,
      })
      rosa = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      const answers = { created_at: new Date(TEST_NOW), texts: [SECRET] }
      await seedAnswers(trx, { student_profile_id: student.profileId, ...answers })
    })
  })
  afterAll(() => app.close())

  const pair = () => ({ coach_id: coach.profileId, student_profile_id: student.profileId })
  const params = () => ({ id: student.profileId })
  const match = (more: Partial<MatchSeed> = {}) =>
    app.context.database.transaction((trx) => seedMatch(trx, { ...pair(), ...more }))
  const session = async (inHours: number, more: { status?: 'no_show' | 'cancelled'; note?: string } = {}) => {
    const { note, ...status } = more
    const { bookingId } = await app.context.database.transaction((trx) =>
      seedBooking(trx, {
        ...pair(),
        starts_at: new Date(TEST_NOW + inHours * HOUR),
        pre_session_note: note ?? 'Exams',
        created_at: new Date(TEST_NOW - 40 * HOUR),
        ...status,
      }),
    )
    return bookingId
  }
  const list = async (as = coach) => (await app.call(listCoachStudents, { as: as.actor })).body
  const open = (as = coach) => app.call(openStudent, { as: as.actor, params: params() })
  const write = (text: string, shared = false) =>
    app.call(addNote, { as: coach.actor, params: params(), body: { text, shared } })
  const worry = (as = coach) =>
    app.call(handOverWorry, {
      as: as.actor,
      params: params(),
      body: { text: 'Marked words', staff: [rosa.accountId] },
    })
  const suggest = (as = coach) =>
    app.call(suggestTimes, {
      as: as.actor,
      params: params(),
      body: { times: [new Date(MONDAY).toISOString()] },
    })
  /** The answers of everything that opens with the student's page. */
  const statuses = async (as = coach) => [
    (await open(as)).status,
    (await app.call(addNote, { as: as.actor, params: params(), body: { text: 'Tired.' } })).status,
    (await app.call(listWorries, { as: as.actor, params: params() })).status,
    (await worry(as)).status,
    (await suggest(as)).status,
  ]
  const OPEN = [200, 201, 200, 201, 200]
  const CLOSED = [404, 404, 404, 404, 404]

  it('is in the list and opens, with the sessions and nothing that a match would show', async () => {
    await session(-30)
    await session(26, { note: 'Before my exam' })
    const [listed, ...others] = await list()
    expect(others).toEqual([])
    expect(listed).toMatchObject({
      id: student.profileId,
      user: { first_name: 'Carlos' },
      matched_at: null,
      sessions: 1,
      next_session: { start_time: new Date(TEST_NOW + 26 * HOUR).toISOString() },
      last_session: { start_time: new Date(TEST_NOW - 30 * HOUR).toISOString() },
    })
    const { body } = await open()
    expect(body.history.map(({ pre_session_note }) => pre_session_note)).toEqual(['Before my exam', 'Exams'])
    expect(body).toMatchObject({ answers: [], identity: null, handed_over: [], can_suggest: true })
    expect(body.open_until).toBe(new Date(TEST_NOW + 26 * HOUR + HALF + KEPT_MS).toISOString())
    for (const hidden of [SECRET, 'Botany', 'boston', 'multiracial', 'English', student.email]) {
      expect(JSON.stringify([listed, body])).not.toContain(hidden)
    }
    await match()
    expect((await open()).body).toMatchObject({ course: 'Botany', open_until: null, identity: {} })
    expect(JSON.stringify((await open()).body)).toContain(SECRET)
    expect((await list())[0]?.matched_at).not.toBeNull()
  })

  it('lets the coach write notes, hand worries over and suggest times, and reads of it as matched ones do', async () => {
    await session(26)
    const { body: note } = await write('Quiet today.')
    const change = { text: 'Rest first.', shared: true, version: 1 }
    const id = { id: note.id }
    expect((await app.call(changeNote, { as: coach.actor, params: id, body: change })).status).toBe(200)
    const shared = await app.call(listSharedNotes, { as: student.actor })
    expect(shared.body.map(({ text }) => text)).toEqual(['Rest first.'])
    expect((await app.call(deleteNote, { as: coach.actor, params: id })).status).toBe(200)
    expect((await worry()).status).toBe(201)
    const worries = (await app.call(listWorries, { as: coach.actor, params: params() })).body
    expect(worries.map(({ to }) => to)).toEqual([['Rosa Ortiz']])
    expect((await suggest()).body.state).toBe('waiting')
    const waiting = (await app.call(listSuggestions, { as: student.actor })).body
    expect(waiting.map(({ mentor_profile }) => mentor_profile.id)).toEqual([coach.profileId])
    await app.runJobs()
    const mailed = app.sent.filter(({ to }) => to === student.email).map(({ subject }) => subject)
    expect(mailed).toEqual([expect.stringContaining('suggests a time')])
    await open()
    const own = (await app.call(listOwnAuditEntries, { as: student.actor })).body.entries
    expect(own.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['student.viewed', 'note.shared', 'care.worry_handed_over']),
    )
  })

  it('is closed to every other coach, and to this one without a session', async () => {
    expect([await statuses(), await list()]).toEqual([CLOSED, []])
    await session(26)
    expect([await statuses(otherCoach), await list(otherCoach)]).toEqual([CLOSED, []])
    expect(await statuses()).toEqual(OPEN)
  })

  it('is gone when the only session is cancelled, unless another took place', async () => {
    const id = await session(26)
    const { body: note } = await write('Mine.')
    await suggest()
    await app.call(cancelBooking, { as: student.actor, params: { id }, body: {} })
    expect([await statuses(), await list()]).toEqual([CLOSED, []])
    const change = { text: 'More.', shared: true, version: 1 }
    const params = { id: note.id }
    expect((await app.call(changeNote, { as: coach.actor, params, body: change })).status).toBe(404)
    expect((await app.call(deleteNote, { as: coach.actor, params })).status).toBe(404)
    expect((await app.call(listSuggestions, { as: student.actor })).body).toEqual([])
    await session(-3)
    expect(await statuses()).toEqual([200, 201, 200, 201, 200])
  })

  it.each([undefined, 'no_show'] as const)('stays for seven days after a session (%s)', async (status) => {
    await session(1, status && { status })
    app.clock.set(TEST_NOW + HOUR + HALF + KEPT_MS - 1)
    expect([(await list()).length, (await open()).status]).toEqual([1, 200])
    app.clock.advance(1)
    expect([await list(), await statuses()]).toEqual([[], CLOSED])
  })

  it('whom the coach turned down stays while a session is ahead, without suggestions', async () => {
    await session(-30)
    const ahead = await session(26)
    for (const ending of [
      { status: 'declined', declined_by: 'coach' },
      { status: 'ended', ended_by: 'coach' },
    ] as const) {
      await match(ending)
      const { body } = await open()
      expect([body.matched_at, body.can_suggest]).toEqual([null, false])
      expect(body.open_until).toBe(new Date(TEST_NOW + 26 * HOUR + HALF).toISOString())
      expect((await list()).map(({ id }) => id)).toEqual([student.profileId])
      expect(await statuses()).toEqual([...OPEN.slice(0, 4), 404])
      await app.context.database.root.deleteFrom('match_requests').execute()
      await app.context.database.root.deleteFrom('care_requests').execute()
    }
    await match({ status: 'declined', declined_by: 'coach' })
    await app.call(cancelBooking, { as: student.actor, params: { id: ahead }, body: {} })
    expect([await statuses(), await list()]).toEqual([CLOSED, []])
  })

  it('who left the coach closes with the match, and opens again with a new session', async () => {
    await session(-30)
    const id = await match({ status: 'ended', ended_by: 'student' })
    const coached_until = new Date(TEST_NOW - HOUR)
    const former = app.context.database.root.updateTable('match_requests').where('id', '=', id)
    await former.set({ coached_until }).execute()
    expect([await list(), await statuses()]).toEqual([[], CLOSED])
    const parties = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const times = {
      start_time: new Date(MONDAY + HOUR).toISOString(),
      end_time: new Date(MONDAY + HOUR + HALF).toISOString(),
    }
    const held = await app.call(claimSlot, { as: student.actor, body: [{ ...parties, ...times }] })
    const body = { ...parties, time_slot: held.body[0]!.id }
    expect((await app.call(createBooking, { as: student.actor, body })).status).toBe(201)
    expect(await statuses()).toEqual(OPEN)
  })

  it('gets no suggestions where students may only book matched coaches', async () => {
    await session(26)
    const programme = app.context.database.root.updateTable('programme')
    await programme.set({ restrict_booking_to_matches: true }).execute()
    expect((await open()).body.can_suggest).toBe(false)
    expect(await statuses()).toEqual([...OPEN.slice(0, 4), 404])
  })

  it('whose account is deleted is in no list', async () => {
    await session(-3)
    const account = app.context.database.root.updateTable('accounts').where('id', '=', student.accountId)
    await account.set({ erased_at: new Date(TEST_NOW) }).execute()
    expect([await list(), (await open()).status]).toEqual([[], 404])
  })

  it('may need care by the note of a session ahead, never by answers', async () => {
    await app.context.database.root.updateTable('responses').set({ answer_text: 'I want to die' }).execute()
    await session(26)
    expect([(await list())[0]?.needs_care, (await open()).body.needs_care]).toEqual([false, false])
    await session(50, { note: 'I want to die' })
    expect([(await list())[0]?.needs_care, (await open()).body.needs_care]).toEqual([true, true])
  })

  it('has a name that says wherever it stands whether it opens the page', async () => {
    const ahead = await session(1)
    const held = await session(-30)
    const says = async () => {
      const day = (await app.call(getCoachDay, { as: coach.actor, query: {} })).body
      const past = await app.call(listCoachSessions, { as: coach.actor, query: { list: 'past' } })
      const one = await app.call(getCoachSession, { as: coach.actor, params: { id: held } })
      const page = await app.call(getSession, { as: coach.actor, params: { id: held } })
      const all = [...day.sessions, ...past.body.sessions, one.body].map((each) => each.student)
      return new Set(
        [...all, ...day.news.map((each) => each.student), page.body.other].map(({ can_open }) => can_open),
      )
    }
    expect(await says()).toEqual(new Set([true]))
    const own = await app.call(getSession, { as: student.actor, params: { id: held } })
    expect(own.body.other.can_open).toBe(false)
    await match({ status: 'declined', declined_by: 'coach' })
    await app.call(cancelBooking, { as: student.actor, params: { id: ahead }, body: {} })
    expect(await says()).toEqual(new Set([false]))
  })
})
