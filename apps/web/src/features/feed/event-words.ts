import type { EventTimes } from '@shinequo/contract/feed'
import { localDate, wallClock } from '@shinequo/domain/time/zoned-day'
import { dayText, sessionText, slotText, timeText, yourTime, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'

/** When an event is in the reader's zone: 'Tue, Nov 24 · 3:00 PM - 4:00 PM · your time (New York)'. */
export function eventTime({ starts_at, ends_at }: EventTimes, zone: string): string {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (isOneDay(start, end, zone)) return sessionText(start, end, zone)
  return `${messages.fromTo(moment(start, zone), moment(end, zone))} · ${yourTime(zone)}`
}

/** When an event is at its place; null if the clocks there show what the reader's show. */
export function eventTimeThere({ starts_at, ends_at, time_zone }: EventTimes, zone: string): string | null {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  const isSame = [start, end].every((at) => wallClock(at, zone) === wallClock(at, time_zone))
  if (isSame) return null
  const time = isOneDay(start, end, time_zone)
    ? `${dayText(start, time_zone)} · ${slotText(start, end, time_zone)}`
    : messages.fromTo(moment(start, time_zone), moment(end, time_zone))
  return messages.timeThere(zoneName(time_zone), time)
}

const moment = (instant: number, zone: string) => `${dayText(instant, zone)} · ${timeText(instant, zone)}`

/** Whether an event is over on the day on which it begins; midnight is the end of that day. */
function isOneDay(start: number, end: number, zone: string): boolean {
  return localDate(start, zone) === localDate(end - 1, zone)
}
