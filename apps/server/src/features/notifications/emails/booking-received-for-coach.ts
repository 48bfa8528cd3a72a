import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, type Link, renderMail } from './layout.ts'
import { clockNotice, fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the coach that a student booked a session with them. `now` is when it is written, in milliseconds. */
export function bookingReceivedForCoach(
  messages: ServerMessages,
  session: MailSession & { readonly calendars: readonly Link[] },
  baseUrl: string,
  now: number,
): Email {
  const { bookings, notifications } = messages
  const student = fullName(session)
  return renderMail(messages, {
    subject: bookings.receivedSubject(student, shortTime(messages, session)),
    greeting: notifications.greeting(session.recipient.firstName),
    before: [bookings.received(student)],
    highlight: sessionTimes(messages, session),
    after: clockNotice(messages, session, now),
    calendars: session.calendars,
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}
