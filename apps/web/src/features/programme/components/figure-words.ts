import type { ProgrammePeriod } from '@shinequo/contract/programme'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { number } from '@shinequo/messages/locale'
import { days, hours, momentText, timeText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'

/** A figure in words; null is one that is hidden: of fewer than 10 students, or beside one that is. */
export function figureText(figure: number | null): string {
  return figure === null ? messages.notShown : number(figure)
}

/** How a figure stands to that of the time before a period: '19 more than in the 30 days before'. */
export function changeText(now: number | null, before: number | null, period: ProgrammePeriod): string {
  if (before === null) return messages.beforeNotShown(period)
  if (now === null) return messages.before(before, period)
  if (now === before) return messages.asManyAsBefore(period)
  return now > before
    ? messages.moreThanBefore(now - before, period)
    : messages.fewerThanBefore(before - now, period)
}

/** 'As of 2:00 PM. Times in New York' of an instant in a zone; with its day where that is not today's. */
export function asOfText(instant: number, now: number, zone: string): string {
  const isToday = localDate(instant, zone) === localDate(now, zone)
  return messages.asOf(isToday ? timeText(instant, zone) : momentText(instant, zone), zoneName(zone))
}

/** A wait of so many hours: '5 hours', from two days on in days. */
export function waitText(waited: number): string {
  return waited < 48 ? hours(waited) : days(Math.round(waited / 24))
}

/** The value at the top of a chart's scale: the next round number that `most` does not pass, 4 at the least. */
export function scaleTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const top = [1, 2, 4, 5, 8, 10].map((factor) => factor * step).find((value) => value >= most) ?? most
  return Math.max(4, top)
}
