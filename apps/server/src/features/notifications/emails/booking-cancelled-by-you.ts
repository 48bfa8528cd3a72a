import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'
import { fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** A session that the mail's reader cancelled. */
export interface OwnCancellationMail extends MailSession {
  readonly side: 'student' | 'coach'
  readonly coachId: string
  /** The coach does not offer the freed hour. */
  readonly hourClosed: boolean
}

/** Tells whoever cancelled that it is done; their calendar takes the session out by the file that comes with it. */
export function bookingCancelledByYou(
  messages: ServerMessages,
  session: OwnCancellationMail,
  baseUrl: string,
): Email {
  const { bookings, notifications } = messages
  const { recipient, other, side, coachId, hourClosed } = session
  const name = fullName(session)
  return renderMail(messages, {
    subject: bookings.cancelledByYouSubject(name, shortTime(messages, session)),
    greeting: notifications.greeting(recipient.firstName),
    before: [bookings.cancelledByYou(name)],
    highlight: sessionTimes(messages, session),
    after: [
      bookings.otherIsTold(other.firstName),
      ...(side === 'coach' ? [hourClosed ? bookings.hourStaysClosed : bookings.timeIsOpenAgain] : []),
    ],
    action:
      side === 'student'
        ? { label: bookings.findAnotherTime, url: `${baseUrl}/home/selectcoach/${coachId}/book` }
        : { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}
