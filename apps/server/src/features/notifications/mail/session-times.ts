import { wallClock } from '@shinequo/domain/time/zoned-day'
import type { ServerMessages } from '@shinequo/messages/server'

/**
 * A session as described in a mail to one of its two people. Instants are milliseconds; an unknown time zone is null.
 */
export interface MailSession {
  readonly startsAt: number
  readonly endsAt: number
  readonly recipient: { readonly firstName: string; readonly zone: string | null }
  readonly other: { readonly firstName: string; readonly lastName: string; readonly zone: string | null }
}

/** When a session takes place; epoch milliseconds, half open. */
export type Times = Pick<MailSession, 'startsAt' | 'endsAt'>

/** The full name of the person whom the recipient meets. */
export const fullName = ({ other }: Pick<MailSession, 'other'>) => `${other.firstName} ${other.lastName}`

/** The zone of a session's times in a sentence: the recipient's, else the other person's, else UTC. */
export const zoneOf = ({ recipient, other }: Pick<MailSession, 'recipient' | 'other'>) =>
  recipient.zone ?? other.zone ?? 'UTC'

/** The times of rows of sessions. */
export const timesOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): Times => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
})

/**
 * When the session is, one line per time zone: the recipient's, and the other person's if its clock shows another time.
 * In UTC, named as such, if no zone is known.
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

/** A notice if the clocks change between `now` and the session; else nothing. */
export function clockNotice(
  { times }: ServerMessages,
  { startsAt, recipient }: MailSession,
  now: number,
): string[] {
  const notice = recipient.zone && times.clockChangeText(now, startsAt, recipient.zone)
  return notice ? [notice] : []
}

/** The start, short enough for a subject line: 'Tue, Nov 24, 3:00 PM (New York)'. */
export function shortTime({ notifications }: ServerMessages, session: MailSession): string {
  return notifications.shortTime(session.startsAt, zoneOf(session))
}
