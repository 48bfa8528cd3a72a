import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionMail, sessionTimes } from './bookings.ts'
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
  const { bookings, notifications } = messages
  const coach = fullName(session)
  const start = notifications.startInSentence(
    session.startsAt,
    session.recipient.zone ?? session.other.zone ?? 'UTC',
  )
  return sessionMail(messages, session, {
    subject: bookings.proposedSubject(coach, start),
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
