import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { benchAvailability } from './availability.ts'
import { type BookingRow, benchBookings } from './bookings.ts'
import { benchDashboard } from './dashboard.ts'
import { benchIdle } from './idle.ts'
import { benchMail, type MailFound } from './mail.ts'
import { startProduct } from './product.ts'
import type { Row } from './report.ts'

/** The results of the busiest calls. */
export interface CallsFound {
  readonly bookings: readonly BookingRow[]
  readonly rows: readonly Row[]
  readonly mail: MailFound
  /** Transactions per second of an idle server. */
  readonly idle: number
}

/**
 * Measures the busiest calls on both engines, each compared with its limit. `binDir` is the folder of PostgreSQL's
 * programs, `keys` whether claims and bookings have an Idempotency-Key.
 */
export async function benchCalls(binDir: string, rounds: number, keys: boolean): Promise<CallsFound> {
  const bookings = await benchBookings(binDir, { rounds, keys })
  const server = await startPostgres(binDir, { durable: true })
  const empty = () => emptyDatabase(server.url)
  try {
    const idle = await benchIdle(await empty())
    const mail = await benchMail(await empty(), rounds)
    const rows: Row[] = []
    for (const databaseUrl of [await empty(), null]) {
      const product = await startProduct(databaseUrl)
      console.log(`Availability on ${product.engine} …`)
      rows.push(...(await benchAvailability(product, rounds).finally(() => product.stop())))
    }
    for (const databaseUrl of [await empty(), null]) rows.push(...(await benchDashboard(databaseUrl, rounds)))
    return { bookings, rows, mail, idle }
  } finally {
    await server.stop()
  }
}
