import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type RawNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../plugins/database/engine.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { openPostgresTestDatabase } from '../../testing/test-database.ts'
import { claimToBook } from '../bookings/queries.ts'
import { claimSituation } from './claims/queries.ts'

/** Returns the plan of each statement instead of its rows. */
const explained: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const [first, ...rest] = (node as RawNode).sqlFragments
    return { ...node, sqlFragments: [`explain (format json) ${first}`, ...rest] } as RawNode
  },
  transformResult: async ({ result }) => result,
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

describeOnPostgres('what a claim and a booking read', (serverUrl) => {
  let database: Database
  beforeAll(async () => {
    database = await openPostgresTestDatabase(serverUrl)
  })
  afterAll(() => database.close())

  const id = randomUUID()
  const now = Date.parse('2026-12-01T14:00:00Z')
  const claim = {
    id,
    coachId: id,
    studentId: id,
    start: now,
    end: now,
    expiresAt: now,
    renewed: false,
    moving: id,
  }

  // The planner assumes a thousand rows for a table of one row until it is analyzed, and nothing analyzes so small a
  // table automatically.
  it.each([
    ['a claim', () => claimSituation(claim, now, 30)],
    ['a booking', () => claimToBook({ slotId: id, studentId: id, coachId: id, now: new Date(now) })],
  ])('estimates one row for %s', async (_, read) => {
    const { rows } = await read().execute(database.root.withPlugin(explained))
    const [plan] = rows as unknown as [Plan]
    expect(plan['QUERY PLAN'][0].Plan['Plan Rows']).toBe(1)
  })

  it.each(['root', 'background'] as const)('never compiles statements (JIT): %s', async (pool) => {
    const { root, transaction } = pool === 'root' ? database : database.background
    const jit = sql<{ jit: string }>`show jit`
    const rows = [...(await jit.execute(root)).rows, ...(await transaction((trx) => jit.execute(trx))).rows]
    expect(rows).toEqual([{ jit: 'off' }, { jit: 'off' }])
  })
})
