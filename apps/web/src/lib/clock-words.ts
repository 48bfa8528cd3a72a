import { days, hours } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/navigation'

const [HOUR, DAY] = [60, 1440]

/** 'The clock of this device is about 11 minutes fast.' A negative number of minutes is slow. */
export function clockErrorWords(minutes: number): string {
  const size = Math.abs(minutes)
  const time =
    size < 2 * HOUR
      ? messages.clockMinutes(size)
      : size < 2 * DAY
        ? hours(Math.round(size / HOUR))
        : days(Math.round(size / DAY))
  return minutes < 0 ? messages.clockIsSlow(time) : messages.clockIsFast(time)
}
