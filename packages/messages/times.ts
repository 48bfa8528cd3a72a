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
  /** What differs from English, where days and times are written alike in sentences and in lists. */
  readonly prose?: ProseWords
}

/**
 * A language whose sentences have days in full ('hasta el martes 24 de noviembre a las 3:00 p. m.'), and whose lists have
 * them without the comma after the weekday.
 */
interface ProseWords {
  /** A day within a sentence with a time of that day. */
  readonly dayAt: (day: string, time: string) => string
  /** A slot; its first time has no 'a. m.' if the second has the same. */
  readonly slot: (start: string, end: string) => string
  /** The names of places that English writes otherwise, by the last part of their IANA names. */
  readonly places: Readonly<Record<string, string>>
}

/** The functions that write times in the language of `locale`. */
export function timesOf(locale: string, words: TimeWords) {
  const day = formatOfZone(locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const weekday = formatOfZone(locale, { weekday: 'short' })
  const dayOfMonth = formatOfZone(locale, { day: 'numeric' })
  const datedDay = formatOfZone(locale, { month: 'short', day: 'numeric', year: 'numeric' })
  const { prose } = words
  const fullDay = formatOfZone(locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const fullWeekday = formatOfZone(locale, { weekday: 'long' })
  const fullDate = formatOfZone(locale, { month: 'long', day: 'numeric', year: 'numeric' })

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
    const [first, last] = [timeText(start, zone), timeText(end, zone)]
    if (prose === undefined) return `${first} - ${last}`
    const half = [words.am, words.pm].find((one) => first.endsWith(one) && last.endsWith(one))
    return prose.slot(half === undefined ? first : first.slice(0, -half.length - 1), last)
  }

  /** The day of an instant, 'Tue, Nov 24'. */
  function dayText(instant: number, zone: string): string {
    return withoutComma(day(zone).format(instant))
  }

  /** The same within a sentence: 'martes 24 de noviembre' where a language writes days in full there. */
  function proseDayText(instant: number, zone: string): string {
    return prose === undefined ? dayText(instant, zone) : withoutComma(fullDay(zone).format(instant))
  }

  /** A day and time within a sentence, 'Tue, Nov 24, 3:00 PM' or 'martes 24 de noviembre a las 3:00 p. m.'. */
  function proseMomentText(instant: number, zone: string): string {
    const time = timeText(instant, zone)
    return prose === undefined
      ? `${dayText(instant, zone)}, ${time}`
      : prose.dayAt(proseDayText(instant, zone), time)
  }

  /** A session within a sentence: 'Tue, Nov 24 · 3:00 PM - 3:30 PM', or its start where days are written in full. */
  function proseSlotText(start: number, end: number, zone: string): string {
    return prose === undefined
      ? `${dayText(start, zone)} · ${slotText(start, end, zone)}`
      : proseMomentText(start, zone)
  }

  /** A day with its year within a sentence, 'Nov 20, 2026' or '20 de noviembre de 2026'. */
  function proseDateText(instant: number, zone: string): string {
    return prose === undefined ? datedDayText(instant, zone) : fullDate(zone).format(instant)
  }

  /** The same with the time, 'Nov 20, 2026 · 3:00 PM' or '20 de noviembre de 2026 a las 3:00 p. m.'. */
  function proseDatedMomentText(instant: number, zone: string): string {
    return prose === undefined
      ? momentText(instant, zone)
      : prose.dayAt(proseDateText(instant, zone), timeText(instant, zone))
  }

  /** The weekday within a sentence, 'Tue' or 'martes'. */
  function proseWeekdayText(instant: number, zone: string): string {
    return (prose === undefined ? weekday : fullWeekday)(zone).format(instant)
  }

  function withoutComma(text: string): string {
    return prose === undefined ? text : text.replace(',', '')
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

  /** The short name of a zone: the last part of its IANA name, such as 'New York' for 'America/New_York'. */
  function zoneName(zone: string): string {
    const last = zone.slice(zone.lastIndexOf('/') + 1)
    return prose?.places[last] ?? (RENAMED[last] ?? last).replaceAll('_', ' ')
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
    proseDayText,
    proseMomentText,
    proseSlotText,
    proseDateText,
    proseDatedMomentText,
    proseWeekdayText,
    zoneName,
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
