import type { CostsFound } from './costs.ts'
import { median } from './load.ts'
import type { ServersRow } from './servers.ts'

export const COSTS_COLUMNS = {
  calls: [
    'processor time in ms, medians',
    'pooler',
    'server',
    'pooler takes',
    'database',
    'together',
    'log kB',
    'transactions',
    'grows kB',
    'others %',
    'MB',
  ],
  servers: [
    'servers with a share of a core',
    'share',
    'pairs/s',
    'p50 ms',
    'server ms',
    'database ms',
    'gain',
  ],
}

const WHAT = { book: 'claim and booking', look: 'dashboard, 6 calls' }

/** The rows of the table of calls. */
export function costCells({ rows }: CostsFound): string[][] {
  return rows.map(({ does, pooler, rounds }) => {
    const of = (figure: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[figure]))
    const together = median(
      rounds.map(({ serverMs, poolerMs, databaseMs }) => serverMs + poolerMs + databaseMs),
    )
    return [
      WHAT[does],
      pooler ?? 'none',
      of('serverMs').toFixed(2),
      of('poolerMs').toFixed(2),
      of('databaseMs').toFixed(2),
      together.toFixed(2),
      (of('walBytes') / 1000).toFixed(1),
      of('commits').toFixed(1),
      (of('bytes') / 1000).toFixed(1),
      (100 * of('others')).toFixed(0),
      of('residentMb').toFixed(0),
    ]
  })
}

/** What else was measured, a line each. */
export function costLines({ mail, notify, signInMs, disk }: CostsFound): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    `A mail: worker ${mail.serverMs.toFixed(2)} ms, database ${mail.databaseMs.toFixed(2)} ms, log ${kB(mail.walBytes)}`,
    `NOTIFY: ${notify.sentMs.toFixed(3)} ms to send, ${notify.heardMs.toFixed(3)} ms for each who listens`,
    `The check of a password: ${signInMs.toFixed(0)} ms`,
    `Disk: ${kB(disk.bytes / disk.bookings)} a session (${disk.students} students, ${disk.bookings} sessions)`,
  ]
}

/** The rows of the table of servers; the gain is the median of what the rates of each round are to those of one server. */
export function serverCells(rows: readonly ServersRow[]): string[][] {
  return rows.map(({ servers, cores, rounds }) => {
    const of = (figure: 'rate' | 'p50' | 'serverMs' | 'databaseMs') =>
      median(rounds.map((one) => one[figure]))
    const gains = rounds.map(({ rate }, at) => rate / (rows[0]?.rounds[at]?.rate ?? Number.NaN))
    return [
      String(servers),
      cores.toFixed(1),
      of('rate').toFixed(0),
      of('p50').toFixed(1),
      of('serverMs').toFixed(2),
      of('databaseMs').toFixed(2),
      median(gains).toFixed(2),
    ]
  })
}
