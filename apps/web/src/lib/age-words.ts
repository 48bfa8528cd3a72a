import { days, hours, lessThanAnHour } from '@shinequo/messages/times'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long something has waited in words: 'less than an hour', '5 hours', '3 days'. `age` is in milliseconds. */
export function ageWords(age: number): string {
  if (age < HOUR) return lessThanAnHour
  return age < DAY ? hours(Math.floor(age / HOUR)) : days(Math.floor(age / DAY))
}
