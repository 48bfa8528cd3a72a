import { proseDayText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/matching'

/** 'Answer by Tue, Nov 24 · 2:00 PM', in the coach's zone. Afterwards, that somebody else may be asked at any time. */
export function answerByWords(answerBy: string, now: number, zone: string): string {
  const until = Date.parse(answerBy)
  if (until <= now) return messages.answerNow
  return messages.answerBy(proseDayText(until, zone), timeText(until, zone))
}
