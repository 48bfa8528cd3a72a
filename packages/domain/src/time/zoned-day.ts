/**
 * Days and instants. Instants are epoch milliseconds, dates are 'yyyy-mm-dd', zones are IANA names. Browsers load this
 * file, so it uses Intl only, never Temporal.
 */

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How far ahead a student sees times: today and the 21 days after it (product document, section 9). */
export const DAYS_AHEAD = 21

/** Caches one formatter per zone, since creating one is expensive (20 microseconds or more). */
export function formatOfZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    let format = formats.get(zone)
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
      formats.set(zone, format)
    }
    return format
  }
}

const wallFormat = formatOfZone('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The local time in `zone` at `instant`, as milliseconds since 1970-01-01 00:00 local time. */
export function wallClock(instant: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of wallFormat(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Whether `zone` is an IANA zone that this machine knows. Bare offsets such as '+05:45' are not zones. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    wallFormat(zone)
    return true
  } catch {
    return false
  }
}

/** The UTC date of an instant. */
export function utcDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/** The first instant of a UTC date. NaN when `date` is not a date. */
export function startOfUtcDate(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`)
}

/** Whether `text` is a real calendar date written yyyy-mm-dd. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const start = startOfUtcDate(text)
  return !Number.isNaN(start) && utcDate(start) === text
}

/** The date `days` days after `date`, or before it if negative. */
export function addDays(date: string, days: number): string {
  return utcDate(startOfUtcDate(date) + days * DAY)
}

/** The date in `zone` at `instant`. */
export function localDate(instant: number, zone: string): string {
  return utcDate(wallClock(instant, zone))
}

/**
 * The first instant, to the minute, at which `zone` has reached `date`. If the clocks skip midnight, it is the instant
 * of the change. A date that a zone skipped starts when the next one does.
 */
export function startOfLocalDate(date: string, zone: string): number {
  let before = startOfUtcDate(date) - 16 * HOUR
  let reached = startOfUtcDate(date) + 16 * HOUR
  while (reached - before > MINUTE) {
    const middle = before + Math.floor((reached - before) / 2 / MINUTE) * MINUTE
    if (localDate(middle, zone) >= date) reached = middle
    else before = middle
  }
  return reached
}

/** The first instant after `date` in `zone`. Days exclude their end. */
export function endOfLocalDate(date: string, zone: string): number {
  return startOfLocalDate(addDays(date, 1), zone)
}

/** The dates that a student sees in the slot picker: today to today+21 in their own zone, 22 in all. */
export function shownDates(now: number, zone: string): string[] {
  const today = localDate(now, zone)
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days))
}

/**
 * The UTC dates to request availability for, both included: from the UTC date of now to the one in which the student's
 * day today+21 ends. They cover every future instant of `shownDates`.
 */
export function askedDates(now: number, zone: string): { fromDate: string; toDate: string } {
  const last = addDays(localDate(now, zone), DAYS_AHEAD)
  return { fromDate: utcDate(now), toDate: utcDate(endOfLocalDate(last, zone) - 1) }
}

/** Groups things by the date in `zone` at their instant. Keeps the order within a date. */
export function groupByLocalDate<Thing>(
  things: readonly Thing[],
  instantOf: (thing: Thing) => number,
  zone: string,
): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const date = localDate(instantOf(thing), zone)
    const group = groups.get(date)
    if (group) group.push(thing)
    else groups.set(date, [thing])
  }
  return groups
}

/** Whether the UTC offset of `zone` differs between the two instants, so that a notice should be shown. */
export function clocksDiffer(first: number, second: number, zone: string): boolean {
  return offset(first, zone) !== offset(second, zone)
}

function offset(instant: number, zone: string): number {
  return wallClock(instant, zone) - Math.floor(instant / 1000) * 1000
}
