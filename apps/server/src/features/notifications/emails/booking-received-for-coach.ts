import { type Email, type Link, writeLetter } from './letter.ts'
import { clockNotice, sessionTimes, shortTime, type ToldSession } from './session-times.ts'

/** Tells the coach that a student booked a session with them. `now` is when it is written, in milliseconds. */
export function bookingReceivedForCoach(
  session: ToldSession & { readonly calendars: readonly Link[] },
  baseUrl: string,
  now: number,
): Email {
  const student = `${session.other.firstName} ${session.other.lastName}`
  return writeLetter({
    subject: `${student} booked a session: ${shortTime(session)}`,
    greeting: `Hi ${session.recipient.firstName},`,
    before: [`${student} booked a session with you.`],
    highlight: sessionTimes(session),
    after: clockNotice(session, now),
    calendars: session.calendars,
    action: { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}
