import type { Delivery, MailFailure } from '@shinequo/contract/notifications'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { momentText, timeText } from '@shinequo/messages/times'

/** Why a try failed, as the beginning of a sentence. */
const WHY: Readonly<Record<MailFailure, string>> = {
  refused: 'Refused',
  put_off: 'Mail server says to try later',
  turned_away: 'Mail server turned us away',
  no_answer: 'Mail server is not answering',
  unreachable: 'Mail server cannot be reached',
  fault: 'The mail could not be written',
}

export interface MailWords {
  readonly tone: 'fine' | 'waiting' | 'lost'
  readonly text: string
}

/** How far a mail has come, in a line: 'Mail server is not answering: next try 3:40 PM'. Instants in milliseconds. */
export function mailWords(mail: Delivery, now: number, zone: string): MailWords {
  const why = mail.failure === null ? '' : WHY[mail.failure]
  switch (mail.state) {
    case 'sent':
      return { tone: 'fine', text: 'Sent' }
    case 'due':
      return { tone: 'fine', text: 'On its way' }
    case 'retrying':
      return { tone: 'waiting', text: `${why}: ${nextTryText(mail.next_try_at, now, zone)}` }
    case 'refused':
      return { tone: 'lost', text: 'Refused: check the address' }
    case 'given_up':
      return { tone: 'lost', text: `${why || 'Not delivered'}: given up` }
    case 'unwanted':
      return { tone: 'fine', text: 'No longer needed' }
  }
}

function nextTryText(at: string | null, now: number, zone: string): string {
  const next = at === null ? now : Date.parse(at)
  if (next <= now) return 'next try now'
  const isToday = localDate(next, zone) === localDate(now, zone)
  return `next try ${isToday ? timeText(next, zone) : momentText(next, zone)}`
}
