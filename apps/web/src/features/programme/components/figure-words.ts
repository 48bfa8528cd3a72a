import { localDate } from '@shinequo/domain/time/zoned-day'
import { momentText, timeText } from '@shinequo/messages/times'

/** What stands for a figure that is hidden: itself of fewer than 10 students, or beside one that is. */
const HIDDEN = 'Not shown'

const count = new Intl.NumberFormat('en-US')

/** A figure in words; null is one that is hidden. */
export function figureText(figure: number | null): string {
  return figure === null ? HIDDEN : count.format(figure)
}

/** How a figure stands to that of another time: '19 more than in the 30 days before'. */
export function changeText(now: number | null, before: number | null, than: string): string {
  if (now === null || before === null) return `${than}: ${figureText(before).toLowerCase()}`
  if (now === before) return `as many as in ${than}`
  return `${count.format(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than in ${than}`
}

/** 'As of 2:00 PM' of an instant in a zone; with its day where that is not today's. */
export function asOfText(instant: number, now: number, zone: string): string {
  const isToday = localDate(instant, zone) === localDate(now, zone)
  return `As of ${isToday ? timeText(instant, zone) : momentText(instant, zone)}`
}

/** A wait of so many hours: '5 hours', from two days on in days. */
export function waitText(hours: number): string {
  const [number, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day']
  return `${count.format(number)} ${unit}${number === 1 ? '' : 's'}`
}

/** '4 PM' of an hour of the day. */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The value at the top of a chart's scale: the next round number that `most` does not pass, 4 at the least. */
export function scaleTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const top = [1, 2, 4, 5, 8, 10].map((factor) => factor * step).find((value) => value >= most) ?? most
  return Math.max(4, top)
}
