import { exportProgramme } from '@shinequo/contract/programme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatches } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../seeds/people.ts'
import { seedBookings } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnEngines('a table of the programme as a file', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    const noon = Math.floor(app.clock.now() / DAY) * DAY + 12 * HOUR
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', time_zone: 'America/New_York' })
      const coach = await seedCoach(trx, { first_name: '=cmd|calc', last_name: 'Zhang, "Wei"' })
      const students = await seedStudents(
        trx,
        Array.from({ length: 24 }, () => ({})),
      )
      await seedMatches(
        trx,
        students
          .slice(0, 4)
          .map(({ profileId }) => ({ student_profile_id: profileId, coach_id: coach.profileId })),
      )
      // Twelve two days ago, and four the day before: too few to show.
      await seedBookings(
        trx,
        students.slice(0, 16).map(({ profileId }, at) => ({
          student_profile_id: profileId,
          coach_id: coach.profileId,
          starts_at: new Date(noon - (at < 12 ? 2 : 3) * DAY + (at % 12) * (HOUR / 2)),
        })),
      )
    })
  })
  afterAll(() => app.close())

  const file = async (table: string) =>
    app.call(exportProgramme, { as: admin.actor, query: { table, period: '7d' } })

  it('is CSV that spreadsheets can read, with its own file name', async () => {
    const { status, body, headers } = await file('funnel')
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="programme-funnel-7d.csv"',
    ])
    expect(body).toBe(
      '\uFEFFStep,Students\r\nSigned up,24\r\nProfile completed,24\r\nMatched with a coach,Not shown\r\nFirst session held,Not shown\r\nGave feedback,0\r\n',
    )
  })

  it('hides the days that the figures hide', async () => {
    const [head, ...days] = (await file('sessions')).body.split('\r\n')
    expect(head).toBe('\uFEFFDay,Sessions held,Held in the period before')
    expect(days.slice(0, 7).map((day) => day.split(',')[1])).toEqual([
      '0',
      '0',
      '0',
      'Not shown',
      'Not shown',
      '0',
      '0',
    ])
  })

  it('hides the hours that the figures hide', async () => {
    const [head, ...hours] = (await file('hours')).body.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFHour in America/New_York,Sessions held')
    expect(new Set(hours.map((hour) => hour.split(',')[1]))).toEqual(new Set(['Not shown']))
  })

  it('lists schools with the figures that are shown', async () => {
    const { body } = await file('schools')
    expect(body).toBe('\uFEFFSchool,Students,Active students,Sessions held\r\nBoston University,24,16,16\r\n')
  })

  it('quotes a name that a spreadsheet would run as a formula', async () => {
    expect((await file('load')).body.split('\r\n')[1]).toMatch(/^"'=cmd\|calc Zhang, ""Wei""",4,16,\d+,N\/A$/)
  })

  it('has its words in the language of who asks, and its heads in English for other programs', async () => {
    const accounts = app.context.database.root.updateTable('accounts').where('id', '=', admin.accountId)
    await accounts.set({ locale: 'es-US' }).execute()
    const { body } = await file('load')
    await accounts.set({ locale: null }).execute()
    const [head, row] = body.split('\r\n')
    expect(head).toBe('\uFEFFCoach,Students,Sessions this week,Hours filled in %,Rating')
    expect(row).toMatch(/,N\/D$/)
  })
})
