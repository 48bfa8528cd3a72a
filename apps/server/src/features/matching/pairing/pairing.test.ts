import { listMatches, listStudentsToPair } from '@shinequo/contract/matching/programme-matches'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describeOnEngines('the students to pair by hand', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      const coach = await seedCoach(trx, { first_name: 'Ada' })
      const other = await seedCoach(trx)
      const ana = await seedStudent(trx, { first_name: 'Ana', last_name: 'Matched' })
      for (const { profileId: coach_id } of [coach, other]) {
        await seedMatch(trx, { student_profile_id: ana.profileId, coach_id })
      }
      const zoe = await seedStudent(trx, { first_name: 'Zoe', last_name: 'Waiting' })
      await seedMatch(trx, {
        student_profile_id: zoe.profileId,
        coach_id: coach.profileId,
        status: 'pending',
      })
      await seedStudent(trx, { first_name: 'Bo', suspended_at: new Date(app.clock.now()) })
    })
  })
  afterAll(() => app.close())

  const found = async (search = '') =>
    (await app.call(listStudentsToPair, { as: admin.actor, query: { search } })).body

  it('begin with those without a coach, also in a search', async () => {
    const names = ({ students }: Awaited<ReturnType<typeof found>>) =>
      students.map(({ first_name, coaches }) => [first_name, coaches])
    expect(names(await found())).toEqual([
      ['Zoe', 0],
      ['Ana', 2],
    ])
    expect(names(await found('a'))).toEqual([['Ana', 2]])
    expect(names(await found('waiting'))).toEqual([['Zoe', 0]])
    expect(await found('nobody at all')).toEqual({ students: [], more: false })
  })

  it('say how many coaches a waiting student has', async () => {
    const { body } = await app.call(listMatches, { as: admin.actor, query: { status: 'pending' } })
    expect(body.matches.map(({ student }) => student.coaches)).toEqual([0])
  })

  it('are 25 at most', async () => {
    await app.context.database.transaction((trx) =>
      seedStudents(
        trx,
        Array.from({ length: 26 }, () => ({})),
      ),
    )
    const { students, more } = await found()
    expect([students.length, more]).toEqual([25, true])
    expect(students.every(({ coaches }) => coaches === 0)).toBe(true)
  })
})
