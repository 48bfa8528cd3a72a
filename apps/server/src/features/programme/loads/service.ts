import type { CoachLoad } from '@shinequo/contract/programme'
import { cutPeriod } from '@shinequo/domain/programme/period'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { pageOf } from '../../../plugins/page-cursor.ts'
import { presentLoad } from '../presenter.ts'
import * as queries from './queries.ts'

/** Coaches per page. */
const PAGE = 20
/** More coaches than any programme has. */
const ALL = 1_000_000

/** Where the loads come from: counted as of `now` (epoch milliseconds) in a zone, or stored for that zone. */
export interface LoadSource {
  readonly zone: string
  readonly now: number
  readonly isKept: boolean
}

/** The current week in a zone, starting on Monday. */
function thisWeek(now: number, zone: string): [from: Date, to: Date] {
  const [from, to] = cutPeriod('term', now, zone).now.bounds.slice(-2)
  return [new Date(from!), new Date(to!)]
}

async function rowsOf(sql: Sql, { zone, now, isKept }: LoadSource, page: queries.LoadPage) {
  if (isKept) return queries.storedLoads(sql, zone, page)
  return queries.countedLoads(sql, ...thisWeek(now, zone), page)
}

/** A page of the coaches whom students may see, starting after a position, the fullest week first. */
export async function loadPage(
  sql: Sql,
  source: LoadSource,
  after = 0,
): Promise<{ coaches: CoachLoad[]; next: string | null }> {
  const rows = await rowsOf(sql, source, { after, limit: PAGE + 1 })
  const { shown, next } = pageOf(rows, PAGE, ({ position }) => [String(position)])
  return {
    coaches: shown.map(presentLoad),
    next,
  }
}

/** The loads of all coaches. */
export async function allLoads(sql: Sql, source: LoadSource): Promise<CoachLoad[]> {
  return (await rowsOf(sql, source, { after: 0, limit: ALL })).map(presentLoad)
}

/** Counts this week's loads and stores them for a zone that has stored figures. */
export async function saveWeek(trx: Trx, zone: string, now: number): Promise<void> {
  await queries.storeLoads(trx, zone, ...thisWeek(now, zone))
}
