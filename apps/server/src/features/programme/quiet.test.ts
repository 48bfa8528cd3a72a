import { randomUUID } from 'node:crypto'
import { listAuditEntries } from '@shinequo/contract/audit'
import type { QueryOf } from '@shinequo/contract/endpoint'
import { listBulkTargets, planBulkAct } from '@shinequo/contract/people/bulk-acts'
import { exportQuietStudents, listQuietStudents } from '@shinequo/contract/programme/quiet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedSchool } from '../../seeds/schools.ts'
import { type BookingSeed, seedBookings } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000

describeOnEngines('the report of quiet students', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    const now = app.clock.now()
    const ago = (days: number) => new Date(now - days * DAY)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      const coach = await seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' })
      const student = (first_name: string, created: number) =>
        seedStudent(trx, { first_name, last_name: '=Sum', created_at: ago(created) })
      const session = ({ profileId }: SeededPerson, days: number, status?: BookingSeed['status']) => ({
        student_profile_id: profileId,
        coach_id: coach.profileId,
        starts_at: ago(days),
        ...(status && { status }),
      })
      const harbour = { value: 'harbour', name: 'Harbour College', wellness_url: '' }
      await seedSchool(trx, harbour)
      const long = await seedStudent(trx, {
        first_name: 'Long',
        last_name: '=Sum',
        school: harbour.value,
        created_at: ago(100),
      })
      const short = await student('Short', 100)
      const missed = await student('Missed', 100)
      const ahead = await student('Ahead', 100)
      const active = await student('Active', 100)
      await student('Never', 30)
      await student('New', 5)
      await seedBookings(trx, [
        session(long, 60, 'completed'),
        session(short, 25, 'completed'),
        session(missed, 40, 'completed'),
        session(missed, 3, 'no_show'),
        session(ahead, 41, 'completed'),
        session(ahead, -3),
        session(active, 4, 'completed'),
      ])
      await seedMatch(trx, { student_profile_id: long.profileId, coach_id: coach.profileId })
      await seedStudent(trx, { first_name: 'Paused', created_at: ago(90), suspended_at: ago(1) })
      await seedStudent(trx, { first_name: 'Unfinished', created_at: ago(90), is_completed: false })
    })
  })
  afterAll(() => app.close())

  const quiet = async (query: Partial<QueryOf<typeof listQuietStudents>>) => {
    const { body } = await app.call(listQuietStudents, { as: admin.actor, query })
    return body.students.map(({ first_name }) => first_name)
  }

  it('has those without a held session for the weeks, without one ahead, who signed up before', async () => {
    expect(await quiet({})).toEqual(['Long', 'Missed', 'Never', 'Short'])
    expect(await quiet({ sort: 'newest' })).toEqual(['Short', 'Never', 'Missed', 'Long'])
    expect(await quiet({ weeks: '4' })).toEqual(['Long', 'Missed', 'Never'])
    expect(await quiet({ sort: 'name' })).toEqual(['Long', 'Missed', 'Never', 'Short'])
  })

  it('tells those with a coach from those without', async () => {
    expect(await quiet({ coached: 'matched' })).toEqual(['Long'])
    expect(await quiet({ coached: 'unmatched' })).toEqual(['Missed', 'Never', 'Short'])
    const { body } = await app.call(listQuietStudents, { as: admin.actor, query: { coached: 'matched' } })
    expect(body).toMatchObject({ total: 1, next: null, students: [{ coaches: ['Wei Zhang'] }] })
  })

  it('is a file that spreadsheets cannot run, and each view and file is audited', async () => {
    const { body, headers } = await app.call(exportQuietStudents, { as: admin.actor, query: { weeks: '8' } })
    expect(headers['content-disposition']).toBe('attachment; filename="quiet-students-8-weeks.csv"')
    const file = await app.call(exportQuietStudents, { as: admin.actor, query: {} })
    const names = file.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(names).toEqual(['Long', 'Missed', 'Never', 'Short'])
    const [head, row] = body.split('\r\n')
    expect(head).toBe('\uFEFFFirst name,Last name,School,Last session,Signed up,Coaches')
    expect(row).toMatch(/^Long,'=Sum,Harbour College,2026-09-21,\d{4}-\d\d-\d\d,Wei Zhang$/)
    const { entries } = (await app.call(listAuditEntries, { as: admin.actor })).body
    expect(entries.map(({ action, subject }) => [action, subject.id])).toEqual([
      ['data.exported', 'quiet'],
      ['data.exported', 'quiet'],
      ['list.opened', 'quiet'],
    ])
  })

  it('can all be acted on at once, as the report lists them', async () => {
    const plan = async (quiet: object) => {
      const body = { id: randomUUID(), act: 'remind' as const, reason: 'Long quiet', filter: { quiet } }
      const { id } = (await app.call(planBulkAct, { as: admin.actor, body })).body
      const { targets } = (await app.call(listBulkTargets, { as: admin.actor, params: { id } })).body
      return targets.map(({ name }) => name.split(' ')[0])
    }
    expect(await plan({})).toEqual(['Long', 'Missed', 'Never', 'Short'])
    expect(await plan({ weeks: '4' })).toEqual(['Long', 'Missed', 'Never'])
    expect(await plan({ weeks: '4', coached: 'unmatched' })).toEqual(['Missed', 'Never'])
    const wrong = { id: randomUUID(), act: 'remind', reason: 'Long quiet', filter: { quiet: { weeks: '5' } } }
    const refused = await app.call(planBulkAct, { as: admin.actor, body: wrong as never })
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['filter.quiet.weeks']])
  })
})
