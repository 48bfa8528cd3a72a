import { cutPeriod, monthsOf, type Period } from '@shinequo/domain/programme/period'
import { zoneOffsets } from '@shinequo/domain/programme/zone-offsets'
import { getTerms } from '../../../plugins/database/programme-settings.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type CountedFigures, presentFigures } from '../presenter.ts'
import * as queries from './queries.ts'

/**
 * Counts the figures of some periods, on the calendar of `zone` and by the programme's terms, as of `now` (epoch milliseconds). The database does
 * the counting: what it reads grows with the number of sessions and students, the size of its result does not.
 */
export async function countFigures(
  sql: Sql,
  periods: readonly Period[],
  zone: string,
  now: number,
): Promise<CountedFigures[]> {
  const at = new Date(now)
  const terms = await getTerms(sql)
  const cuts = periods.map((period) => cutPeriod(period, now, zone, terms))
  const { steps, waits } = await queries.studentProgress(
    sql,
    cuts.map((cut) => cut.now),
    at,
  )
  const counted: CountedFigures[] = []
  for (const [place, cut] of cuts.entries()) {
    const offsets = zoneOffsets(cut.now.bounds[0]!, cut.now.bounds.at(-1)!, zone)
    // The period before is compared week by week, so its months have as many weeks as these.
    const months = monthsOf(cut.now)
    const counts = {
      steps,
      waits: waits[place]!,
      sessions: await queries.periodSessions(sql, cut.now, months, at),
      before: await queries.periodSessions(sql, cut.before, months, at),
      byHour: await queries.sessionsByHour(sql, cut.now, offsets, at),
      feedback: await queries.feedbackIn(sql, cut.now),
      schools: await queries.periodBySchool(sql, cut.now, at),
    }
    counted.push(presentFigures(counts, { period: periods[place]!, cut: cut.now, zone }))
  }
  return counted
}
