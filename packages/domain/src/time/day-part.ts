import { wallClock } from './zoned-day.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The part of the day in the reader's zone: morning before 12:00, afternoon before 17:00, otherwise evening. */
export function dayPart(now: number, zone: string): DayPart {
  const hour = new Date(wallClock(now, zone)).getUTCHours()
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
