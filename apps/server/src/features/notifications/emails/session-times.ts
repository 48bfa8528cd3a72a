import { wallClock } from '@shinequo/domain/time/zoned-day'
import type { ServerMessages } from '@shinequo/messages/server'

/** A session as a mail tells it to one of its two people. Instants are milliseconds; a zone that nobody told is null. */
export interface MailSession {
  readonly startsAt: number
  readonly endsAt: number
  readonly recipient: { readonly firstName: string; readonly zone: string | null }
  readonly other: { readonly firstName: string; readonly lastName: string; readonly zone: string | null }
}

/** The name of the one whom the recipient meets. */
export const fullName = ({ other }: Pick<MailSession, 'other'>) => `${other.firstName} ${other.lastName}`

/**
 * When the session is, a line each: in the recipient's zone, and in the other's where its clocks stand differently.
 * Without any zone it is UTC, and says so.
 */
export function sessionTimes(
  { notifications, times }: ServerMessages,
  { startsAt, endsAt, recipient, other }: MailSession,
): string[] {
  const theirs = (zone: string, whose: string) => notifications.timesOf(startsAt, endsAt, zone, whose)
  const othersTime = (zone: string) => theirs(zone, notifications.othersTime(other.firstName, zone))
  if (!recipient.zone) return [other.zone ? othersTime(other.zone) : theirs('UTC', 'UTC')]
  const lines = [times.sessionText(startsAt, endsAt, recipient.zone)]
  const differ = other.zone && wallClock(startsAt, other.zone) !== wallClock(startsAt, recipient.zone)
  return differ ? [...lines, othersTime(other.zone as string)] : lines
}

/** The notice of a clock change between `now` and the session, or nothing. */
export function clockNotice(
  { times }: ServerMessages,
  { startsAt, recipient }: MailSession,
  now: number,
): string[] {
  const notice = recipient.zone && times.clockChangeText(now, startsAt, recipient.zone)
  return notice ? [notice] : []
}

/** The short time for a subject line: day and start, 'Tue, Nov 24, 3:00 PM (New York)'. */
export function shortTime(
  { notifications }: ServerMessages,
  { startsAt, recipient, other }: MailSession,
): string {
  return notifications.shortTime(startsAt, recipient.zone ?? other.zone ?? 'UTC')
}
