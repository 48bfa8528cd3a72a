import { expect, it } from 'vitest'
import type { LoadRow } from './loads.ts'
import { loadsTable } from './loads-table.ts'
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

const row = (version: string, mail: LoadRow['mail'], rates: number[]): LoadRow => ({
  version,
  engine: 'postgres',
  does: 'book',
  clients: 16,
  mail,
  rounds: rates.map(phase),
})

const rows = [
  row('aaaaaaaa', 'sent', [200, 300, 250]),
  row('bbbbbbbb', 'sent', [300, 300, 500]),
  row('aaaaaaaa', 'not sent', [400, 400, 400]),
]
const table = loadsTable(rows, 'open times')
/** The cell of a row of medians in the column of this name. */
const cell = (at: number, column: string) => table.rows[at]?.[table.columns.indexOf(column)]

it('has a cell for each column', () => {
  for (const one of table.rows) expect(one).toHaveLength(table.columns.length)
})

it('shows the median of each figure over the rounds', () => {
  expect(
    ['rate/s', 'p95 ms', 'mails each', 'server ms', 'others %', 'MB'].map((one) => cell(0, one)),
  ).toEqual(['250', '70.3', '0.33', '2.50', '2', '340'])
})

it('compares with the other version of the same round, then takes the median', () => {
  expect(cell(1, 'times before')).toBe('1.50')
})

it('compares with another version only where mail is treated alike', () => {
  expect([0, 2].map((at) => cell(at, 'times before'))).toEqual(['', ''])
})
