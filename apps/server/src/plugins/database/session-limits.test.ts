import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { openPostgres } from './postgres.ts'

describeOnPostgres('the limits of statements', (serverUrl) => {
  const timeout = sql<{ statement_timeout: string }>`show statement_timeout`

  it.each([
    ['are set per session without a pooler', false, '1min'],
    ['are set per transaction with a pooler, which shares its sessions', true, '0'],
  ])('%s', async (_, pooled, ofSession) => {
    const url = await emptyDatabase(serverUrl)
    const database = await openPostgres(url, pooled ? { directUrl: `${url}?application_name=direct` } : {})
    onTestFinished(() => database.close())
    const { root, background, bossDb } = database
    const found = [
      await timeout.execute(root),
      await database.transaction((trx) => timeout.execute(trx)),
      await timeout.execute(background.root),
      await background.transaction((trx) => timeout.execute(trx)),
    ].map(({ rows }) => rows[0]?.statement_timeout)
    expect(found).toEqual(['6s', '6s', '1min', '1min'])
    // A script of the job queue that starts its own transaction.
    const results = (await bossDb.executeSql('begin; show statement_timeout; commit')) as unknown
    expect(results).toMatchObject([{}, { rows: [{ statement_timeout: ofSession }] }, {}])
  })
})
