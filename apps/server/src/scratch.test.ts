import { countUnmatched, listUnmatched } from '@shinequo/contract/matching/unmatched'
import { afterAll, beforeAll, it } from 'vitest'
import { describeOnPostgres } from './testing/engines.ts'
import { fillLarge, largeSample, largeSize } from './testing/large-database.ts'
import { statementsOf, tablesReadWhole } from './testing/query-plans.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

describeOnPostgres('scratch', (() => {
  let app: TestApp
  let sample: any
  beforeAll(async () => {
    app = await startTestApp('postgres', { RATE_LIMIT_SCALE: '1000000' })
    await fillLarge(app.context.database, largeSize(60_000), new Date(app.clock.now()))
    sample = await largeSample(app.context.database, 3)
  }, 600_000)
  afterAll(() => app.close())
  it('times', async () => {
    for (let i = 0; i < 3; i++) {
      for (const [n, e, q] of [['counts', countUnmatched, {}], ['search', countUnmatched, {search: 'maya'}], ['no_answers', listUnmatched, {group: 'no_answers'}], ['no_coach', listUnmatched, {group: 'no_coach'}]] as any) {
        const t = performance.now()
        const { statements, result } = await statementsOf(() => app.call(e, { as: sample.admin, query: q } as never)) as any
        console.log(n, result.status, Math.round(performance.now() - t), JSON.stringify(result.body).slice(0, 200))
        if (i === 0) console.log((await tablesReadWhole(app.context.database, statements)).map((s) => s.slice(0, 120)))
      }
    }
    const r = await app.context.database.root.selectFrom('student_profiles').select(({fn}) => fn.countAll().as('n')).execute()
    console.log(r)
  }, 600_000)
}) as never)
