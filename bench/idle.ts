import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startProcess } from './child.ts'
import { startProduct } from './product.ts'

/** Long enough for polls that run every minute. */
const SECONDS = 90

/**
 * Transactions per second of an idle server that works its jobs, on the empty database at `databaseUrl`. A statement
 * outside a transaction counts as one.
 */
export async function benchIdle(databaseUrl: string): Promise<number> {
  console.log(`A server that nobody asks anything of, for ${SECONDS} seconds …`)
  const mailServer = await startProcess<string>('mail-process.ts', null)
  const product = await startProduct(databaseUrl, { SMTP_URL: mailServer.told })
  // In another database, so that this query does not count.
  const looking = new URL(databaseUrl)
  looking.pathname = '/postgres'
  const client = new pg.Client({ connectionString: looking.href })
  await client.connect()
  const count = async () => {
    const { rows } = await client.query(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
      [new URL(databaseUrl).pathname.slice(1)],
    )
    return Number(rows[0].count)
  }
  // Transactions of the start are reported late: a backend reports its counts only after it has been idle for a moment.
  await sleep(10_000)
  const before = await count()
  await sleep(SECONDS * 1000)
  const after = await count()
  await client.end()
  await product.stop()
  await mailServer.stop()
  return (after - before) / SECONDS
}
