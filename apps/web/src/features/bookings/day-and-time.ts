import { dayText, timeText } from '@shinequo/messages/times'

/** The day and the time of day of an instant (ISO 8601) in a zone (IANA). */
export function dayAndTime(instant: string, zone: string): [string, string] {
  const at = Date.parse(instant)
  return [dayText(at, zone), timeText(at, zone)]
}
