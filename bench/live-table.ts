import type { LiveFound } from './live.ts'
import { median } from './load.ts'
import { inMb } from './memory.ts'
import { columnsOf, type Table } from './report.ts'

const MB = 2 ** 20
const MAX_P95_MS = 100
const LEAST_RATIO = 0.9
/** More than chance and code compiled meanwhile can explain. */
const MAX_LEFT_MB = 5

/** Each figure with its goal, if there is one, and whether it is missed. */
export const liveTables = (found: LiveFound): Table[] => [
  {
    columns: columnsOf('open pages and rooms on one server | found | goal | '),
    rows: cellsOf(found),
  },
]

function cellsOf({ pages, rooms, memory, messageMs, noticeMs, bookings, cores }: LiveFound): string[][] {
  const { before, open, gone } = memory
  const left = (gone.live - before.live) / MB
  const ratio = bookings.beside / bookings.without
  const cell = (what: string, found: string, goal = '', missed = false) => [
    what,
    found,
    goal,
    missed ? 'missed' : '',
  ]
  const p95 = (what: string, ms: number) =>
    cell(`p95 ${what}`, `${ms.toFixed(1)} ms`, `${MAX_P95_MS} ms`, ms > MAX_P95_MS)
  return [
    cell('memory of the server before', `${inMb(before.rss)} MB`),
    cell(`with ${pages} pages and ${rooms} rooms open`, `${inMb(median(open.map(({ rss }) => rss)))} MB`),
    cell('of that its own objects grew by', `${inMb(median(open.map(({ live }) => live)) - before.live)} MB`),
    cell(
      'its own objects, once all had gone',
      `${left.toFixed(1)} MB more`,
      `${MAX_LEFT_MB} MB`,
      left > MAX_LEFT_MB,
    ),
    p95('of a message between two browsers', messageMs),
    p95('from booking to the notice on a page', noticeMs),
    cell('bookings a second without connections', bookings.without.toFixed(0)),
    cell('beside them', bookings.beside.toFixed(0)),
    cell('ratio', ratio.toFixed(2), String(LEAST_RATIO), ratio < LEAST_RATIO),
    cell('cores that the server takes, 4 bookings a second', cores.server.toFixed(2)),
    cell('cores that the database takes', cores.database.toFixed(2)),
  ]
}
