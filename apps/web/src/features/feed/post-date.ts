import { addDays, formatOfZone, localDate } from '@shinequo/domain/time/zoned-day'
import { dateWords, locale } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/feed'

const sameYear = formatOfZone(locale, { weekday: 'long', month: 'long', day: 'numeric' })
const otherYear = formatOfZone(locale, { month: 'long', day: 'numeric', year: 'numeric' })

/**
 * The date of a post in words: 'Today', 'Yesterday', 'Monday, November 16', or with the year if it is not this year.
 */
export function postDate(instant: number, now: number, zone: string): string {
  const [day, today] = [localDate(instant, zone), localDate(now, zone)]
  if (day === today) return messages.today
  if (day === addDays(today, -1)) return messages.yesterday
  return dateWords((day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(zone).format(instant))
}
