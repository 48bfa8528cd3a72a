import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import type { Database } from './engine.ts'
import { pipeline } from './pipeline.ts'

describeOnEngines('pipelined statements', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await sql`create table things (id int primary key)`.execute(database.root)
  })
  afterAll(() => database.close())

  it('run in order, and each returns its own rows', async () => {
    const answers = await database.transaction((trx) =>
      pipeline(
        trx,
        sql`insert into things values (1), (2)`,
        sql<{ id: number }>`select id from things order by id`,
        trx.selectFrom('programme').select('id'),
        sql`delete from things`,
        sql<{ count: number }>`select count(*) from things`,
      ),
    )
    expect(answers).toEqual([[], [{ id: 1 }, { id: 2 }], [{ id: 1 }], [], [{ count: 0 }]])
  })

  it('fail with the first failure, and roll back the transaction', async () => {
    const failed = database.transaction(async (trx) => {
      await sql`insert into things values (3)`.execute(trx)
      await pipeline(
        trx,
        sql`insert into things values (4)`,
        sql`insert into things values (3)`,
        sql`select 1 / 0`,
      )
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    const { rows } = await sql`select id from things`.execute(database.root)
    expect(rows).toEqual([])
  })

  it('leave the connection usable for the next transaction', async () => {
    const after = await database.transaction((trx) => pipeline(trx, sql<{ one: number }>`select 1 as one`))
    expect(after).toEqual([[{ one: 1 }]])
  })
})
