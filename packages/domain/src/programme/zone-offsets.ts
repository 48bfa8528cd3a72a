import { DAY, MINUTE, wallClock } from '../time/zoned-day.ts'

/** The UTC offset of a zone from an instant on. */
export interface ZoneOffset {
  /** Epoch milliseconds. */
  readonly since: number
  /** Milliseconds; negative west of Greenwich. */
  readonly offset: number
}

/**
 * The UTC offsets of `zone` within [from, to): the first at `from`, then one for each change, in order. `from` is a
 * whole minute in epoch milliseconds. With these a database groups by hour in any zone as the server does, independent
 * of its own time zone data. Assumes that clocks never change twice within a day.
 */
export function zoneOffsets(from: number, to: number, zone: string): ZoneOffset[] {
  const offsetAt = (instant: number) => wallClock(instant, zone) - instant
  const found = [{ since: from, offset: offsetAt(from) }]
  for (let day = from; day < to; day += DAY) {
    let before = day
    let changed = Math.min(day + DAY, to)
    const offset = offsetAt(changed)
    if (offset === offsetAt(before)) continue
    while (changed - before > MINUTE) {
      const middle = before + Math.floor((changed - before) / 2 / MINUTE) * MINUTE
      if (offsetAt(middle) === offset) changed = middle
      else before = middle
    }
    if (changed < to) found.push({ since: changed, offset })
  }
  return found
}
