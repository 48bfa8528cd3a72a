import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres, describeThroughPooler } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { keepsPreparedStatements } from './pooled-statements.ts'
import { openPostgres } from './postgres.ts'

describeOnPostgres('prepared statements', (serverUrl) => {
  it('are kept by a connection without a pooler', async () => {
    expect(await keepsPreparedStatements(serverUrl)).toBe(true)
  })

  it('cannot be tried where nothing answers', async () => {
    await expect(keepsPreparedStatements('postgres://postgres@127.0.0.1:1/postgres')).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})

describeThroughPooler('prepared statements through PgBouncer', (pooler) => {
  it('are kept from version 1.21 on', async () => {
    const url = pooler.addressOf(await emptyDatabase(pooler.serverUrl))
    const [major = 0, minor = 0] = pooler.version.split('.').map(Number)
    expect(await keepsPreparedStatements(url)).toBe(major > 1 || minor >= 21)
  })

  it('fail no request, however often it is sent and whichever session answers', async () => {
    const directUrl = await emptyDatabase(pooler.serverUrl)
    const database = await openPostgres(pooler.addressOf(directUrl), { directUrl })
    onTestFinished(() => database.close())
    const read = async (n: number) =>
      (await sql<{ n: number }>`select ${n}::int as n, pg_sleep(0.01)`.execute(database.root)).rows[0]?.n
    const numbers = Array.from({ length: 100 }, (_, n) => n)
    expect(await Promise.all(numbers.map(read))).toEqual(numbers)
  })
})
