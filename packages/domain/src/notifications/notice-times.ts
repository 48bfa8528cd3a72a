import type { Notice } from '@shinequo/contract/notifications/notices'
import { wallInstant } from '../time/wall-instant.ts'
import { addDays, localDate, MINUTE } from '../time/zoned-day.ts'
import { afterNight, QUIET_UNTIL } from './reminder-times.ts'

/** Notices that have a mail of their own. A note comes with the mail about its session. */
export type MailedNotice = Exclude<Notice, 'notes'> | 'care' | 'asks'

/** How long requests, and words of danger, are collected before their mail is sent, in milliseconds. */
const COLLECTED_MS = 10 * MINUTE

/**
 * When the mail about something that happened at `now` is sent; it covers everything of its kind until then. Requests
 * wait for an answer, so their mail is sent soon, but not at night. Words of danger do not wait for the morning: the
 * session may be early. Ratings of a day share the mail of the next morning, and so do
 * the programme's asks to suggest a time.
 */
export function noticeMailAt(kind: MailedNotice, now: number, zone: string): number {
  if (kind === 'care') return now + COLLECTED_MS
  if (kind === 'requests') return afterNight(now + COLLECTED_MS, zone)
  const today = localDate(now, zone)
  const mornings = [today, addDays(today, 1), addDays(today, 2)].map((date) =>
    wallInstant(date, QUIET_UNTIL, zone),
  )
  return mornings.find((at) => at !== null && at > now) ?? afterNight(now, zone)
}
