/**
 * From wall time to instants, on the server alone (Temporal). Asking Temporal for every half hour of three
 * weeks would cost milliseconds; a zone keeps one offset for months, so its steady spans are remembered.
 */

const HOUR = 3_600_000

/** A stretch [from, until) of epoch milliseconds in which a zone keeps one offset from UTC, in milliseconds. */
interface SteadySpan {
  from: number
  until: number
  offset: number
}

const spansOfZones = new Map<string, SteadySpan[]>()

/** The steady span of `zone` that holds `instant`. Throws RangeError for a zone that does not exist. */
function spanAt(instant: number, zone: string): SteadySpan {
  const known = spansOfZones.get(zone)
  const found = known?.find((span) => instant >= span.from && instant < span.until)
  if (found) return found
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  // 'previous' is strictly before, so one nanosecond later it finds a change at the instant itself too.
  const previous = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const next = zoned.getTimeZoneTransition('next')
  const span = {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: zoned.offsetNanoseconds / 1_000_000,
  }
  if (known) known.push(span)
  else spansOfZones.set(zone, [span])
  return span
}

/** The days from 1970-01-01 to the date that `zone` has at `instant`. */
export function localDayNumber(instant: number, zone: string): number {
  return Math.floor((instant + spanAt(instant, zone).offset) / (24 * HOUR))
}

/**
 * A function from a minute of the wall's day to its instant in `zone`, for the day `dayNumber` days after
 * 1970-01-01. A wall time that the clocks skip has none (null); of one that they show twice, the first counts.
 */
export function wallMinutes(dayNumber: number, zone: string): (minute: number) => number | null {
  const wallStart = dayNumber * 24 * HOUR
  const { from, until, offset } = spanAt(wallStart, zone)
  const start = wallStart - offset
  // With three hours to the change before it no wall time of the day can have been shown earlier already.
  if (start - 3 * HOUR >= from && start + 24 * HOUR <= until) return (minute) => start + minute * 60_000
  return (minute) => wallInstant(wallStart + minute * 60_000, zone)
}

function wallInstant(wall: number, zone: string): number | null {
  const text = new Date(wall).toISOString().slice(0, 19)
  const plain = Temporal.PlainDateTime.from(text)
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(plain) ? zoned.epochMilliseconds : null
}
