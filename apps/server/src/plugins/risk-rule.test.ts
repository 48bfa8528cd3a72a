import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addPhrase } from '../features/care/phrases/service.ts'
import { seedPhrase } from '../seeds/care.ts'
import { seedAccount } from '../seeds/people.ts'
import { assembleApp } from '../testing/assembled-app.ts'
import { describeOnEngines, describeOnPostgres } from '../testing/engines.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { TestClock } from '../testing/test-clock.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { riskPhrasesChanged } from './risk-rule.ts'

const TEXTS = ['I want to die', "I can't take it anymore", 'Ya no aguanto más', 'A calm week']

describeOnEngines('the rule of danger in a process', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('flags clear words each time they are read, and heavy or calm ones never', () => {
    expect(TEXTS.map(app.context.risk.isClear)).toEqual([true, false, false, false])
    expect(TEXTS.map(app.context.risk.isClear)).toEqual([true, false, false, false])
  })

  it('has the phrases of the programme after a change, and keeps no judgement of before', async () => {
    const { risk, database } = app.context
    const text = 'Tonight at the quarry lake.'
    expect(risk.isClear(text)).toBe(false)
    await database.transaction((trx) => seedPhrase(trx))
    await riskPhrasesChanged(app.context)
    expect(risk.isClear(text)).toBe(true)
    await database.root.deleteFrom('care_phrases').execute()
    await riskPhrasesChanged(app.context)
    expect(risk.isClear(text)).toBe(false)
  })

  it('has them when a read has ended, even if another one has begun meanwhile', async () => {
    const { risk, database } = app.context
    const text = 'Again at the quarry lake.'
    expect(risk.isClear(text)).toBe(false)
    await database.transaction((trx) => seedPhrase(trx))
    const first = risk.read()
    const second = risk.read()
    await first
    expect(risk.isClear(text)).toBe(true)
    await second
  })
})

describeOnPostgres('the rule of danger at two servers', (serverUrl) => {
  it('has the phrases that were there at the start, and those that are added at the other server', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    await first.transaction((trx) => seedPhrase(trx))
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    try {
      expect(there.context.risk.isClear('Tonight at quarry lake.')).toBe(true)
      const text = 'Tonight at the gorge bridge.'
      expect(there.context.risk.isClear(text)).toBe(false)
      const admin = await first.transaction((trx) => seedAccount(trx, { role: 'admin' }))
      const body = { text: 'gorge bridge', level: 'clear' } as const
      const outcome = await addPhrase(here.context, admin.actor, body)
      expect(outcome.ok).toBe(true)
      await vi.waitFor(() => expect(there.context.risk.isClear(text)).toBe(true), { timeout: 10_000 })
    } finally {
      await here.close()
      await there.close()
    }
  })
})
