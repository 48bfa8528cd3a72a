import { wallClock } from './zoned-day.ts'

/** The greeting of the hour in the reader's zone: before 12:00 morning, before 17:00 afternoon, else evening. */
export function greeting(now: number, zone: string): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = new Date(wallClock(now, zone)).getUTCHours()
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}
