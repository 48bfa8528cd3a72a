import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionMail, shortTime } from './bookings.ts'
import type { Email } from './layout.ts'

/** A session that was marked as missed, with the URL of its page for the recipient. */
interface MissedSession extends MailSession {
  readonly page: string
}

/**
 * Tells the student, without blame, that the coach marked them as absent, and until when they can object (epoch
 * milliseconds).
 */
export function noShowMarked(messages: ServerMessages, session: MissedSession, until: number): Email {
  const { bookings, notifications } = messages
  const zone = session.recipient.zone ?? session.other.zone ?? 'UTC'
  return sessionMail(messages, session, {
    subject: bookings.missedSubject(fullName(session), shortTime(messages, session)),
    before: [bookings.missed(session.other.firstName), bookings.missedHappens],
    after: [bookings.wereYouThere(notifications.shortTime(until, zone)), bookings.bookAgain],
    action: { label: bookings.openYourSession, url: session.page },
  })
}

/** What was decided on the student's objection, and by whom. */
interface Decision {
  readonly tookPlace: boolean
  readonly by: 'coach' | 'admin'
}

/** Tells the student what was decided on their objection. */
export function objectionDecided(
  messages: ServerMessages,
  session: MissedSession,
  decision: Decision,
): Email {
  const { bookings } = messages
  const { tookPlace, by } = decision
  return sessionMail(messages, session, {
    subject: bookings.decidedSubject(fullName(session), shortTime(messages, session)),
    before: [
      bookings.youWereThere(session.other.firstName),
      by === 'coach'
        ? bookings.coachTookBack(session.other.firstName)
        : tookPlace
          ? bookings.decidedHeld
          : bookings.decidedMissed,
    ],
    after: [tookPlace ? bookings.tellHowItWent : bookings.bookAgain],
    action: { label: bookings.openYourSession, url: session.page },
  })
}

/** Tells the coach what an administrator decided on the student's objection. */
export function objectionDecidedForCoach(
  messages: ServerMessages,
  session: MissedSession,
  { tookPlace }: Decision,
): Email {
  const { bookings } = messages
  const { firstName } = session.other
  return sessionMail(messages, session, {
    subject: bookings.decidedSubject(fullName(session), shortTime(messages, session)),
    before: [
      bookings.studentWasThere(firstName),
      tookPlace ? bookings.decidedHeldForCoach : bookings.decidedMissedForCoach,
    ],
    after: [tookPlace ? bookings.canRateNow(firstName) : bookings.welcomeAgain(firstName)],
    action: { label: bookings.openTheSession, url: session.page },
  })
}
