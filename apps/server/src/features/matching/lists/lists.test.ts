import { listMatches, type MatchList } from '@shinequo/contract/matching/programme-matches'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach, seedCoaches } from '../../../seeds/coaches.ts'
import { seedMatches } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { seedCrowd } from '../../../testing/crowd.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
/** More than are looked up one by one. */
const MANY = 3100

describeOnEngines('the lists of matches of a large programme', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    const { database } = app.context
    const [amara, bea, maya] = await database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      return [
        await seedCoach(trx, { first_name: 'Amara', last_name: 'Obi' }),
        await seedCoach(trx, { first_name: 'Bea', last_name: 'Crowdson' }),
        await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres', email: 'm.o@elsewhere.example' }),
      ]
    })
    const crowd = await seedCrowd(database, MANY, (at) => ({ first_name: 'Crowd', last_name: `N${at}` }))
    await database.transaction(async (trx) => {
      const statuses = ['accepted', 'accepted', 'ended', 'declined'] as const
      await seedMatches(trx, [
        ...crowd.map(({ profileId }, at) => ({
          student_profile_id: profileId,
          coach_id: amara!.profileId,
          status: at < 30 ? ('pending' as const) : statuses[at % 4]!,
          created_at: new Date(app.clock.now() - at * MINUTE),
        })),
        { student_profile_id: maya!.profileId, coach_id: amara!.profileId, created_at: new Date(0) },
        { student_profile_id: maya!.profileId, coach_id: bea!.profileId, created_at: new Date(0) },
      ])
    })
  })
  afterAll(() => app.close())

  const list = async (status: MatchList, query: Record<string, string> = {}) =>
    (await app.call(listMatches, { as: admin.actor, query: { status, ...query } })).body
  const lastNames = async (status: MatchList, query: Record<string, string>) =>
    (await list(status, query)).matches.map(({ student }) => student.last_name)

  it('are counted to 1,000, with a search and without', async () => {
    expect((await list('pending')).counts).toEqual({ pending: 30, accepted: 1001, ended: 1001 })
    for (const search of ['crowd', 'cr', 'amara']) {
      expect((await list('pending', { search })).counts).toEqual({ pending: 30, accepted: 1001, ended: 1001 })
    }
    expect((await list('pending', { search: '@elsewhere' })).counts).toEqual({
      pending: 0,
      accepted: 2,
      ended: 0,
    })
    expect(await lastNames('accepted', { search: 'm.o@elsewhere.example' })).toEqual(['Torres', 'Torres'])
    expect((await list('pending', { search: 'torres' })).counts).toEqual({
      pending: 0,
      accepted: 2,
      ended: 0,
    })
  })

  it.each(['crowd', 'amara', ''])('keep their order across pages, searched by "%s"', async (search) => {
    const first = await list('ended', { search })
    const second = await list('ended', { search, cursor: first.next! })
    const ended = Array.from({ length: MANY }, (_, at) => at).filter((at) => at >= 30 && at % 4 > 1)
    expect([...first.matches, ...second.matches].map(({ student }) => student.last_name)).toEqual(
      ended.slice(0, 50).map((at) => `N${at}`),
    )
    const waiting = await list('pending', { search })
    const rest = await list('pending', { search, cursor: waiting.next! })
    expect([...waiting.matches, ...rest.matches].map(({ student }) => student.last_name)).toEqual(
      Array.from({ length: 30 }, (_, at) => `N${29 - at}`),
    )
  })

  it('are searched by the first one or two letters of a first or last name', async () => {
    expect(await lastNames('accepted', { search: 'b' })).toEqual(['Torres'])
    expect(await lastNames('accepted', { search: 'to' })).toEqual(['Torres', 'Torres'])
    expect(await lastNames('accepted', { search: 'rr' })).toEqual([])
    expect(await lastNames('accepted', { search: 'crowds' })).toEqual(['Torres'])
    expect((await list('accepted', { search: '@shinequo' })).counts.accepted).toBe(1001)
  })
})

describeOnEngines('the list of pending requests', (engine) => {
  it('keeps the requests of a student together, also across pages', async () => {
    const app = await startTestApp(engine)
    const admin = await app.context.database.transaction(async (trx) => {
      const coaches = await seedCoaches(trx, [{}, {}, {}])
      const students = await seedStudents(
        trx,
        Array.from({ length: 12 }, () => ({})),
      )
      await seedMatches(
        trx,
        coaches.flatMap((coach) =>
          students.map((student) => ({
            student_profile_id: student.profileId,
            coach_id: coach.profileId,
            status: 'pending' as const,
            created_at: new Date(app.clock.now()),
          })),
        ),
      )
      return seedAccount(trx, { role: 'admin' })
    })
    const page = async (query: Record<string, string> = {}) =>
      (await app.call(listMatches, { as: admin.actor, query: { status: 'pending', ...query } })).body
    const first = await page()
    const second = await page({ cursor: first.next! })
    const students = [...first.matches, ...second.matches].map(({ student }) => student.id)
    expect(students).toHaveLength(36)
    const changes = students.filter((student, at) => student !== students[at - 1])
    expect(changes).toHaveLength(12)
    await app.close()
  })
})
