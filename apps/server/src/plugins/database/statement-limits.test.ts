import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { databaseErrorKind } from './database-error.ts'
import { openPostgres } from './postgres.ts'
import { answerWithin, BACKGROUND_LIMITS, MIGRATION_LIMITS, REQUEST_LIMITS } from './statement-limits.ts'

it.each([
  ['the limit of an answer', REQUEST_LIMITS, 8000, 0, 7000],
  ['no longer than what is left', REQUEST_LIMITS, 8000, 4000, 4000],
  ['a second at least', REQUEST_LIMITS, 8000, 7900, 1000],
  ['the limit if there is no end', BACKGROUND_LIMITS, Number.POSITIVE_INFINITY, 0, 65_000],
  ['without limit', MIGRATION_LIMITS, Number.POSITIVE_INFINITY, 0, undefined],
])('an answer is waited for: %s', (_, limits, end, now, expected) => {
  expect(answerWithin(limits, end, now)).toBe(expected)
})

it('a request waits for a connection and all answers within nine seconds', () => {
  const { connection, transaction, total } = REQUEST_LIMITS
  // An answer is waited for a second at least, whenever the connection came.
  expect(Math.max(total, connection + 1000, transaction + 1000)).toBeLessThan(9000)
})

describeOnPostgres('the limit in total', (serverUrl) => {
  it.each([
    ['alone', false],
    ['in a transaction', true],
  ])('ends the wait for a statement that is not answered: %s', async (_, together) => {
    const limits = { ...REQUEST_LIMITS, statement: 0, answer: 60_000, transaction: 60_000, total: 500 }
    const database = await openPostgres(await emptyDatabase(serverUrl), { limits })
    onTestFinished(() => database.close())
    const long = sql`select pg_sleep(50)`
    const asked = together ? database.transaction((trx) => long.execute(trx)) : long.execute(database.root)
    expect(await asked.catch(databaseErrorKind)).toBe('lost')
  })
})
