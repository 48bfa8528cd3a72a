/** What is answered when it is changed how long things are kept. */
import { plural } from '../locale.ts'

export const daysAreFixed = (days: number) =>
  plural(days, {
    one: "This is kept for # day, which can't be changed",
    other: "This is kept for # days, which can't be changed",
  })
/** The numbers stand as they are to be typed. */
export const daysOutOfRange = (least: number, most: number) =>
  `Please give a number of days from ${least} to ${most}`
