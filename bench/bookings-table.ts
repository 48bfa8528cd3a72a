import { type BookingRow, LEAST } from './bookings.ts'
import { median } from './load.ts'
import type { Phase } from './phase.ts'

const WHAT = { book: 'claim and book', ask: 'availability not kept' }

export const BOOKINGS_COLUMNS = {
  medians: [
    'claims and bookings: medians',
    'engine',
    'clients',
    'mail',
    'version',
    'rate/s',
    'p50 ms',
    'p95 ms',
    'mails a pair',
    'server ms',
    'database ms',
    'client ms',
    'MB',
    'others %',
    'of the least',
    'times before',
  ],
  rounds: (count: number) => [
    'each round: rate/s, server and database ms a pair, others',
    'engine',
    'clients',
    'mail',
    'version',
    ...Array.from({ length: count }, (_, at) => `round ${at + 1}`),
  ],
}

/** The rows of both tables, those to be compared below each other. */
export function bookingCells(rows: readonly BookingRow[]): { medians: string[][]; rounds: string[][] } {
  return {
    medians: rows.map((row, at) => {
      const of = (figure: keyof Phase) => median(row.rounds.map((phase) => phase[figure]))
      const least = rows.find((one) => one.version === LEAST && isLike(one, row))
      const before = rows[at - 1]
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
    }),
    rounds: rows.map((row) => [
      ...names(row),
      ...row.rounds.map(
        ({ rate, serverMs, databaseMs, others }) =>
          `${rate.toFixed(0)}/s ${milliseconds(serverMs)}+${milliseconds(databaseMs)} ${percent(others)}%`,
      ),
    ]),
  }
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
