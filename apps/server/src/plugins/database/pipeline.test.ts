import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import type { Database } from './engine.ts'
import { pipeline, pipelineAndCommit } from './pipeline.ts'
import { beforeCommit } from './transaction.ts'

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

describeOnEngines('pipelined statements that end their transaction', (engine) => {
  let database: Database
  const ids = async () => {
    const { rows } = await sql<{ id: number }>`select id from things order by id`.execute(database.root)
    return rows.map(({ id }) => id)
  }
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await sql`create table things (id int primary key)`.execute(database.root)
  })
  beforeEach(() => sql`delete from things`.execute(database.root))
  afterAll(() => database.close())

  it('are committed with what was before, and return their rows', async () => {
    const answers = await database.transaction(async (trx) => {
      await sql`insert into things values (1)`.execute(trx)
      return pipelineAndCommit(
        trx,
        sql`insert into things values (2)`,
        sql<{ id: number }>`select id from things order by id`,
      )
    })
    expect(answers).toEqual([[], [{ id: 1 }, { id: 2 }]])
    expect(await ids()).toEqual([1, 2])
  })

  it('can be all that a transaction does', async () => {
    await database.transaction((trx) => pipelineAndCommit(trx, sql`insert into things values (1)`))
    expect(await ids()).toEqual([1])
  })

  it('undo everything if one of them fails, and leave the connection usable', async () => {
    const failed = database.transaction(async (trx) => {
      await sql`insert into things values (1)`.execute(trx)
      await pipelineAndCommit(trx, sql`insert into things values (2)`, sql`insert into things values (1)`)
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([])
    await database.transaction((trx) => sql`insert into things values (5)`.execute(trx))
    expect(await ids()).toEqual([5])
  })

  it('leave COMMIT to the end if something has to run just before it', async () => {
    await database.transaction(async (trx) => {
      beforeCommit(async (last) => void (await sql`insert into things values (9)`.execute(last)))
      await pipelineAndCommit(trx, sql`insert into things values (1)`)
    })
    expect(await ids()).toEqual([1, 9])
  })

  it('cannot be followed by others', async () => {
    const late = database.transaction(async (trx) => {
      await pipelineAndCommit(trx, sql`insert into things values (1)`)
      await sql`insert into things values (2)`.execute(trx)
    })
    await expect(late).rejects.toThrow('The transaction has ended')
    expect(await ids()).toEqual([1])
  })
})
