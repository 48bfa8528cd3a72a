import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { type BookingRow, type BookingsWanted, benchBookings } from './bookings.ts'
import { bookingsTables } from './bookings-table.ts'
import { benchMail, type MailFound } from './mail.ts'
import { benchReads, type ReadRow, readsTable } from './reads.ts'
import type { Table } from './report.ts'

/** The results of the busiest calls. Beside another checkout only its bookings are measured. */
export interface CallsFound {
  readonly bookings: readonly BookingRow[]
  readonly rows?: readonly ReadRow[]
  readonly mail?: MailFound
}

/**
 * Measures the busiest calls on both engines, each compared with its limit, and how quickly mail is sent. `binDir` is the
 * folder of PostgreSQL's programs.
 */
export async function benchCalls(binDir: string, wanted: BookingsWanted): Promise<CallsFound> {
  const bookings = await benchBookings(binDir, wanted)
  if (wanted.against !== undefined) return { bookings }
  const server = await startPostgres(binDir, { durable: true })
  try {
    const mail = await benchMail(await emptyDatabase(server.url), wanted.rounds)
    const rows = await benchReads(await emptyDatabase(server.url), wanted.rounds)
    return { bookings, rows: [...rows, ...(await benchReads(null, wanted.rounds))], mail }
  } finally {
    await server.stop()
  }
}

export function callsTables({ bookings, rows, mail }: CallsFound): Table[] {
  return [
    ...bookingsTables(bookings),
    ...(rows ? [readsTable(rows)] : []),
    ...(mail
      ? [
          {
            columns: ['mails a second once nobody books', 'goal'],
            rows: [[mail.afterRush.toFixed(0), '150']],
          },
        ]
      : []),
  ]
}
