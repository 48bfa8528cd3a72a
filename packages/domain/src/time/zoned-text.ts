/**
 * How times are written for a person, in en-US (readings.md and experience.md give the forms). The browser
 * reaches this file: Intl only.
 */
import { clocksDiffer, formatOfZone, wallClock } from './zoned-day.ts'

const dayFormat = formatOfZone({ weekday: 'short', month: 'short', day: 'numeric' })

/** The time of day, '3:00 PM'. Written by hand: Intl puts U+202F, which some fonts lack, before AM and PM. */
export function timeText(instant: number, zone: string): string {
  const wall = new Date(wallClock(instant, zone))
  const hour = wall.getUTCHours()
  const minute = String(wall.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A slot or session, '3:00 PM - 3:30 PM'. */
export function slotText(start: number, end: number, zone: string): string {
  return `${timeText(start, zone)} - ${timeText(end, zone)}`
}

/** The day of an instant, 'Tue, Nov 24'. */
export function dayText(instant: number, zone: string): string {
  return dayFormat(zone).format(instant)
}

/** Chromium and Safari tell some zones by names that IANA gave up: their users live in Kathmandu, not in Katmandu. */
const RENAMED: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/** The short name of a zone: the last part of its IANA name, 'America/New_York' being 'New York'. */
export function zoneName(zone: string): string {
  const last = zone.slice(zone.lastIndexOf('/') + 1)
  return (RENAMED[last] ?? last).replaceAll('_', ' ')
}

/** The reader's zone in words, 'your time (New York)'. */
export function yourTime(zone: string): string {
  return `your time (${zoneName(zone)})`
}

/** The full line of a session, 'Tue, Nov 24 · 3:00 PM - 3:30 PM · your time (New York)'. */
export function sessionText(start: number, end: number, zone: string): string {
  return `${dayText(start, zone)} · ${slotText(start, end, zone)} · ${yourTime(zone)}`
}

/** What to say beside a session that lies beyond a clock change of the reader's zone; null when it does not. */
export function clockChangeText(now: number, start: number, zone: string): string | null {
  if (!clocksDiffer(now, start, zone)) return null
  return `The clocks in ${zoneName(zone)} change before this session. The time shown is the time on that day.`
}
