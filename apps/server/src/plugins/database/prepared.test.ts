import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import type { Database } from './engine.ts'
import { pipeline } from './pipeline.ts'
import { prepared, type Sendable } from './prepared.ts'

describeOnEngines('a prepared statement', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const send = async <Row>(...statements: Sendable<Row>[]) => {
    const answers = await database.transaction((trx) => pipeline(trx, ...statements))
    return answers.flat()
  }

  it('has the same text for all values, and their parameters', async () => {
    let built = 0
    const sum = prepared(({ one, other }: { one: number; other: number }) => {
      built += 1
      return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${one}::int + ${100}::int as sum`
    })
    expect(await send(sum({ one: 1, other: 2 }), sum({ other: 5, one: 10 }))).toEqual([
      { sum: 104 },
      { sum: 125 },
    ])
    expect((await sum({ one: 1, other: 2 }).execute(database.root)).rows).toEqual([{ sum: 104 }])
    for (let n = 0; n < 200; n++) await send(sum({ one: n, other: n }))
    const before = built
    expect(await send(sum({ one: 7, other: 1 }))).toEqual([{ sum: 115 }])
    expect(built).toBe(before)
  })

  it.each([
    ['its text', ({ x }: { x: number | null }) => (x === null ? sql`select 1` : sql`select ${x}::int`)],
    ['a parameter', ({ x }: { x: number | null }) => sql`select ${x === null ? 0 : x}::int`],
    ['its order', ({ x }: { x: number | null }) => sql`select ${x}::int limit ${x === 5 ? 1 : 2}`],
  ])('fails if a value changes %s', async (_what, build) => {
    const statement = prepared(build)
    await send(statement({ x: 1 }))
    const trial = async () => {
      await send(statement({ x: null }))
      await send(statement({ x: 5 }))
    }
    await expect(trial()).rejects.toThrow('not the same for all values')
  })
})
