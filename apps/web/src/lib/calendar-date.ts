/** Dates as `yyyy-mm-dd`, without a time or a zone. They sort as strings. */
import { addDays } from '@shinequo/domain/time/zoned-day'
import { dateWords, locale } from '@shinequo/messages/locale'

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function iso(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** The same day `months` later (earlier if negative), or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return iso(first)
}

/** The month of a date as 'yyyy-mm'. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return utc(date).getUTCDay()
}

/** The weeks of a month, Sunday first; '' for days of another month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  for (let day = addDays(first, -weekdayOf(first)); monthOf(day) <= month; day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(day, n)).map((d) => (monthOf(d) === month ? d : '')))
  }
  return weeks
}

/** Whether no day of a week is within `from` and `to`, both included. */
export function isOutside(week: readonly string[], from: string, to: string): boolean {
  return week.every((date) => date === '' || date < from || date > to)
}

/** Cached by options: a month formats thirty dates again each time a day is chosen. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in words, such as `dateText('2026-11-24', { month: 'long', year: 'numeric' })`. */
export function dateText(date: string, parts: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(parts)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return dateWords(format.format(utc(date)))
}

/** A date as a heading: weekdays have a capital there in every language. */
export function asHeading(date: string): string {
  return date.charAt(0).toLocaleUpperCase(locale) + date.slice(1)
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
