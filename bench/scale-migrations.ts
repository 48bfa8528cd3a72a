import { Agent } from 'node:http'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { MIGRATION_LIMITS } from '@shinequo/server/plugins/database/statement-limits'
import { nextTimes, post } from './claim-and-book.ts'
import { percentile } from './load.ts'
import type { Product } from './product.ts'
import { bookingBody, claimBody } from './requests.ts'
import { slotTimes } from './world.ts'

const CLIENTS = 4
/** Bookings run for this long before and after each change. */
const AROUND_MS = 2000
/** The longest acceptable wait of somebody who books. */
const AIM_MS = 1000

/** One schema change, and its effect on those who booked meanwhile. */
export interface MigrationRow {
  readonly what: string
  readonly seconds: number
  readonly bookings: number
  readonly p50: number
  readonly longest: number
  readonly below: readonly string[]
}

/** How a change is made: in one transaction like migrations, or each statement on its own. */
interface Change {
  readonly what: string
  readonly how: 'transaction' | 'alone'
  readonly statements: readonly string[]
}

/** One change of each kind, as in former migrations, and the alternative that blocks nobody. */
const CHANGES: readonly Change[] = [
  { what: 'nothing happens', how: 'alone', statements: ['select pg_sleep(4)'] },
  {
    what: 'a column is added (as 0030)',
    how: 'transaction',
    statements: [
      'alter table bookings add column rehearsed_moves integer not null default 0 check (rehearsed_moves >= 0)',
    ],
  },
  {
    what: 'a table is filled from another (as 0030)',
    how: 'transaction',
    statements: [
      "create table rehearsed_changes as select id, cancelled_at, cancelled_by from bookings where status = 'cancelled'",
    ],
  },
  {
    what: 'all rows of a table are changed (as 0038)',
    how: 'transaction',
    statements: [
      'alter table coaches add column rehearsed_count integer not null default 0',
      `update coaches set rehearsed_count = f.count
        from (select coach_id, count(*)::int as count from feedback group by coach_id) f where f.coach_id = coaches.id`,
    ],
  },
  {
    what: 'the same, column first, in parts',
    how: 'alone',
    statements: [
      'alter table coaches add column rehearsed_count_in_parts integer not null default 0',
      ...Array.from(
        { length: 16 },
        (_, part) => `update coaches set rehearsed_count_in_parts = f.count
          from (select coach_id, count(*)::int as count from feedback
            where substr(coach_id::text, 1, 1) = '${part.toString(16)}' group by coach_id) f
          where f.coach_id = coaches.id`,
      ),
    ],
  },
  {
    what: 'an index is made (as 0033)',
    how: 'transaction',
    statements: ["create index rehearsed_standing on bookings (ends_at) where status = 'booked'"],
  },
  {
    what: 'the same, concurrently',
    how: 'alone',
    statements: [
      "create index concurrently rehearsed_standing_beside on bookings (ends_at) where status = 'booked'",
    ],
  },
  {
    what: 'a constraint is added (as 0007)',
    how: 'transaction',
    statements: [
      "alter table bookings add constraint rehearsed_whole check ((status = 'cancelled') = (cancelled_at is not null))",
    ],
  },
  {
    what: 'the same, validated afterwards',
    how: 'alone',
    statements: [
      `alter table bookings add constraint rehearsed_whole_later
        check ((status = 'cancelled') = (cancelled_at is not null)) not valid`,
      'alter table bookings validate constraint rehearsed_whole_later',
    ],
  },
]

/** Makes each change of the list while people book, and records the longest wait. */
export async function rehearse(url: string, product: Product): Promise<MigrationRow[]> {
  const database = await openPostgres(url)
  const next = nextTimes(product.pairs.length)
  const rows: MigrationRow[] = []
  try {
    for (const { what, how, statements } of CHANGES) {
      const crowd = bookUntilStopped(
        product,
        await product.sign(product.pairs.map((pair) => pair.student)),
        next,
      )
      await crowd.pause(AROUND_MS)
      const start = performance.now()
      await database.withoutTransaction(async (run) => {
        const together = how === 'transaction'
        if (together) await run(`begin; set local lock_timeout = ${MIGRATION_LIMITS.lock}`)
        for (const statement of statements) await run(statement)
        if (together) await run('commit')
      })
      const seconds = (performance.now() - start) / 1000
      await crowd.pause(AROUND_MS)
      const sorted = (await crowd.stop()).toSorted((a, b) => a - b)
      const longest = sorted.at(-1) ?? Number.NaN
      rows.push({
        what,
        seconds,
        bookings: sorted.length,
        p50: percentile(sorted, 0.5),
        longest,
        below: longest > AIM_MS ? ['over 1 s'] : [],
      })
      console.log(`  ${what}: ${seconds.toFixed(1)} s, longest wait of a booking ${longest.toFixed(0)} ms`)
    }
  } finally {
    await database.close()
  }
  return rows
}

/** Pairs that claim and book continuously. `stop` returns how long each claim and booking took together. */
function bookUntilStopped(product: Product, tokens: readonly string[], next: ReturnType<typeof nextTimes>) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const durations: number[] = []
  const now = Date.now()
  let going = true
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (going) {
      const { pair: at, nth } = next(client, CLIENTS)
      const pair = product.pairs[at]
      const token = tokens[at]
      if (!pair || !token) throw new Error('There is no such pair')
      const begun = performance.now()
      const body = claimBody(pair, slotTimes(nth, now))
      const [claim] = await post<{ id: string }[]>(agent, product.url, claimSlot.path, token, body)
      await post(agent, product.url, createBooking.path, token, bookingBody(pair, claim?.id ?? ''))
      durations.push(performance.now() - begun)
    }
  })
  const failed = Promise.all(clients)
  failed.catch(() => undefined)
  return {
    pause: (ms: number) => Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), failed]),
    stop: async () => {
      going = false
      await failed
      agent.destroy()
      return durations
    },
  }
}
