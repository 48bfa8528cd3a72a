/**
 * How times are written for a person. The browser reaches this file: Intl only. Instants are epoch milliseconds, zones
 * are IANA names.
 */
import { clocksDiffer, formatOfZone, wallClock } from '@shinequo/domain/time/zoned-day'

/** The words that a language uses around times. */
interface TimeWords {
  readonly am: string
  readonly pm: string
  /** The reader's zone, by its short name. */
  readonly yourTime: (zone: string) => string
  /** Next to a session that is after a clock change in the reader's zone. */
  readonly clocksChange: (zone: string) => string
}

/** The functions that write times in the language of `locale`. */
export function timesOf(locale: string, words: TimeWords) {
  const day = formatOfZone(locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const weekday = formatOfZone(locale, { weekday: 'short' })
  const dayOfMonth = formatOfZone(locale, { day: 'numeric' })
  const datedDay = formatOfZone(locale, { month: 'short', day: 'numeric', year: 'numeric' })

  /**
   * A minute of the day, '9:00 AM'; its end is '12:00 AM'. Not by Intl, whose U+202F before AM and PM is not in every
   * font.
   */
  function minuteText(minute: number): string {
    return `${hourOf(minute)}:${twoDigits(minute % 60)} ${halfOf(minute)}`
  }

  /** A minute of the day where there is little room, '9 AM' or '9:30 AM'; `bare` leaves out AM and PM. */
  function shortMinuteText(minute: number, bare = false): string {
    const past = minute % 60
    const clock = past === 0 ? `${hourOf(minute)}` : `${hourOf(minute)}:${twoDigits(past)}`
    return bare ? clock : `${clock} ${halfOf(minute)}`
  }

  function halfOf(minute: number): string {
    return minute % 1440 < 720 ? words.am : words.pm
  }

  /** The time of day, '3:00 PM'. */
  function timeText(instant: number, zone: string): string {
    const wall = new Date(wallClock(instant, zone))
    return minuteText(wall.getUTCHours() * 60 + wall.getUTCMinutes())
  }

  /** A slot or session, '3:00 PM - 3:30 PM'. */
  function slotText(start: number, end: number, zone: string): string {
    return `${timeText(start, zone)} - ${timeText(end, zone)}`
  }

  /** The day of an instant, 'Tue, Nov 24'. */
  function dayText(instant: number, zone: string): string {
    return day(zone).format(instant)
  }

  /** The weekday of an instant, 'Tue'. */
  function weekdayText(instant: number, zone: string): string {
    return weekday(zone).format(instant)
  }

  /** The day of the month of an instant, '24'. */
  function dayOfMonthText(instant: number, zone: string): string {
    return dayOfMonth(zone).format(instant)
  }

  /** The day of an instant with its year, as records have it: 'Nov 20, 2026'. */
  function datedDayText(instant: number, zone: string): string {
    return datedDay(zone).format(instant)
  }

  /** An instant with its year, 'Nov 20, 2026 · 3:00 PM'. */
  function momentText(instant: number, zone: string): string {
    return `${datedDayText(instant, zone)} · ${timeText(instant, zone)}`
  }

  /** The reader's zone in words, 'your time (New York)'. */
  function yourTime(zone: string): string {
    return words.yourTime(zoneName(zone))
  }

  /** The full line of a session, 'Tue, Nov 24 · 3:00 PM - 3:30 PM · your time (New York)'. */
  function sessionText(start: number, end: number, zone: string): string {
    return `${dayText(start, zone)} · ${slotText(start, end, zone)} · ${yourTime(zone)}`
  }

  /** The note next to a session that is after a clock change in the reader's zone; null if it is not. */
  function clockChangeText(now: number, start: number, zone: string): string | null {
    return clocksDiffer(now, start, zone) ? words.clocksChange(zoneName(zone)) : null
  }

  return {
    minuteText,
    shortMinuteText,
    timeText,
    slotText,
    dayText,
    weekdayText,
    dayOfMonthText,
    datedDayText,
    momentText,
    yourTime,
    sessionText,
    clockChangeText,
  }
}

/** 1 to 12 */
function hourOf(minute: number): number {
  return Math.floor(minute / 60) % 12 || 12
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * Chromium and Safari use old names of some zones that IANA has replaced: their users live in Kathmandu, not in
 * Katmandu.
 */
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

/** The short name of a zone: the last part of its IANA name, such as 'New York' for 'America/New_York'. */
export function zoneName(zone: string): string {
  const last = zone.slice(zone.lastIndexOf('/') + 1)
  return (RENAMED[last] ?? last).replaceAll('_', ' ')
}
