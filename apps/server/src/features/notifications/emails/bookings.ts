import { wallClock } from '@shinequo/domain/time/zoned-day'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, type Letter, type Link, renderMail } from './layout.ts'

/**
 * A session as described in a mail to one of its two people. Instants are milliseconds; an unknown time zone is null.
 */
export interface MailSession {
  readonly startsAt: number
  readonly endsAt: number
  readonly recipient: { readonly firstName: string; readonly zone: string | null }
  readonly other: { readonly firstName: string; readonly lastName: string; readonly zone: string | null }
}

/** When a session takes place; epoch milliseconds, half open. */
type Times = Pick<MailSession, 'startsAt' | 'endsAt'>

/** The full name of the person whom the recipient meets. */
export const fullName = ({ other }: Pick<MailSession, 'other'>) => `${other.firstName} ${other.lastName}`

/**
 * When the session is, one line per time zone: the recipient's, and the other person's if its clock shows another time.
 * In UTC, named as such, if no zone is known.
 */
export function sessionTimes(
  { notifications, times }: ServerMessages,
  { startsAt, endsAt, recipient, other }: MailSession,
): string[] {
  const theirs = (zone: string, whose: string) => notifications.timesOf(startsAt, endsAt, zone, whose)
  const othersTime = (zone: string) => theirs(zone, notifications.othersTime(other.firstName, zone))
  if (!recipient.zone) return [other.zone ? othersTime(other.zone) : theirs('UTC', 'UTC')]
  const lines = [times.sessionText(startsAt, endsAt, recipient.zone)]
  const differ = other.zone && wallClock(startsAt, other.zone) !== wallClock(startsAt, recipient.zone)
  return differ ? [...lines, othersTime(other.zone as string)] : lines
}

/** A notice if the clocks change between `now` and the session; else nothing. */
export function clockNotice(
  { times }: ServerMessages,
  { startsAt, recipient }: MailSession,
  now: number,
): string[] {
  const notice = recipient.zone && times.clockChangeText(now, startsAt, recipient.zone)
  return notice ? [notice] : []
}

/** The start, short enough for a subject line: 'Tue, Nov 24, 3:00 PM (New York)'. */
export function shortTime(
  { notifications }: ServerMessages,
  { startsAt, recipient, other }: MailSession,
): string {
  return notifications.shortTime(startsAt, recipient.zone ?? other.zone ?? 'UTC')
}

/** A mail about a session, with a greeting. It highlights the session's times unless `letter` has other highlights. */
export function sessionMail(
  messages: ServerMessages,
  session: MailSession,
  letter: Omit<Letter, 'greeting' | 'highlight'> & Partial<Letter>,
): Email {
  return renderMail(messages, {
    greeting: messages.notifications.greeting(session.recipient.firstName),
    highlight: sessionTimes(messages, session),
    ...letter,
  })
}

/** A session with the calendars on the web where it can be saved. */
type NewSession = MailSession & { readonly calendars: readonly Link[] }

/** Tells the student that their session is booked. `now` is when the mail is written, in milliseconds. */
export function bookingConfirmed(
  messages: ServerMessages,
  session: NewSession,
  baseUrl: string,
  now: number,
): Email {
  const { bookings } = messages
  const coach = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.bookedSubject(coach, shortTime(messages, session)),
    before: [bookings.booked(coach)],
    after: [...clockNotice(messages, session, now), bookings.joinFromDashboard],
    calendars: session.calendars,
    action: { label: bookings.openYourDashboard, url: `${baseUrl}/home/dashboard` },
  })
}

/** Tells the coach that a student booked a session with them. `now` is when the mail is written, in milliseconds. */
export function bookingReceivedForCoach(
  messages: ServerMessages,
  session: NewSession & { readonly hasNote: boolean; readonly needsCare: boolean },
  baseUrl: string,
  now: number,
): Email {
  const { bookings } = messages
  const student = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.receivedSubject(student, shortTime(messages, session)),
    before: [
      bookings.received(student),
      ...(session.hasNote ? [bookings.leftANote(session.other.firstName)] : []),
      ...(session.needsCare ? [bookings.noteMayNeedCare] : []),
    ],
    after: clockNotice(messages, session, now),
    calendars: session.calendars,
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}

