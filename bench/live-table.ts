import type { LiveFound } from './live.ts'
import { type Measured, median } from './load.ts'
import { columnsOf, type Table } from './report.ts'

const MB = 1024 * 1024
const MAX_P95_MS = 100
const LEAST_RATIO = 0.9
/** More than chance and code compiled meanwhile can explain. */
const MAX_LEFT_MB = 5

/** Each figure with its goal, if there is one, and whether it is missed. */
export const liveTable = (found: LiveFound): Table => ({
  columns: columnsOf('open pages and rooms on one server | found | goal | '),
  rows: cellsOf(found),
})

function cellsOf({
  pages,
  rooms,
  students,
  memory,
  messages,
  notices,
  bookings,
  cores,
}: LiveFound): string[][] {
  const { before, open, gone, afterRoom } = memory
  const left = (afterRoom.live - gone.live) / MB
  const rss = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`
  const p95 = (what: string, { p95, of }: LiveFound['messages']['quiet']) =>
    goal(`${what} (${of})`, `${p95.toFixed(1)} ms`, `${MAX_P95_MS} ms`, p95 > MAX_P95_MS)
  const rate = (found: readonly Measured[]) => `${median(found.map((one) => one.rate)).toFixed(0)} a second`
  return [
    plain('memory of the server before', rss(before.rss)),
    plain(`with ${pages} pages and ${rooms} rooms open`, rss(median(open.map((one) => one.rss)))),
    plain('of that its own objects grew by', rss(median(open.map((one) => one.live)) - before.live)),
    plain('when all had gone', rss(gone.rss)),
    goal(
      'its own objects, once all came and went again',
      `${left < 0 ? '' : '+'}${left.toFixed(1)} MB`,
      `+${MAX_LEFT_MB} MB`,
      left > MAX_LEFT_MB,
    ),
    p95('p95 of a message between two browsers, 4 bookings a second', messages.quiet),
    p95(`the same while ${students} students book without a pause`, messages.whileBooking),
    p95('p95 from booking to the notice on a page, 4 bookings a second', notices.quiet),
    plain(
      `the same while ${students} students book without a pause (${notices.whileBooking.of})`,
      `${notices.whileBooking.p95.toFixed(1)} ms`,
    ),
    plain('bookings without connections', rate(bookings.without)),
    plain('bookings beside them', rate(bookings.beside)),
    goal('ratio', bookings.ratio.toFixed(2), String(LEAST_RATIO), bookings.ratio < LEAST_RATIO),
    plain('cores that the server takes, 4 bookings a second', cores.server.toFixed(2)),
    plain('cores that the database takes', cores.database.toFixed(2)),
    plain('cores that the clients take', cores.clients.toFixed(2)),
  ]
}

const plain = (what: string, found: string) => [what, found, '', '']
const goal = (what: string, found: string, aim: string, missed: boolean) => [
  what,
  found,
  aim,
  missed ? 'missed' : '',
]
