import { exportProgramme, getProgrammeFigures } from '@shinequo/contract/programme'
import { getTerms, type NamedTerm, saveTerms } from '@shinequo/contract/programme/terms'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const FALL = { name: 'Fall 2026', first_day: '2026-08-24', last_day: '2026-12-11' }
const SPRING = { name: 'Spring 2027', first_day: '2027-01-19', last_day: '2027-05-14' }

describeOnEngines('the terms of a programme', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(Date.parse('2027-02-03T17:00:00Z'))
    rosa = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  const save = (terms: NamedTerm[], version: number) =>
    app.call(saveTerms, { as: rosa.actor, body: { terms, version } })
  const weeks = async (period: 'term' | 'last_term') => {
    const { body } = await app.call(getProgrammeFigures, { as: rosa.actor, query: { period } })
    return [body.period, body.over_time[0]?.date, body.over_time.at(-1)?.date]
  }

  it('are none at first, and the figures go by the calendar', async () => {
    expect((await app.call(getTerms, { as: rosa.actor })).body).toEqual({ terms: [], version: 1 })
    expect(await weeks('term')).toEqual(['term', '2026-12-28', '2027-02-01'])
    expect(await weeks('last_term')).toEqual(['last_term', '2026-08-10', '2026-12-28'])
  })

  it('are saved in order, kept in the audit, and what the figures go by', async () => {
    const saved = await save([SPRING, FALL], 1)
    expect([saved.status, saved.body]).toEqual([200, { terms: [FALL, SPRING], version: 2 }])
    expect((await app.call(getTerms, { as: rosa.actor })).body).toEqual(saved.body)
    expect(await weeks('term')).toEqual(['term', '2027-01-18', '2027-02-01'])
    expect(await weeks('last_term')).toEqual(['last_term', '2026-08-24', '2026-12-07'])
    const file = await app.call(exportProgramme, {
      as: rosa.actor,
      query: { table: 'sessions', period: 'last_term' },
    })
    expect(file.body.split('\r\n')[1]).toContain('2026-08-24')
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('action', '=', 'programme.terms_changed')
      .execute()
    expect(entries).toEqual([
      { action: 'programme.terms_changed', details: { before: [], after: [FALL, SPRING] } },
    ])
  })

  it('are refused by name if they share a day, are too long or end before they begin', async () => {
    const errors = async (terms: NamedTerm[]) => {
      const { status, body } = await save(terms, 1)
      return [status, (body as unknown as { errors: unknown }).errors]
    }
    expect(await errors([FALL, { ...SPRING, first_day: '2026-12-11' }])).toEqual([
      400,
      { 'terms.1.first_day': 'This day belongs to Fall 2026' },
    ])
    expect(await errors([{ ...FALL, last_day: '2027-09-01' }])).toEqual([
      400,
      { 'terms.0.last_day': 'A term has at most 366 days' },
    ])
    expect(await errors([{ ...FALL, last_day: '2026-08-01' }])).toEqual([
      400,
      { 'terms.0.last_day': 'The last day is before the first' },
    ])
    expect((await app.call(getTerms, { as: rosa.actor })).body.version).toBe(1)
  })

  it('are not overwritten by somebody who has not seen them', async () => {
    expect((await save([FALL], 1)).status).toBe(200)
    expect((await save([], 1)).status).toBe(409)
    expect((await save([], 2)).body).toEqual({ terms: [], version: 3 })
  })

  it('have stored figures of a large programme counted anew', async () => {
    const { root } = app.context.database
    const at = new Date(app.clock.now())
    const row = { zone: 'America/New_York', asked_at: at, made_at: at, figures: '{}' }
    await root.insertInto('programme_figures').values(row).execute()
    await save([FALL], 1)
    expect(await root.selectFrom('programme_figures').select(['made_at', 'figures']).execute()).toEqual([
      { made_at: null, figures: null },
    ])
  })
})
