import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { leastSql } from './least-sql.ts'
import { inTurns, median } from './load.ts'
import { type Product, startProduct } from './product.ts'
import type { Row } from './report.ts'

/** A short rush and a long one: mail waits for the end of a rush at first, but not indefinitely. */
const RUSH_SECONDS = 2
const LASTING_SECONDS = 12
/** How often to check whether all mail has been sent. */
const LOOK_MS = 100

/** Mails per second. */
export interface MailFound {
  /** Mails of bookings, after the bookings have stopped. */
  readonly afterRush: number
  /** Ten thousand mails that were enqueued at once. */
  readonly ofTenThousand: number
}

/**
 * Claims and bookings on PostgreSQL whose mail is sent to a real mail server, by the same process and by another one,
 * compared with the minimal SQL. All mail of a round is sent before the next begins.
 */
export async function benchWorked(
  serverUrl: string,
  rounds: number,
): Promise<{ rows: Row[]; mail: MailFound }> {
  const mailServer = await startProcess<string>('mail-process.ts', null)
  const settings = { SMTP_URL: mailServer.told }
  try {
    console.log('Claim and book on postgres, with mail worked …')
    const alone = await startProduct(await emptyDatabase(serverUrl), settings)
    const { rows, rates } = await measure(alone, serverUrl, rounds, 'mail worked')
    const ofTenThousand = await burst(alone)
    await alone.stop()
    console.log('… by a worker beside …')
    const databaseUrl = await emptyDatabase(serverUrl)
    const shared = { ...settings, DATABASE_URL: databaseUrl, AUTH_SECRET: randomUUID() + randomUUID() }
    const web = await startProduct(databaseUrl, { ...shared, ROLE: 'web' })
    const worker = await startProcess('worker-process.ts', {
      databaseUrl,
      settings: { ...shared, ROLE: 'worker' },
    })
    const beside = await measure(web, serverUrl, rounds, 'mail worked by another process')
    await web.stop()
    await worker.stop()
    return { rows: [...rows, ...beside.rows], mail: { afterRush: median(rates), ofTenThousand } }
  } finally {
    await mailServer.stop()
  }
}

async function measure(product: Product, serverUrl: string, rounds: number, how: string) {
  const limit = await leastSql(await emptyDatabase(serverUrl))
  const ours = nextTimes(product.pairs.length)
  const theirs = nextTimes(product.pairs.length)
  const rows: Row[] = []
  const rates: number[] = []
  const measured = async (what: string, clients: number, seconds: number, times: number) => {
    const found = await inTurns(
      times,
      async () => {
        const booked = await bookOverHttp(product, ours, clients, seconds)
        rates.push(await drained(product))
        return booked
      },
      () => limit.measure(theirs, clients, seconds),
    )
    const against = 'the least SQL, prepared'
    rows.push({ what: `${what}, ${how}`, engine: product.engine, clients, ...found, against })
  }
  await measured('claim and book', 1, RUSH_SECONDS, rounds)
  await measured('claim and book', 16, RUSH_SECONDS, rounds)
  await measured(`for ${LASTING_SECONDS} s`, 16, LASTING_SECONDS, 1)
  await limit.stop()
  return { rows, rates: rates.filter((rate) => !Number.isNaN(rate)) }
}

/** Waits until all mail is sent. Returns how many were sent per second; NaN if hardly any were left. */
async function drained(product: Product): Promise<number> {
  const left = await product.mailLeft()
  const start = performance.now()
  while ((await product.mailLeft()) > 0) await sleep(LOOK_MS)
  return left < 50 ? Number.NaN : left / ((performance.now() - start) / 1000)
}

async function burst(product: Product): Promise<number> {
  await product.enqueueMails()
  return drained(product)
}
