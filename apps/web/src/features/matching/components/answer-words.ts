import { dayText, timeText } from '@shinequo/messages/times'

/** 'Answer by Tue, Nov 24 · 2:00 PM', in the coach's zone; past that, that it goes on at any moment. */
export function answerByWords(answerBy: string, now: number, zone: string): string {
  const until = Date.parse(answerBy)
  if (until <= now) return 'Please answer now: somebody else is about to be asked'
  return `Answer by ${dayText(until, zone)} · ${timeText(until, zone)}`
}
