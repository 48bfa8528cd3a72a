import { listCandidates, pairByHand } from '@shinequo/contract/matching/programme-matches'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SeededPerson } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { managedMatches, REASONS } from '../../../testing/managed-matches.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR = 3_600_000

describeOnEngines('matches made by hand', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let amara: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    ;({ admin, maya, amara } = await begin())
  })
  afterAll(() => app.close())

  const { begin, addCoach, addStudent, addMatch, setMode, matchNow, list, mails, acts, ...more } =
    managedMatches(() => app)
  const seen = () => more.seen(maya)
  const pair = (student: SeededPerson, coach: SeededPerson, reason = '', instead_of?: string) =>
    app.call(pairByHand, {
      as: admin.actor,
      body: { student_profile: student.profileId, mentor_profile: coach.profileId, reason, instead_of },
    })
  const candidates = (student = maya, search = '') =>
    app.call(listCandidates, { as: admin.actor, query: { student: student.accountId, search } })

  it("are offered with the engine's order and reasons, for each coach with room", async () => {
    const bea = await addCoach({ first_name: 'Bea' })
    const cem = await addCoach({ first_name: 'Cem', language_preference: 'English, Spanish' })
    await addCoach({ first_name: 'Full', capacity: 0 })
    await addCoach({ first_name: 'Paused', accepts_students: false })
    await addMatch(maya, cem, { status: 'declined' })
    const { body } = await candidates()
    expect(body.student).toMatchObject({
      id: maya.profileId,
      first_name: 'Maya',
      completed: true,
      places_left: 3,
    })
    expect(body.candidates.map(({ first_name, rank, before }) => [first_name, rank, before])).toEqual([
      ['Amara', 1, null],
      ['Bea', 2, null],
      ['Cem', null, 'declined'],
    ])
    expect(body.candidates[0]).toMatchObject({ places_left: 20, reasons: [...REASONS, 'Speaks Spanish'] })
    expect((await candidates(maya, 'be')).body.candidates.map(({ id }) => id)).toEqual([bea.profileId])
    const made = await pair(maya, cem, 'They know each other')
    expect([made.status, made.body.status]).toEqual([201, 'accepted'])
    await app.runJobs()
    expect(mails('You have a coach')).toHaveLength(1)
    expect((await list(admin, 'accepted')).matches[0]?.decided).toMatchObject({
      reason: 'They know each other',
    })
    expect((await candidates()).body.candidates.map(({ first_name }) => first_name)).toEqual(['Amara', 'Bea'])
    // A new engine run treats the pair like any other match.
    await matchNow(maya)
    expect(await seen()).toContainEqual(['Cem', 'accepted'])
  })

  it('are refused if they are impossible', async () => {
    await addMatch(maya, amara)
    const refused = async (student: SeededPerson, coach: SeededPerson) => {
      const { status, error } = await pair(student, coach)
      return [status, error.code, error.errors ?? null]
    }
    expect(await refused(maya, amara)).toEqual([409, 'already_matched', null])
    expect(await refused(maya, await addCoach({ capacity: 0 }))).toEqual([409, 'no_room', null])
    expect(await refused(maya, await addCoach({ accepts_students: false }))).toEqual([
      409,
      'coach_not_open',
      null,
    ])
    expect(await refused(await addStudent({ is_completed: false }), amara)).toEqual([
      400,
      'invalid_input',
      { student_profile: "This student hasn't completed their profile yet" },
    ])
    for (let at = 0; at < 2; at++) await addMatch(maya, await addCoach())
    expect(await refused(maya, await addCoach())).toEqual([409, 'places_taken', null])
    expect(await acts()).toEqual([])
  })

  it('replace an existing one if a student has three coaches', async () => {
    await setMode('automatic')
    const others = [await addCoach({ first_name: 'Bea' }), await addCoach({ first_name: 'Cem' })]
    await matchNow(maya)
    const dan = await addCoach({ first_name: 'Dan' })
    await app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: amara.profileId,
        student_profile_id: maya.profileId,
        starts_at: new Date(app.clock.now() + 30 * HOUR),
      }),
    )
    await app.runJobs()
    app.sent.length = 0
    const { standing, student } = (await candidates()).body
    expect([student.places_left, standing.map(({ first_name }) => first_name).toSorted()]).toEqual([
      0,
      ['Amara', 'Bea', 'Cem'],
    ])
    const place = standing.find(({ first_name }) => first_name === 'Amara')!.id
    const refused = async (...input: Parameters<typeof pair>) => (await pair(...input)).error
    expect((await refused(maya, dan)).code).toBe('places_taken')
    expect((await refused(maya, dan, '', place)).errors).toEqual({
      reason: 'Please say why: your reason is kept in the audit log',
    })
    const noor = await addStudent({ first_name: 'Noor' })
    const hers = await addMatch(noor, others[0]!)
    expect((await refused(maya, dan, 'Somebody else’s', hers)).code).toBe('version_conflict')
    expect((await seen()).map(([, status]) => status)).toEqual(['accepted', 'accepted', 'accepted'])

    expect((await pair(maya, dan, 'They speak the same language', place)).status).toBe(201)
    await app.runJobs()
    expect((await seen()).toSorted()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'accepted'],
      ['Cem', 'accepted'],
      ['Dan', 'accepted'],
    ])
    const [told] = mails('A change to your coaching')
    expect(told?.text).toContain('Your programme has found you another coach')
    expect(told?.text).toContain('The session you have booked stays booked')
    expect(mails('You have a coach')).toHaveLength(1)
    expect(mails('Maya Torres is no longer matched with you').map(({ to }) => to)).toEqual([amara.email])
    expect((await acts()).map(({ action }) => action).toSorted()).toEqual(['match.ended', 'match.paired'])
    // Repeated, it finds that the former match has ended.
    expect((await refused(maya, amara, 'Again', place)).code).toBe('version_conflict')
    expect((await seen()).toSorted()).toHaveLength(4)
  })

  it("replace the request that fits least, within the coach's capacity", async () => {
    const coaches = []
    for (const score of [30, 10, 20]) {
      const coach = await addCoach({ first_name: `C${score}` })
      await addMatch(maya, coach, { status: 'pending', score })
      coaches.push(coach)
    }
    const fourth = await addCoach({ first_name: 'Dan', capacity: 1 })
    const noor = await addStudent()
    const both = await Promise.all([pair(maya, fourth), pair(noor, fourth)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    if (both[0]?.status === 201) {
      expect((await seen()).filter(([, status]) => status === 'ended')).toEqual([['C10', 'ended']])
    } else {
      expect((await seen()).every(([, status]) => status === 'pending')).toBe(true)
    }
  })
})
