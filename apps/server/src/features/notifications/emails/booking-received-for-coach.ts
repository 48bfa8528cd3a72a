import { type Email, type Link, renderMail } from './layout.ts'
import { clockNotice, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the coach that a student booked a session with them. `now` is when it is written, in milliseconds. */
export function bookingReceivedForCoach(
  session: MailSession & { readonly calendars: readonly Link[] },
  baseUrl: string,
  now: number,
): Email {
  const student = `${session.other.firstName} ${session.other.lastName}`
  return renderMail({
    subject: `${student} booked a session: ${shortTime(session)}`,
    greeting: `Hi ${session.recipient.firstName},`,
    before: [`${student} booked a session with you.`],
    highlight: sessionTimes(session),
    after: clockNotice(session, now),
    calendars: session.calendars,
    action: { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}
