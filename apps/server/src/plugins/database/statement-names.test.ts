import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { openPostgres } from './postgres.ts'
import { StatementNames } from './statement-names.ts'

const OFTEN = 6

it('names a frequently sent statement the same in every process, and no other', () => {
  const [here, there] = [new StatementNames(), new StatementNames()]
  const named = (names: StatementNames) =>
    Array.from({ length: OFTEN }, () => names.nameOf('select $1')).map((name) => name !== undefined)
  expect(named(here)).toEqual([false, false, false, false, false, true])
  expect(named(there).at(-1)).toBe(true)
  expect(here.nameOf('select $1')).toBe(there.nameOf('select $1'))
  expect(here.nameOf('select $1, $2')).toBeUndefined()
  here.stop()
  expect(here.nameOf('select $1')).toBeUndefined()
})

it('keeps a bounded number of names', () => {
  const names = new StatementNames()
  const given = new Set<string>()
  for (let n = 0; n < 5000; n++) {
    for (let time = 0; time < OFTEN; time++) {
      const name = names.nameOf(`select ${n}, $1`)
      if (name) given.add(name)
    }
  }
  expect(given.size).toBe(200)
})

describeOnPostgres('named statements', (serverUrl) => {
  async function place() {
    // One connection, so that all statements use the same.
    const database = await openPostgres(await emptyDatabase(serverUrl), { connections: 1 })
    onTestFinished(() => database.close())
    return database
  }

  it('are parsed once per connection, and survive a change of their result columns', async () => {
    const { root, transaction } = await place()
    await sql`create table things as select 1 as id`.execute(root)
    const read = async () => (await sql`select * from things where id = ${1}`.execute(root)).rows
    for (let time = 0; time < 2 * OFTEN; time++) expect(await read()).toEqual([{ id: 1 }])
    const kept = await transaction((trx) =>
      sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(trx),
    )
    expect(kept.rows).toContainEqual({ statement: 'select * from things where id = $1' })

    await sql`alter table things add column name text default 'new'`.execute(root)
    const readAgain = () =>
      transaction(async (trx) => (await sql`select * from things where id = ${1}`.execute(trx)).rows)
    expect(await readAgain()).toEqual([{ id: 1, name: 'new' }])
  })

  it('stop being named if a pooler does not support that', async () => {
    const { root, transaction } = await place()
    const read = (n: number) =>
      transaction(async (trx) => (await sql<{ n: number }>`select ${n}::int as n`.execute(trx)).rows[0]?.n)
    for (let time = 0; time < 2 * OFTEN; time++) await read(time)
    // As if a different connection answered from now on.
    await sql`deallocate all`.execute(root)
    expect(await read(7)).toBe(7)
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(root)
    expect(kept.rows.filter(({ statement }) => statement.includes('::int as n'))).toEqual([])
  })
})
