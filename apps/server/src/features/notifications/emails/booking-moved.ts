import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'
import { clockNotice, fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** When the session was to take place before; epoch milliseconds, half open. */
interface FormerTime {
  readonly startsAt: number
  readonly endsAt: number
}

/** Tells the student who moved a session when it takes place now; `page` is the session's. `now` is when it is written, in milliseconds. */
export function bookingMoved(
  messages: ServerMessages,
  session: MailSession,
  former: FormerTime,
  page: string,
  now: number,
): Email {
  const { bookings } = messages
  const coach = fullName(session)
  return renderMail(messages, {
    subject: bookings.movedSubject(coach, shortTime(messages, session)),
    ...moved(messages, session, former, bookings.moved(coach), now),
    action: { label: bookings.openYourSession, url: page },
  })
}

/** Tells the coach that the student moved a session. */
export function bookingMovedForCoach(
  messages: ServerMessages,
  session: MailSession,
  former: FormerTime,
  page: string,
  now: number,
): Email {
  const { bookings } = messages
  const student = fullName(session)
  return renderMail(messages, {
    subject: bookings.movedByStudentSubject(student, shortTime(messages, session)),
    ...moved(messages, session, former, bookings.movedByStudent(student), now),
    action: { label: bookings.openTheSession, url: page },
  })
}

function moved(
  messages: ServerMessages,
  session: MailSession,
  former: FormerTime,
  sentence: string,
  now: number,
) {
  const { bookings, notifications } = messages
  return {
    greeting: notifications.greeting(session.recipient.firstName),
    before: [sentence],
    highlight: [
      bookings.now,
      ...sessionTimes(messages, session),
      bookings.before,
      ...sessionTimes(messages, { ...session, ...former }),
    ],
    after: clockNotice(messages, session, now),
  }
}
