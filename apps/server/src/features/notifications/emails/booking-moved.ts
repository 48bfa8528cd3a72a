import { type Email, renderMail } from './layout.ts'
import { clockNotice, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** When the session was to take place before; epoch milliseconds, half open. */
interface FormerTime {
  readonly startsAt: number
  readonly endsAt: number
}

/** Tells the student who moved a session when it takes place now; `page` is the session's. `now` is when it is written, in milliseconds. */
export function bookingMoved(session: MailSession, former: FormerTime, page: string, now: number): Email {
  const coach = `${session.other.firstName} ${session.other.lastName}`
  return renderMail({
    subject: `Your session with ${coach} has moved: ${shortTime(session)}`,
    ...moved(session, former, `Your session with ${coach} has moved.`, now),
    action: { label: 'Open your session', url: page },
  })
}

/** Tells the coach that the student moved a session. */
export function bookingMovedForCoach(
  session: MailSession,
  former: FormerTime,
  page: string,
  now: number,
): Email {
  const student = `${session.other.firstName} ${session.other.lastName}`
  return renderMail({
    subject: `${student} moved a session: ${shortTime(session)}`,
    ...moved(session, former, `${student} moved a session with you.`, now),
    action: { label: 'Open the session', url: page },
  })
}

function moved(session: MailSession, former: FormerTime, sentence: string, now: number) {
  return {
    greeting: `Hi ${session.recipient.firstName},`,
    before: [sentence],
    highlight: ['Now:', ...sessionTimes(session), 'Before:', ...sessionTimes({ ...session, ...former })],
    after: clockNotice(session, now),
  }
}
