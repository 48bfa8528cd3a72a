import { getProgrammeFigures } from '@shinequo/contract/programme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countDue } from './features/programme/summary/service.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { LARGE_CALLS, type Send } from './testing/large-calls.ts'
import { fillLarge, largeSample, largeSize } from './testing/large-database.ts'
import { statementsOf, tablesReadWhole } from './testing/query-plans.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { scaled } from './testing/test-scale.ts'

describeOnPostgres('in a large programme', () => {
  let app: TestApp
  let sample: Awaited<ReturnType<typeof largeSample>>
  beforeAll(async () => {
    app = await startTestApp('postgres', { RATE_LIMIT_SCALE: '1000000' })
    const size = largeSize(scaled(20_000, 2000))
    await fillLarge(app.context.database, size, new Date(app.clock.now()))
    sample = await largeSample(app.context.database, 3)
    // The figures of a programme this large are cached.
    await app.call(getProgrammeFigures, { as: sample.admin, query: { period: 'term' } })
    await countDue(app.context)
  })
  afterAll(() => app.close())

  it.each(Object.entries(LARGE_CALLS))('no call of a %s reads a large table whole', async (_, asks) => {
    const [pair] = sample.pairs
    if (!pair) throw new Error('Nobody is there')
    const found: Record<string, string[]> = {}
    const send: Send = async (what, endpoint, options) => {
      const { statements, result } = await statementsOf(() => app.call(endpoint, options))
      expect({ what, ...(result.status >= 300 && { refused: result.error }) }).toEqual({ what })
      const tables = await tablesReadWhole(app.context.database, statements)
      if (tables.length > 0) found[what] = tables
      return result.body
    }
    for (const ask of asks) await ask(send, pair, { admin: sample.admin, now: new Date(app.clock.now()) })
    expect(found).toEqual({})
  })
})
