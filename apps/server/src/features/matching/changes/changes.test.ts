import { listMatchRequests } from '@shinequo/contract/matching'
import { changeCoach, listAlternatives } from '@shinequo/contract/matching/changes'
import { listMatches, pairByHand } from '@shinequo/contract/matching/programme-matches'
import { listSharedNotes } from '@shinequo/contract/sessions/notes'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { type MatchSeed, seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking, seedNote } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchStudent } from '../jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The language that the sample answers ask for, and the one in the student's profile. */
const LANGUAGES = 'English, Spanish'

describeOnEngines('a change of coach by the student', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let amara: SeededPerson
  let bea: SeededPerson
  let cem: SeededPerson
  let matchId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    maya = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx, {
        first_name: 'Maya',
        last_name: 'Torres',
        email: 'maya@school.example',
        language_preference: 'Spanish',
        time_zone: 'America/New_York',
      })
      const student_profile_id = student.profileId
      await seedAnswers(trx, { student_profile_id, created_at: new Date(app.clock.now()) })
      return student
    })
    amara = await addCoach({ first_name: 'Amara', last_name: 'Obi' })
    bea = await addCoach({ first_name: 'Bea', language_preference: LANGUAGES })
    cem = await addCoach({ first_name: 'Cem', language_preference: LANGUAGES, focus_area: 'Debating' })
    matchId = await addMatch(amara)
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const addCoach = (seed: CoachSeed = {}) => app.context.database.transaction((trx) => seedCoach(trx, seed))
  const addMatch = (coach: SeededPerson, seed: Partial<MatchSeed> = {}) =>
    app.context.database.transaction((trx) =>
      seedMatch(trx, { student_profile_id: maya.profileId, coach_id: coach.profileId, ...seed }),
    )
  const addSession = async (hours: number) => {
    const pair = { coach_id: amara.profileId, student_profile_id: maya.profileId }
    const starts_at = new Date(app.clock.now() + hours * HOUR)
    const seeded = await app.context.database.transaction((trx) => seedBooking(trx, { ...pair, starts_at }))
    return seeded.bookingId
  }
  const setMode = (matching_mode: 'automatic' | 'coach' | 'admin') =>
    root().updateTable('programme').set({ matching_mode }).execute()
  const alternatives = (id = matchId) => app.call(listAlternatives, { as: maya.actor, params: { id } })
  const change = (to: SeededPerson | null, more: { sessions?: string; reason?: string } = {}, id = matchId) =>
    app.call(changeCoach, {
      as: maya.actor,
      params: { id },
      body: { coach: to?.profileId ?? null, ...more },
    })
  const seen = async () =>
    (await app.call(listMatchRequests, { as: maya.actor })).body
      .map((match) => [match.from_user_profile.user.first_name, match.status])
      .toSorted()
  const changes = () => root().selectFrom('coach_changes').selectAll().execute()
  const live = async (coach: SeededPerson) =>
    root()
      .selectFrom('coaches')
      .select(['pending_matches', 'accepted_matches'])
      .where('id', '=', coach.profileId)
      .executeTakeFirstOrThrow()
  const bookings = async () => {
    const rows = await root().selectFrom('bookings').select(['id', 'status']).execute()
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  }

  it('offers the two best others with reasons, the changes left, and the upcoming sessions', async () => {
    await addCoach({ first_name: 'Dan', language_preference: 'Nepali', focus_area: 'Debating' })
    await addSession(-0.25)
    const ahead = await addSession(30)
    const near = await addSession(1)
    const { status, body } = await alternatives()
    expect(status).toBe(200)
    expect(body.alternatives.map(({ coach }) => coach.user.first_name)).toEqual(['Bea', 'Cem'])
    expect(body.alternatives[0]?.reasons).toContain('Speaks Spanish')
    expect([body.changes_left, body.waits_for]).toEqual([3, null])
    expect(body.sessions.map(({ id, late }) => [id, late])).toEqual([
      [near, true],
      [ahead, false],
    ])
  })

  it('does not offer coaches who are matched, full, closed or separated from the student before', async () => {
    await addMatch(bea)
    await addMatch(cem, { status: 'declined' })
    await addCoach({ capacity: 0 })
    await addCoach({ accepts_students: false })
    expect((await alternatives()).body.alternatives).toEqual([])
  })

  it('gives the place to the chosen coach at once, and notifies only the coach, in neutral words', async () => {
    const stays = await addSession(30)
    const reason = 'Our talks went nowhere.'
    const { status, body } = await change(bea, { reason })
    expect([status, body]).toEqual([200, { coach: bea.profileId, status: 'accepted', changes_left: 2 }])
    await app.runJobs()
    expect(await seen()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'accepted'],
    ])
    expect([await live(amara), await live(bea)]).toEqual([
      { pending_matches: 0, accepted_matches: 0 },
      { pending_matches: 0, accepted_matches: 1 },
    ])
    expect(await bookings()).toEqual({ [stays]: 'booked' })
    expect(app.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [amara.email, 'Maya Torres is no longer matched with you'],
        [maya.email, 'You have a coach'],
      ].toSorted(),
    )
    const told = app.sent.find(({ to }) => to === amara.email)
    expect(told?.text).toContain('You are no longer coaching Maya')
    expect(told?.text).toContain('This session stays booked')
    expect(told?.text).not.toMatch(/nowhere|Bea|chose|changed|programme has/)
    const entries = await root().selectFrom('audit_entries').select(['action', 'reason', 'details']).execute()
    expect(entries).toEqual([{ action: 'match.ended', reason: '', details: {} }])
  })

  it('looks to the coach like an ending by the programme', async () => {
    await change(null)
    await app.runJobs()
    const byStudent = app.sent.find(({ to }) => to === amara.email)
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const again = { student_profile: maya.profileId, mentor_profile: amara.profileId }
    const instead = { student_profile: maya.profileId, mentor_profile: (await addCoach()).profileId }
    await root().deleteFrom('match_requests').where('status', '=', 'accepted').execute()
    const paired = await app.call(pairByHand, { as: admin.actor, body: again })
    const body = { ...instead, instead_of: paired.body.id, reason: 'By hand' }
    expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
    await app.runJobs()
    const byProgramme = app.sent.findLast(({ to }) => to === amara.email)
    expect(byProgramme).not.toBe(byStudent)
    expect(byProgramme?.text).toBe(byStudent?.text)
  })

  it("keeps the coach's notes, and keeps the shared ones visible to the student, and nothing else", async () => {
    const pair = { coach_id: amara.profileId, student_profile_id: maya.profileId }
    await app.context.database.transaction(async (trx) => {
      await seedNote(trx, { ...pair, text: 'Sleeps badly.' })
      await seedNote(trx, { ...pair, text: 'One list on Sundays.', shared: true })
    })
    await change(bea)
    expect((await app.call(listCoachStudents, { as: amara.actor })).body).toEqual([])
    const opened = await app.call(openStudent, { as: amara.actor, params: { id: maya.profileId } })
    expect(opened.status).toBe(404)
    expect((await app.call(listSharedNotes, { as: maya.actor })).body).toHaveLength(1)
    const kept = await root().selectFrom('coach_notes').select('coach_id').execute()
    expect(kept).toEqual([{ coach_id: amara.profileId }, { coach_id: amara.profileId }])
    const read = await app.call(openStudent, { as: bea.actor, params: { id: maya.profileId } })
    expect(JSON.stringify(read.body)).not.toMatch(/Sleeps badly|Sundays/)
  })

  it('shows the reason, and whether it may need care, to administrators only', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    await change(bea, { reason: 'I want to die and nobody listens.' })
    const query = { status: 'ended' }
    const { body } = await app.call(listMatches, { as: admin.actor, query })
    expect(body.matches[0]?.decided).toMatchObject({
      role: 'student',
      name: 'Maya Torres',
      reason: 'I want to die and nobody listens.',
      needs_care: true,
    })
  })

  it('is a request where a person decides, and the student gets no mail yet', async () => {
    for (const [mode, waits_for] of [
      ['coach', 'coach'],
      ['admin', 'programme'],
    ] as const) {
      await setMode(mode)
      expect((await alternatives()).body.waits_for).toBe(waits_for)
    }
    expect((await change(bea)).body.status).toBe('pending')
    await app.runJobs()
    expect(await seen()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'pending'],
    ])
    expect(app.sent.map(({ to }) => to)).toEqual([amara.email])
    expect(
      (await alternatives((await app.call(listMatchRequests, { as: maya.actor })).body[0]!.id)).status,
    ).toBe(404)
  })

  it('to nobody lets the engine fill the place, which never brings back the former coach', async () => {
    expect((await change(null)).body).toEqual({ coach: null, status: null, changes_left: 2 })
    await app.runJobs()
    expect(await seen()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'accepted'],
      ['Cem', 'accepted'],
    ])
    app.clock.advance(60_000)
    await matchStudent.handle(app.context, { studentProfileId: maya.profileId })
    expect((await seen()).filter(([name]) => name === 'Amara')).toEqual([['Amara', 'ended']])
  })

  it('cancels upcoming sessions if the student wants that, and frees their times', async () => {
    const begun = await addSession(-0.25)
    const [late, ahead] = [await addSession(1), await addSession(30)]
    expect((await change(bea, { sessions: 'cancel' })).status).toBe(200)
    expect(await bookings()).toEqual({ [begun]: 'booked', [late]: 'cancelled', [ahead]: 'cancelled' })
    const history = await root()
      .selectFrom('booking_changes')
      .select(['booking_id', 'what', 'done_by', 'is_late'])
      .orderBy('id')
      .execute()
    expect(history).toEqual([
      { booking_id: late, what: 'cancelled', done_by: 'student', is_late: true },
      { booking_id: ahead, what: 'cancelled', done_by: 'student', is_late: false },
    ])
    const slots = await root()
      .selectFrom('time_slots')
      .select('status')
      .where('status', '=', 'released')
      .execute()
    expect(slots).toHaveLength(2)
  })

  it('changes nothing if the coach is full, closed, matched, or was separated from the student', async () => {
    const full = await addCoach({ capacity: 0 })
    const closed = await addCoach({ accepts_students: false })
    await addMatch(bea)
    await addMatch(cem, { status: 'declined' })
    const session = await addSession(30)
    for (const [coach, code] of [
      [full, 'no_room'],
      [closed, 'coach_not_open'],
      [bea, 'already_matched'],
      [cem, 'coach_not_open'],
    ] as const) {
      const { status, error } = await change(coach, { sessions: 'cancel' })
      expect([status, error.code]).toEqual([409, code])
    }
    expect([await changes(), await bookings()]).toEqual([[], { [session]: 'booked' }])
    expect(await seen()).toEqual([
      ['Amara', 'accepted'],
      ['Bea', 'accepted'],
      ['Cem', 'declined'],
    ])
  })

  it('is one change however often it is sent, and a different choice for the same match is a conflict', async () => {
    const answers = await Promise.all([change(bea), change(bea), change(bea)])
    expect(answers.map(({ body }) => body)).toEqual(
      Array(3).fill({ coach: bea.profileId, status: 'accepted', changes_left: 2 }),
    )
    expect([(await changes()).length, (await live(bea)).accepted_matches]).toEqual([1, 1])
    const other = await change(cem)
    expect([other.status, other.error.code]).toEqual([409, 'version_conflict'])
    expect((await change(null)).error.code).toBe('version_conflict')
  })

  it('succeeds once when two tabs choose differently at the same time', async () => {
    const answers = await Promise.all([change(bea), change(cem)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seen()).filter(([, status]) => status === 'accepted')).toHaveLength(1)
  })

  it('fills the last place of a coach once, however many students want it at the same time', async () => {
    await root().updateTable('coaches').set({ capacity: 1 }).where('id', '=', bea.profileId).execute()
    const others = await app.context.database.transaction(async (trx) => {
      const made = []
      for (let at = 0; at < 3; at++) {
        const student = await seedStudent(trx)
        const pair = { student_profile_id: student.profileId, coach_id: amara.profileId }
        made.push({ as: student.actor, params: { id: await seedMatch(trx, pair) } })
      }
      return made
    })
    const body = { coach: bea.profileId }
    const answers = await Promise.all(others.map((one) => app.call(changeCoach, { ...one, body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.filter(({ status }) => status === 409).map(({ error }) => error.code)
    expect(refused).toEqual(['no_room', 'no_room'])
    expect([(await live(amara)).accepted_matches, (await live(bea)).accepted_matches]).toEqual([3, 1])
  })

  it('is refused the fourth time in a term, and possible again in the next one', async () => {
    const coaches = [bea, cem, await addCoach(), await addCoach()]
    let id = matchId
    for (const [at, coach] of coaches.entries()) {
      expect((await alternatives(id)).body.changes_left).toBe(3 - at)
      const { status, error } = await change(coach, {}, id)
      if (at < 3) expect(status).toBe(200)
      else expect([status, error.code]).toEqual([409, 'no_changes_left'])
      const [accepted] = (
        await app.call(listMatchRequests, { as: maya.actor, query: { status: 'accepted' } })
      ).body
      id = accepted!.id
      app.clock.advance(DAY)
    }
    app.clock.set(Date.parse('2027-01-01T05:00:00Z'))
    expect((await alternatives(id)).body.changes_left).toBe(3)
    expect((await change(coaches[3]!, {}, id)).status).toBe(200)
    // The programme's own terms come before those of the calendar.
    const term = { name: 'Spring', first_day: '2027-01-02', last_day: '2027-05-20' }
    await root().insertInto('programme_terms').values(term).execute()
    app.clock.set(Date.parse('2027-01-02T05:00:00Z'))
    const [again] = (await app.call(listMatchRequests, { as: maya.actor, query: { status: 'accepted' } }))
      .body
    expect((await alternatives(again!.id)).body.changes_left).toBe(3)
  })

  it("is for one's own accepted matches only", async () => {
    const waiting = await addMatch(bea, { status: 'pending' })
    const over = await addMatch(cem, { status: 'ended' })
    for (const id of [waiting, over]) expect((await alternatives(id)).status).toBe(404)
    expect((await change(null, {}, waiting)).status).toBe(404)
    expect((await change(null, {}, over)).error.code).toBe('version_conflict')
    const other = await app.context.database.transaction((trx) => seedStudent(trx))
    const params = { id: matchId }
    expect((await app.call(listAlternatives, { as: other.actor, params })).status).toBe(404)
    expect((await app.call(changeCoach, { as: other.actor, params, body: { coach: null } })).status).toBe(404)
    expect(await changes()).toEqual([])
  })
})
