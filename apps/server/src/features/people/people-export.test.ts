import { AUDIT_COLUMNS, exportAudit, listAuditEntries } from '@shinequo/contract/audit'
import { exportMatches } from '@shinequo/contract/matching/programme-matches'
import { exportPeople } from '@shinequo/contract/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('lists as files', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }))
  })
  afterAll(() => app.close())
  const lines = (body: unknown) => String(body).split('\r\n').slice(0, -1)

  it('have the people of a filter, no formulas, times with their zone, and an entry in the audit', async () => {
    const created_at = new Date('2026-09-01T12:30:00Z')
    await seed(async (trx) => {
      const at = (name: string) => ({ email: `${name}@file.example`, last_name: 'Fileson', created_at })
      await seedStudent(trx, { ...at('b'), first_name: '=cmd()' })
      await seedCoach(trx, { ...at('c'), first_name: 'Ana, "A"', capacity: 7 })
      await seedStudent(trx, { ...at('d'), first_name: 'Zed', suspended_at: new Date(app.clock.now()) })
    })
    const file = await app.call(exportPeople, { as: admin.actor, query: { search: 'fileson' } })
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="people.csv"',
    ])
    expect(lines(file.body)).toEqual([
      '\uFEFFFirst name,Last name,Email,Role,Status,Joined,Will be deleted,Emails returned,Stage,School,Coach,Last session,Next session,Students,Capacity',
      '"Ana, ""A""",Fileson,c@file.example,coach,active,2026-09-01T12:30:00.000Z,,no,,,,,,0,7',
      "'=cmd(),Fileson,b@file.example,student,active,2026-09-01T12:30:00.000Z,,no,no_answers,Boston University,,,,,",
      'Zed,Fileson,d@file.example,student,suspended,2026-09-01T12:30:00.000Z,,no,no_answers,Boston University,,,,,',
    ])
    const paused = { search: 'fileson', state: 'suspended' }
    const some = await app.call(exportPeople, { as: admin.actor, query: paused })
    expect(lines(some.body)).toHaveLength(2)
    const query = { action: 'data.exported' }
    const { entries } = (await app.call(listAuditEntries, { as: admin.actor, query })).body
    expect(entries.map(({ subject }) => subject)).toMatchObject([
      { type: 'list', id: 'people' },
      { type: 'list', id: 'people' },
    ])
  })

  it('are as long as the list, each row once', async () => {
    await seed((trx) =>
      seedStudents(
        trx,
        Array.from({ length: 1100 }, (_, at) => ({ last_name: 'Manifold', email: `m${at}@long.example` })),
      ),
    )
    const file = await app.call(exportPeople, { as: admin.actor, query: { search: 'manifold' } })
    const rows = lines(file.body).slice(1)
    expect([rows.length, new Set(rows).size]).toEqual([1100, 1100])
  })

  it('have the matches of a list, and the audit as it is read', async () => {
    const matchId = await seed(async (trx) => {
      const student = await seedStudent(trx, { first_name: 'Maya', last_name: 'Filed', school: 'Other' })
      const coach = await seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' })
      return seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId })
    })
    expect(matchId).toBeTruthy()
    const query = { status: 'accepted', search: 'filed' } as const
    const matches = await app.call(exportMatches, { as: admin.actor, query })
    const [head, row] = lines(matches.body)
    expect(head).toContain('Student,School,Coach,Status,Created')
    expect(row).toMatch(/^Maya Filed,Other,Wei Zhang,accepted,\d{4}-\d\d-\d\dT[\d:.]+Z,no,/)
    const audit = await app.call(exportAudit, { as: admin.actor, query: { person: 'rosa' } })
    const [first, newest] = lines(audit.body)
    expect(first).toBe(`\uFEFF${AUDIT_COLUMNS.join(',')}`)
    expect(newest).toMatch(/Z,admin,Rosa Ortiz,data\.exported,list,matches,/)
  })
})
