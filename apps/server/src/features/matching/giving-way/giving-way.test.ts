import { getWaiting, listMatchRequests } from '@shinequo/contract/matching'
import { changeCoach, listAlternatives } from '@shinequo/contract/matching/changes'
import { listCandidates, listMatches, pairByHand } from '@shinequo/contract/matching/programme-matches'
import { decideRequest } from '@shinequo/contract/matching/student-requests'
import { getCoachNotices } from '@shinequo/contract/notifications/notices'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, type StudentSeed, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { assembleApp } from '../../../testing/assembled-app.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { mailboxProved } from '../../accounts/mailbox/service.ts'
import { lockParties } from '../../availability/slots/queries.ts'
import { matchStudent, sweepQueue } from '../jobs.ts'

const HOUR = 3_600_000
const UNPROVED = { email_proved_at: null, proved_school: null } as const

describeOnEngines('matches that give way', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    admin = await write((trx) => seedAccount(trx, { role: 'admin' }))
    coach = await addCoach({ first_name: 'Amara', last_name: 'Obi', capacity: 2 })
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const write: TestApp['context']['database']['transaction'] = (work) =>
    app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed = {}) =>
    write((trx) => seedCoach(trx, { language_preference: 'English', ...seed }))
  const addStudent = (seed: StudentSeed = {}) =>
    write(async (trx) => {
      const student = await seedStudent(trx, { language_preference: 'English', ...seed })
      const answers = { student_profile_id: student.profileId, created_at: new Date(app.clock.now()) }
      await seedAnswers(trx, { ...answers, codes: ['language:english'] })
      return student
    })
  const match = (
    student: SeededPerson,
    status: 'accepted' | 'pending' = 'accepted',
    age = 1,
    own: SeededPerson = coach,
  ) =>
    write((trx) =>
      seedMatch(trx, {
        student_profile_id: student.profileId,
        coach_id: own.profileId,
        status,
        created_at: new Date(app.clock.now() - age * HOUR),
        ...(status === 'accepted' && { accepted_at: new Date(app.clock.now() - age * HOUR) }),
      }),
    )
  /** Students nobody knows, the first one matched the longest ago, with all places of the coach. */
  const fill = async (status: 'accepted' | 'pending' = 'accepted') => {
    const [old, young] = [
      await addStudent({ ...UNPROVED, first_name: 'Olga', last_name: 'Old' }),
      await addStudent({ ...UNPROVED, first_name: 'Yves', last_name: 'Young' }),
    ]
    await match(young, status, 1)
    await match(old, status, 2)
    return { old, young }
  }
  const setMode = (matching_mode: MatchingMode) =>
    root().updateTable('programme').set({ matching_mode }).execute()
  const runFor = (student: SeededPerson) =>
    matchStudent.handle(app.context, { studentProfileId: student.profileId })
  const statusesOf = async (student: SeededPerson) =>
    (await app.call(listMatchRequests, { as: student.actor })).body.map(({ status }) => status)
  const waitingOf = async (student: SeededPerson) => (await app.call(getWaiting, { as: student.actor })).body
  const loads = () =>
    root()
      .selectFrom('coaches')
      .select(['accepted_matches as accepted', 'pending_matches as pending'])
      .where('id', '=', coach.profileId)
      .executeTakeFirstOrThrow()

  it('end for a known student who would have no coach, the oldest first, and both sides read why', async () => {
    const { old, young } = await fill()
    const maya = await addStudent()
    expect((await waitingOf(maya)).reached).toBe('queue')
    await runFor(maya)
    expect([await statusesOf(maya), await statusesOf(old), await statusesOf(young)]).toEqual([
      ['accepted'],
      ['ended'],
      ['accepted'],
    ])
    expect(await loads()).toEqual({ accepted: 2, pending: 0 })
    await app.runJobs()
    const mails = app.sent.filter(({ to }) => to !== maya.email)
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [coach.email, 'Olga Old is no longer matched with you'],
        [old.email, 'Confirm your email to keep a coach'],
      ].toSorted(),
    )
    expect(mails.find(({ to }) => to === old.email)?.text).toContain('Amara Obi is no longer your coach.')
    expect((await app.call(listMatchRequests, { as: old.actor })).body).toMatchObject([{ gave_way: true }])
    expect(await waitingOf(old)).toMatchObject({ waits: true, days: null, reached: 'confirm_email' })
    expect((await app.call(getCoachNotices, { as: coach.actor })).body.gave_way).toEqual(['Olga'])
    const query = { status: 'ended' as const }
    const listed = (await app.call(listMatches, { as: admin.actor, query })).body.matches
    expect(listed).toMatchObject([{ gave_way: true, expired: false, decided: null }])
    const entries = await root()
      .selectFrom('audit_entries')
      .select(['action', 'student_profile_id'])
      .execute()
    expect(entries).toContainEqual({ action: 'match.gave_way', student_profile_id: old.profileId })
  })

  it('are named to their coach in the order of names, not of bytes', async () => {
    const { old, young } = await fill()
    for (const [{ accountId }, first_name] of [
      [old, 'Zed'],
      [young, 'Álvaro'],
    ] as const) {
      await root().updateTable('accounts').set({ first_name }).where('id', '=', accountId).execute()
    }
    for (const student of [await addStudent(), await addStudent()]) await runFor(student)
    expect((await app.call(getCoachNotices, { as: coach.actor })).body.gave_way).toEqual(['Álvaro', 'Zed'])
  })

  it('do not end while a session of the two is ahead, for a student who is not known, or who has a coach', async () => {
    const { old, young } = await fill()
    const maya = await addStudent()
    for (const { profileId } of [old, young]) {
      const pair = { student_profile_id: profileId, coach_id: coach.profileId }
      await write((trx) =>
        seedBooking(trx, {
          ...pair,
          starts_at: new Date(app.clock.now() + (profileId === old.profileId ? 24 : 26) * HOUR),
        }),
      )
    }
    await runFor(maya)
    expect(await statusesOf(maya)).toEqual([])
    expect((await waitingOf(maya)).reached).toBe('no_coach')
    app.clock.advance(48 * HOUR)
    const stranger = await addStudent(UNPROVED)
    await runFor(stranger)
    expect([await statusesOf(stranger), (await waitingOf(stranger)).reached]).toEqual([[], 'confirm_email'])
    const nora = await addStudent()
    await match(nora, 'accepted', 1, await addCoach({ capacity: 1 }))
    await runFor(nora)
    expect(await statusesOf(nora)).toEqual(['accepted'])
    await runFor(maya)
    expect(await statusesOf(maya)).toEqual(['accepted'])
  })

  it('are as many as there are known students who wait at once, first coaches before second ones', async () => {
    const { old, young } = await fill()
    const other = await addCoach({ capacity: 1 })
    const third = await addStudent({ ...UNPROVED, first_name: 'Theo' })
    await match(third, 'accepted', 3, other)
    const known = [await addStudent(), await addStudent(), await addStudent()]
    await sweepQueue.handle(app.context, {})
    for (const student of known) expect(await statusesOf(student)).toEqual(['accepted'])
    for (const student of [old, young, third]) expect(await statusesOf(student)).toEqual(['ended'])
    await sweepQueue.handle(app.context, {})
    for (const student of known) expect(await statusesOf(student)).toEqual(['accepted'])
  })

  it('leave free places first to known students in a run over everybody, and the rest to the others', async () => {
    await root().updateTable('coaches').set({ capacity: 1 }).execute()
    const [stranger, maya] = [await addStudent(UNPROVED), await addStudent()]
    await sweepQueue.handle(app.context, {})
    expect([await statusesOf(stranger), await statusesOf(maya)]).toEqual([[], ['accepted']])
    await root().updateTable('coaches').set({ capacity: 2 }).execute()
    await sweepQueue.handle(app.context, {})
    expect(await statusesOf(stranger)).toEqual(['accepted'])
  })

  it.each(['coach', 'admin'] as const)('are requests too where people decide: %s', async (mode) => {
    await setMode(mode)
    const { old } = await fill('pending')
    const maya = await addStudent()
    await runFor(maya)
    expect([await statusesOf(maya), await statusesOf(old)]).toEqual([['pending'], ['ended']])
    expect(await loads()).toEqual({ accepted: 0, pending: 2 })
    await app.runJobs()
    const mail = app.sent.find(({ to }) => to === old.email)
    expect(mail?.subject).toBe('Confirm your email to keep a coach')
    expect(mail?.text).not.toContain('Amara')
    expect((await app.call(listMatchRequests, { as: old.actor })).body).toMatchObject([{ gave_way: false }])
    expect((await waitingOf(old)).reached).toBe('confirm_email')
  })

  it('make room for a request that a full coach accepts', async () => {
    await setMode('coach')
    const { old } = await fill()
    const [maya, stranger] = [await addStudent(), await addStudent(UNPROVED)]
    const [id, refused] = [await match(maya, 'pending'), await match(stranger, 'pending')]
    const decide = (which: string) =>
      app.call(decideRequest, { as: coach.actor, params: { id: which }, body: { decision: 'accepted' } })
    expect((await decide(refused)).error.code).toBe('no_room')
    expect((await decide(id)).status).toBe(200)
    expect([await statusesOf(maya), await statusesOf(old)]).toEqual([['accepted'], ['ended']])
    expect((await loads()).accepted).toBe(2)
  })

  it('make room for a pair that an administrator makes', async () => {
    const { old } = await fill()
    const [maya, stranger] = [await addStudent(), await addStudent(UNPROVED)]
    const candidates = async (student: SeededPerson) =>
      (await app.call(listCandidates, { as: admin.actor, query: { student: student.accountId } })).body
        .candidates
    expect(await candidates(stranger)).toEqual([])
    expect(await candidates(maya)).toMatchObject([{ first_name: 'Amara', places_left: 2 }])
    const pair = (student: SeededPerson) =>
      app.call(pairByHand, {
        as: admin.actor,
        body: { student_profile: student.profileId, mentor_profile: coach.profileId },
      })
    expect((await pair(stranger)).error.code).toBe('no_room')
    expect((await pair(maya)).status).toBe(201)
    expect([await statusesOf(maya), await statusesOf(old)]).toEqual([['accepted'], ['ended']])
  })

  it('make room for a coach whom a student chooses instead of their only one', async () => {
    const { old } = await fill()
    const maya = await addStudent()
    const own = await addCoach({ first_name: 'Ben', capacity: 1 })
    const id = await match(maya, 'accepted', 5, own)
    const { alternatives } = (await app.call(listAlternatives, { as: maya.actor, params: { id } })).body
    expect(alternatives.map(({ coach: { user } }) => user.first_name)).toEqual(['Amara'])
    const body = { coach: coach.profileId, reason: '', share_notes: false, sessions: 'keep' as const }
    expect((await app.call(changeCoach, { as: maya.actor, params: { id }, body })).status).toBe(200)
    expect(await statusesOf(maya)).toEqual(['accepted', 'ended'])
    expect([await statusesOf(old), (await loads()).accepted]).toEqual([['ended'], 2])
  })

  it('can be made again once the address is confirmed, which matches the student at once', async () => {
    const { old } = await fill()
    const maya = await addStudent()
    await runFor(maya)
    await write((trx) => mailboxProved(app.context, trx, old.accountId))
    await app.runJobs()
    // The mail that waited is no longer needed, and the other unknown student gives way in turn.
    expect(app.sent.filter(({ to }) => to === old.email).map(({ subject }) => subject)).toEqual([
      'You have a coach',
    ])
    expect((await statusesOf(old)).toSorted()).toEqual(['accepted', 'ended'])
    expect((await app.call(listMatchRequests, { as: old.actor })).body.some(({ gave_way }) => gave_way)).toBe(
      false,
    )
    expect((await app.call(getCoachNotices, { as: coach.actor })).body.gave_way).toEqual(['Yves'])
  })

  it('are not made at all if the programme matches only confirmed addresses', async () => {
    await root().updateTable('programme').set({ match_confirmed_only: true }).execute()
    const stranger = await addStudent(UNPROVED)
    await runFor(stranger)
    await sweepQueue.handle(app.context, {})
    expect([await statusesOf(stranger), (await waitingOf(stranger)).reached]).toEqual([[], 'confirm_email'])
    await write((trx) => mailboxProved(app.context, trx, stranger.accountId))
    await app.runJobs()
    expect(await statusesOf(stranger)).toEqual(['accepted'])
    const schooled = await addStudent({ email_proved_at: null })
    await runFor(schooled)
    expect(await statusesOf(schooled)).toEqual(['accepted'])
  })

  it('end once, for one of two known students whose runs overlap', async () => {
    await root().updateTable('coaches').set({ capacity: 1 }).execute()
    const stranger = await addStudent(UNPROVED)
    await match(stranger)
    const known = [await addStudent(), await addStudent()]
    await Promise.all(known.map(runFor))
    const made = await Promise.all(known.map(statusesOf))
    expect(made.flat()).toEqual(['accepted'])
    expect(await loads()).toEqual({ accepted: 1, pending: 0 })
  })
})

