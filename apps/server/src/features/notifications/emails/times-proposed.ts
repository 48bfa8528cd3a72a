import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionMail, sessionTimes, shortTime } from './bookings.ts'
import type { Email } from './layout.ts'

/**
 * Tells the student which other times the coach proposes for a session; epoch milliseconds, half open, sorted by start.
 * `page` is the URL of the session's page.
 */
export function timesProposed(
  messages: ServerMessages,
  session: MailSession,
  proposed: readonly { readonly startsAt: number; readonly endsAt: number }[],
  page: string,
): Email {
  const { bookings } = messages
  const coach = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.proposedSubject(coach, shortTime(messages, session)),
    before: [bookings.proposed(coach, proposed.length)],
    highlight: proposed.flatMap((times) => sessionTimes(messages, { ...session, ...times })),
    after: [
      bookings.staysUntilTaken,
      sessionTimes(messages, session).join(' / '),
      bookings.proposalsAreNotHeld,
    ],
    action: { label: bookings.chooseATime, url: page },
  })
}
