/*
 * Wall time in a zone, computed with Intl alone: independent of the product's code, so that its mistakes cannot hide.
 * Instants are ISO 8601.
 */

function written(instant: string, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...parts }).format(Date.parse(instant))
  return text.replaceAll('\u202f', ' ')
}

export interface Slot {
  readonly start_time: string
  readonly end_time: string
}

/** '3:00 PM - 3:30 PM' */
export function slotWords({ start_time, end_time }: Slot, zone: string): string {
  const [start, end] = [start_time, end_time].map((instant) =>
    written(instant, zone, { hour: 'numeric', minute: '2-digit' }),
  )
  return `${start} - ${end}`
}

/** 'Tue, Nov 24' */
export function dayWords(instant: string, zone: string): string {
  return written(instant, zone, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** 'Tuesday, November 24, 2026' */
export function longDayWords(instant: string, zone: string): string {
  return written(instant, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

/** The greeting of section 1 at this instant. */
export function greetingAt(instant: string, zone: string): string {
  const hour = Number(written(instant, zone, { hour: 'numeric', hourCycle: 'h23' }))
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** The date of an instant in the zone, such as '2026-11-24'. */
export function dateOf(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(instant))
}

/** 'New York' */
export function zoneWords(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}

/** The slots grouped by their date in `zone`, in order. */
export function byDay(slots: readonly Slot[], zone: string): Slot[][] {
  const days = new Map<string, Slot[]>()
  const sorted = [...slots].sort((one, other) => one.start_time.localeCompare(other.start_time))
  for (const slot of sorted) {
    const day = longDayWords(slot.start_time, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days.values()]
}