describeOnPostgres('matches that give way beside a booking', (serverUrl) => {
  it('are those of other students, not of the one who is booking, and nobody waits for anybody', async () => {
    const database = await openPostgres(await emptyDatabase(serverUrl))
    await migrate(database)
    const { context, close } = await assembleApp(database, new TestClock())
    onTestFinished(close)
    const at = new Date(context.clock.now())
    const { old, young, maya, coach } = await database.transaction(async (trx) => {
      const coach = await seedCoach(trx, { capacity: 2 })
      const [old, young, maya] = [
        await seedStudent(trx, UNPROVED),
        await seedStudent(trx, UNPROVED),
        await seedStudent(trx),
      ]
      await seedAnswers(trx, {
        student_profile_id: maya.profileId,
        created_at: at,
        codes: ['language:english'],
      })
      for (const [hours, { profileId: student_profile_id }] of [old, young].entries()) {
        const created_at = new Date(at.getTime() - (2 - hours) * HOUR)
        await seedMatch(trx, { student_profile_id, coach_id: coach.profileId, created_at })
      }
      return { old, young, maya, coach }
    })
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const booking = database.background.transaction(async (trx) => {
      await lockParties(trx, coach.profileId, old.profileId)
      begun.resolve()
      await ended.promise
      const pair = { coach_id: coach.profileId, student_profile_id: old.profileId }
      await seedBooking(trx, { ...pair, starts_at: new Date(at.getTime() + 24 * HOUR) })
    })
    await begun.promise
    await matchStudent.handle(context, { studentProfileId: maya.profileId })
    ended.resolve()
    await booking
    const live = await database.root
      .selectFrom('match_requests')
      .select('student_profile_id as id')
      .where('status', '=', 'accepted')
      .execute()
    expect(live.map(({ id }) => id).toSorted()).toEqual([old.profileId, maya.profileId].toSorted())
    expect(live.some(({ id }) => id === young.profileId)).toBe(false)
  })
})
