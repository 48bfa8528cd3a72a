import { type BookingRow, LEAST } from './bookings.ts'
import { median } from './load.ts'
import type { Phase } from './phase.ts'
import { columnsOf, type Table } from './report.ts'

const WHAT = { book: 'claim and book', ask: 'availability not kept' }

const WHOSE = columnsOf('engine | clients | mail | version')

/** The medians of all rounds, and each round; rows to be compared stand below each other. */
export function bookingsTables(rows: readonly BookingRow[]): [medians: Table, rounds: Table] {
  return [
    {
      columns: [
        'claims and bookings: medians',
        ...WHOSE,
        ...columnsOf(
          'rate/s | p50 ms | p95 ms | mails a pair | server ms | database ms | client ms | MB | others %',
        ),
        ...columnsOf('of the least | times before'),
      ],
      rows: rows.map((row, at) => medianCells(row, rows, rows[at - 1])),
    },
    {
      columns: [
        'each round: rate/s, server and database ms a pair, others',
        ...WHOSE,
        ...(rows[0]?.rounds ?? []).map((_, at) => `round ${at + 1}`),
      ],
      rows: rows.map((row) => [
        ...names(row),
        ...row.rounds.map(
          ({ rate, serverMs, databaseMs, others }) =>
            `${rate.toFixed(0)}/s ${milliseconds(serverMs)}+${milliseconds(databaseMs)} ${percent(others)}%`,
        ),
      ]),
    },
  ]
}

function medianCells(row: BookingRow, rows: readonly BookingRow[], before: BookingRow | undefined): string[] {
  const of = (figure: keyof Phase) => median(row.rounds.map((phase) => phase[figure]))
  const least = rows.find((one) => one.version === LEAST && isLike(one, row))
  const isPair = before && before.version !== LEAST && isLike(before, row) && before.mail === row.mail
  return [
    ...names(row),
    of('rate').toFixed(0),
    milliseconds(of('p50')),
    milliseconds(of('p95')),
    of('mails').toFixed(2),
    milliseconds(of('serverMs')),
    milliseconds(of('databaseMs')),
    milliseconds(of('clientMs')),
    of('residentMb').toFixed(0),
    percent(of('others')),
    least ? timesOf(row, least) : '',
    isPair ? timesOf(row, before) : '',
  ]
}

const names = ({ does, engine, clients, mail, version }: BookingRow) => [
  WHAT[does],
  engine,
  String(clients),
  version === LEAST ? 'stored' : mail,
  version,
]

const isLike = (one: BookingRow, other: BookingRow) =>
  one.engine === other.engine && one.clients === other.clients && one.does === other.does

/** The median of what the rates of each round are to each other. */
const timesOf = (row: BookingRow, other: BookingRow) =>
  median(row.rounds.map(({ rate }, at) => rate / (other.rounds[at]?.rate ?? Number.NaN))).toFixed(2)

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)

const percent = (share: number) => (100 * share).toFixed(0)
