import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import { number } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/components'

/** Whether there are more of something than are counted: the count says only so. */
export function isPastCounting(count: number): boolean {
  return count > MAX_COUNTED
}

/** A count that goes up to MAX_COUNTED and says when there are more: '12', '1,000', 'more than 1,000'. */
export function cappedCount(count: number): string {
  return isPastCounting(count) ? messages.moreThan(MAX_COUNTED) : number(count)
}
