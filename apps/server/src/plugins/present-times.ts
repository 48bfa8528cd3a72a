import type { Interval } from '@shinequo/domain/availability/open-slots'

/** An interval as the API writes it. */
export function presentTimes({ start, end }: Interval): { start_time: string; end_time: string } {
  return { start_time: new Date(start).toISOString(), end_time: new Date(end).toISOString() }
}
