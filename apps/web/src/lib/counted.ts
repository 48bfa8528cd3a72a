import { MOST_COUNTED } from '@shinequo/contract/endpoint'

const number = new Intl.NumberFormat('en-US')

/** '1 person', '9,800 people'. */
export function counted(count: number, singular: string, plural: string): string {
  return `${number.format(count)} ${count === 1 ? singular : plural}`
}

/** Whether there are more of something than are counted: the count says only so. */
export function isPastCounting(count: number): boolean {
  return count > MOST_COUNTED
}

/** A count that goes up to MOST_COUNTED and says when there are more: '12', '1,000', 'more than 1,000'. */
export function cappedCount(count: number): string {
  return isPastCounting(count) ? `more than ${number.format(MOST_COUNTED)}` : number.format(count)
}
