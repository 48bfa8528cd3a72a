import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, type Link, renderMail } from './layout.ts'
import { clockNotice, fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the student that their session is booked. `now` is when it is written, in milliseconds. */
export function bookingConfirmed(
  messages: ServerMessages,
  session: MailSession & { readonly calendars: readonly Link[] },
  baseUrl: string,
  now: number,
): Email {
  const { bookings, notifications } = messages
  const coach = fullName(session)
  return renderMail(messages, {
    subject: bookings.bookedSubject(coach, shortTime(messages, session)),
    greeting: notifications.greeting(session.recipient.firstName),
    before: [bookings.booked(coach)],
    highlight: sessionTimes(messages, session),
    after: [...clockNotice(messages, session, now), bookings.joinFromDashboard],
    calendars: session.calendars,
    action: { label: bookings.openYourDashboard, url: `${baseUrl}/home/dashboard` },
  })
}
