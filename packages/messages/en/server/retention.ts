/** What the server replies when somebody changes how long data is kept. */
import { plural } from '../locale.ts'

export const daysAreFixed = (days: number) =>
  plural(days, {
    one: "This is kept for # day, which can't be changed",
    other: "This is kept for # days, which can't be changed",
  })
/** The numbers are unformatted, as the reader has to type them. */
export const daysOutOfRange = (least: number, most: number) =>
  `Please give a number of days from ${least} to ${most}`
