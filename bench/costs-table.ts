import type { CostsFound } from './costs.ts'
import { median } from './load.ts'
import { columnsOf, type Table } from './report.ts'
import type { ServersRow } from './servers.ts'

const WHAT = { book: 'claim and booking', look: 'dashboard, 6 calls' }

/** What calls cost, and a line each of what else was measured. */
export const costsTables = (found: CostsFound): Table[] => [
  {
    columns: columnsOf(
      'processor time in ms, medians | pooler | server | pooler takes | database | together | log kB | transactions | grows kB | others % | MB',
    ),
    rows: costCells(found),
  },
  { columns: ['what else was measured', ''], rows: otherCells(found) },
]

function costCells({ rows }: CostsFound): string[][] {
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

function otherCells({ mail, notify, signInMs, disk }: CostsFound): string[][] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const { serverMs, databaseMs, walBytes, rate = Number.NaN } = mail
  return [
    ['mails a second once nobody books (goal: 150)', rate.toFixed(0)],
    ['a mail', `worker ${serverMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms, log ${kB(walBytes)}`],
    [
      'NOTIFY',
      `${notify.sentMs.toFixed(3)} ms, and ${notify.heardMs.toFixed(3)} for each process that hears it`,
    ],
    ['the check of a password', `${signInMs.toFixed(0)} ms`],
    [
      'disk',
      `${kB(disk.bytes / disk.bookings)} a session (${disk.students} students, ${disk.bookings} sessions)`,
    ],
  ]
}

/** The gain is the median of what the rates of each round are to those of one server. */
export const serversTable = (rows: readonly ServersRow[]): Table => ({
  columns: columnsOf(
    'servers with a share of a core | share | pairs/s | p50 ms | server ms | database ms | gain',
  ),
  rows: rows.map(({ servers, cores, rounds }) => {
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
  }),
})
