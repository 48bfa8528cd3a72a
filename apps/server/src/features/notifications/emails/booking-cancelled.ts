import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'
import { fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** A session that its coach cancelled. */
export interface CancellationMail extends MailSession {
  readonly coachId: string
  /** The coach's words; may be ''. */
  readonly reason: string
  /** Up to three open times of that coach by start; epoch milliseconds, half open. */
  readonly nearest: readonly { readonly start: number; readonly end: number }[]
}

/** Tells the student that their session does not take place, why, and which other times there are. */
export function bookingCancelled(
  messages: ServerMessages,
  session: CancellationMail,
  baseUrl: string,
): Email {
  const { bookings, notifications, times } = messages
  const { recipient, other, coachId, reason, nearest } = session
  const coach = fullName(session)
  const zone = recipient.zone ?? other.zone ?? 'UTC'
  const page = `${baseUrl}/home/selectcoach/${coachId}`
  return renderMail(messages, {
    subject: bookings.cancelledByCoachSubject(coach, shortTime(messages, session)),
    greeting: notifications.greeting(recipient.firstName),
    before: [bookings.cancelledByCoach(coach)],
    highlight: sessionTimes(messages, session),
    after: reason ? [bookings.writes(other.firstName, reason)] : [],
    ...(nearest.length > 0 && {
      choices: {
        lead: bookings.nearestOpenTimes(other.firstName, times.zoneName(zone)),
        links: nearest.map(({ start, end }) => ({
          label: bookings.openTime(times.dayText(start, zone), times.slotText(start, end, zone)),
          url: `${page}/book?start=${new Date(start).toISOString()}`,
        })),
      },
    }),
    action: { label: bookings.seeAllOpenTimes, url: `${page}/book` },
  })
}
