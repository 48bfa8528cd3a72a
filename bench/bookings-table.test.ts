import { expect, it } from 'vitest'
import { type BookingRow, LEAST } from './bookings.ts'
import { bookingsTables } from './bookings-table.ts'
import type { Phase } from './phase.ts'

const phase = (rate: number): Phase => ({
  count: 8 * rate,
  rate,
  p50: 3,
  p95: 70.26,
  mails: 0.333,
  serverMs: rate / 100,
  databaseMs: 2.9,
  poolerMs: 0,
  clientMs: 0.4,
  others: 0.021,
  residentMb: 340.4,
})

const row = (version: string, mail: BookingRow['mail'], rates: number[]): BookingRow => ({
  version,
  engine: 'postgres',
  does: 'book',
  clients: 16,
  mail,
  rounds: rates.map(phase),
})

const [medians, rounds] = bookingsTables([
  row(LEAST, 'not sent', [1000, 2000, 1000]),
  row('aaaaaaaa', 'sent', [200, 300, 250]),
  row('bbbbbbbb', 'sent', [300, 300, 500]),
  row('aaaaaaaa', 'not sent', [400, 400, 400]),
])
/** The cell of a row of medians in the column of this name. */
const cell = (at: number, column: string) => medians.rows[at]?.[medians.columns.indexOf(column)]

it('has a cell for each column', () => {
  for (const { columns, rows } of [medians, rounds])
    for (const one of rows) expect(one).toHaveLength(columns.length)
})

it('shows the median of each figure over the rounds', () => {
  expect(
    ['rate/s', 'p95 ms', 'mails a pair', 'server ms', 'others %', 'MB'].map((one) => cell(1, one)),
  ).toEqual(['250', '70.3', '0.33', '2.50', '2', '340'])
})

it('compares with the least service and the other version of the same round, then takes the median', () => {
  expect(cell(1, 'of the least')).toBe('0.20')
  expect(cell(2, 'of the least')).toBe('0.30')
  expect(cell(2, 'times before')).toBe('1.50')
})

it('compares with another version only where mail is treated alike', () => {
  expect([0, 1, 3].map((at) => cell(at, 'times before'))).toEqual(['', '', ''])
})

it('shows each round', () => {
  expect(rounds.rows[1]?.slice(-3)).toEqual([
    '200/s 2.00+2.90 2%',
    '300/s 3.00+2.90 2%',
    '250/s 2.50+2.90 2%',
  ])
})