/** A session that the student moved. */
export interface MovedSession extends MailSession {
  /** The times before the move. */
  readonly former: Times
  /** The URL of the session's page for the recipient. */
  readonly page: string
}

/** Tells the student who moved a session the new time. `now` is when the mail is written, in milliseconds. */
export function bookingMoved(messages: ServerMessages, session: MovedSession, now: number): Email {
  const { bookings } = messages
  const coach = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.movedSubject(coach, shortTime(messages, session)),
    before: [bookings.moved(coach)],
    highlight: nowAndBefore(messages, session),
    after: clockNotice(messages, session, now),
    action: { label: bookings.openYourSession, url: session.page },
  })
}

/** Tells the coach that the student moved a session. */
export function bookingMovedForCoach(messages: ServerMessages, session: MovedSession, now: number): Email {
  const { bookings } = messages
  const student = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.movedByStudentSubject(student, shortTime(messages, session)),
    before: [bookings.movedByStudent(student)],
    highlight: nowAndBefore(messages, session),
    after: clockNotice(messages, session, now),
    action: { label: bookings.openTheSession, url: session.page },
  })
}

function nowAndBefore(messages: ServerMessages, session: MovedSession): string[] {
  const { bookings } = messages
  const before = sessionTimes(messages, { ...session, ...session.former })
  return [bookings.now, ...sessionTimes(messages, session), bookings.before, ...before]
}

/** A cancelled session. */
export interface CancelledSession extends MailSession {
  readonly coachId: string
  /** The reason given by the person who cancelled; may be ''. */
  readonly reason: string
  /** The coach does not offer the freed time again. */
  readonly hourClosed: boolean
}

/** Confirms a cancellation to the person who cancelled. The attached file removes the session from their calendar. */
export function bookingCancelledByYou(
  messages: ServerMessages,
  session: CancelledSession,
  side: 'student' | 'coach',
  baseUrl: string,
): Email {
  const { bookings } = messages
  const { other, coachId, hourClosed } = session
  const name = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.cancelledByYouSubject(name, shortTime(messages, session)),
    before: [bookings.cancelledByYou(name)],
    after: [
      bookings.otherIsTold(other.firstName),
      ...(side === 'coach' ? [hourClosed ? bookings.hourStaysClosed : bookings.timeIsOpenAgain] : []),
    ],
    action:
      side === 'student'
        ? { label: bookings.findAnotherTime, url: `${baseUrl}/home/selectcoach/${coachId}/book` }
        : { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}

/** Tells the coach that a student cancelled. */
export function bookingCancelledForCoach(
  messages: ServerMessages,
  session: CancelledSession,
  baseUrl: string,
): Email {
  const { bookings } = messages
  const { other, reason } = session
  const student = fullName(session)
  return sessionMail(messages, session, {
    subject: bookings.cancelledByStudentSubject(student, shortTime(messages, session)),
    before: [bookings.cancelledByStudent(student)],
    after: [...(reason ? [bookings.writes(other.firstName, reason)] : []), bookings.timeIsOpenAgain],
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}

/**
 * Tells the student that the coach cancelled, the reason, and up to three open times of that coach, sorted by start.
 */
export function bookingCancelled(
  messages: ServerMessages,
  session: CancelledSession,
  nearest: readonly Times[],
  baseUrl: string,
): Email {
  const { bookings, times } = messages
  const { recipient, other, coachId, reason } = session
  const coach = fullName(session)
  const zone = recipient.zone ?? other.zone ?? 'UTC'
  const page = `${baseUrl}/home/selectcoach/${coachId}`
  return sessionMail(messages, session, {
    subject: bookings.cancelledByCoachSubject(coach, shortTime(messages, session)),
    before: [bookings.cancelledByCoach(coach)],
    after: reason ? [bookings.writes(other.firstName, reason)] : [],
    ...(nearest.length > 0 && {
      choices: {
        lead: bookings.nearestOpenTimes(other.firstName, times.zoneName(zone)),
        links: nearest.map(({ startsAt, endsAt }) => ({
          label: bookings.openTime(times.dayText(startsAt, zone), times.slotText(startsAt, endsAt, zone)),
          url: `${page}/book?start=${new Date(startsAt).toISOString()}`,
        })),
      },
    }),
    action: { label: bookings.seeAllOpenTimes, url: `${page}/book` },
  })
}
