import type { ProgrammeFigures, ProgrammePeriod } from '@shinequo/contract/programme'
import { addDays, localDate } from '@shinequo/domain/time/zoned-day'
import { number } from '@shinequo/messages/locale'
import { days, hours, momentText, timeText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'

/** The periods that people can choose, in the order of their buttons. */
export const PERIODS: readonly ProgrammePeriod[] = ['term', 'last_term', '30d', '7d']

/** The period that the query of an address names; the term if it names none. */
export function periodOf(parameters: URLSearchParams): ProgrammePeriod {
  return PERIODS.find((one) => one === parameters.get('period')) ?? 'term'
}

/** A figure in words. Null is hidden: it is about fewer than 10 students, or would reveal such a figure. */
export function figureText(figure: number | null): string {
  return figure === null ? messages.notShown : number(figure)
}

/** A figure compared with the previous period: '19 more than in the 30 days before'. */
export function changeText(now: number | null, before: number | null, period: ProgrammePeriod): string {
  if (before === null) return messages.beforeNotShown(period)
  if (now === null) return messages.before(before, period)
  if (now === before) return messages.asManyAsBefore(period)
  return now > before
    ? messages.moreThanBefore(now - before, period)
    : messages.fewerThanBefore(before - now, period)
}

/** 'As of 2:00 PM. Times in New York' for an instant in a zone; with the date if it is not today. */
export function asOfText(instant: number, now: number, zone: string): string {
  const isToday = localDate(instant, zone) === localDate(now, zone)
  return messages.asOf(isToday ? timeText(instant, zone) : momentText(instant, zone), zoneName(zone))
}

/** Whether the last week or day of a period was not over when it was counted. */
export function isGoingOn({
  each,
  over_time,
  as_of,
  zone,
}: Pick<ProgrammeFigures, 'each' | 'over_time' | 'as_of' | 'zone'>): boolean {
  const last = over_time.at(-1)
  return (
    last !== undefined && addDays(last.date, each === 'week' ? 7 : 1) > localDate(Date.parse(as_of), zone)
  )
}

/** A wait in hours as text: '5 hours', in days from two days on. */
export function waitText(waited: number): string {
  return waited < 48 ? hours(waited) : days(Math.round(waited / 24))
}

/** The top of a chart's scale: the next round number that is not less than `most`, at least 4. */
export function scaleTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const top = [1, 2, 4, 5, 8, 10].map((factor) => factor * step).find((value) => value >= most) ?? most
  return Math.max(4, top)
}
