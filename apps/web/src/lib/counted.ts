import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import { number } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/components'

/** Whether there are more than can be counted. */
export function isPastCounting(count: number): boolean {
  return count > MAX_COUNTED
}

/** A count in words, capped at MAX_COUNTED: '12', '1,000', 'more than 1,000'. */
export function cappedCount(count: number): string {
  return isPastCounting(count) ? messages.moreThan(MAX_COUNTED) : number(count)
}
