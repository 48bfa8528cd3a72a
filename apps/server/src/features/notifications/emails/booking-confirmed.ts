import { type Email, type Link, renderMail } from './layout.ts'
import { clockNotice, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the student that their session is booked. `now` is when it is written, in milliseconds. */
export function bookingConfirmed(
  session: MailSession & { readonly calendars: readonly Link[] },
  baseUrl: string,
  now: number,
): Email {
  const coach = `${session.other.firstName} ${session.other.lastName}`
  return renderMail({
    subject: `Your session with ${coach}: ${shortTime(session)}`,
    greeting: `Hi ${session.recipient.firstName},`,
    before: [`Your session with ${coach} is booked.`],
    highlight: sessionTimes(session),
    after: [
      ...clockNotice(session, now),
      'You can join from your dashboard, from 15 minutes before the start.',
    ],
    calendars: session.calendars,
    action: { label: 'Open your dashboard', url: `${baseUrl}/home/dashboard` },
  })
}
