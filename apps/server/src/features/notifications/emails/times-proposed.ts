import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the student which other times the coach proposes for a session; epoch milliseconds, half open, by start. `page` is the session's. */
export function timesProposed(
  session: MailSession,
  proposed: readonly { readonly startsAt: number; readonly endsAt: number }[],
  page: string,
): Email {
  const { recipient, other } = session
  const coach = `${other.firstName} ${other.lastName}`
  const one = proposed.length === 1
  return renderMail({
    subject: `${coach} proposes another time: ${shortTime(session)}`,
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `${coach} would like to move your session and proposes ${one ? 'this time' : 'one of these times'}:`,
    ],
    highlight: proposed.flatMap((times) => sessionTimes({ ...session, ...times })),
    after: [
      'Until you take one, your session stays where it is:',
      sessionTimes(session).join(' / '),
      'Nobody holds the other times for you, so they may be gone after a while.',
    ],
    action: { label: 'Choose a time', url: page },
  })
}
