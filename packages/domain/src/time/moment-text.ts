/** How instants that carry their year are written for a person, in en-US: those of records, not of sessions. */
import { formatOfZone } from './zoned-day.ts'
import { timeText } from './zoned-text.ts'

const datedDay = formatOfZone({ month: 'short', day: 'numeric', year: 'numeric' })

/** The day of an instant with its year, 'Nov 20, 2026'. */
export function datedDayText(instant: number, zone: string): string {
  return datedDay(zone).format(instant)
}

/** An instant with its year, 'Nov 20, 2026 · 3:00 PM'. */
export function momentText(instant: number, zone: string): string {
  return `${datedDayText(instant, zone)} · ${timeText(instant, zone)}`
}
