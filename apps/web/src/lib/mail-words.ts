import type { Delivery } from '@shinequo/contract/notifications'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { momentText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/notifications'

export interface MailWords {
  readonly tone: 'fine' | 'waiting' | 'lost'
  readonly text: string
}

/** A mail's delivery state in one line: 'Mail server is not answering: next try 3:40 PM'. Instants in milliseconds. */
export function mailWords(mail: Delivery, now: number, zone: string): MailWords {
  switch (mail.state) {
    case 'sent':
      return { tone: 'fine', text: messages.sent }
    case 'due':
      return { tone: 'fine', text: messages.onItsWay }
    case 'retrying':
      return {
        tone: 'waiting',
        text: messages.nextTry(mail.failure, nextTryText(mail.next_try_at, now, zone)),
      }
    case 'refused':
      return { tone: 'lost', text: messages.refusedCheckAddress }
    case 'given_up':
      return { tone: 'lost', text: messages.givenUp(mail.failure) }
    case 'unwanted':
      return { tone: 'fine', text: messages.noLongerNeeded }
  }
}

/** The time of the next try; null means now. */
function nextTryText(at: string | null, now: number, zone: string): string | null {
  const next = at === null ? now : Date.parse(at)
  if (next <= now) return null
  const isToday = localDate(next, zone) === localDate(now, zone)
  return isToday ? timeText(next, zone) : momentText(next, zone)
}
