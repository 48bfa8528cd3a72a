import { googleLink, outlookLink } from '@shinequo/domain/calendars/calendar-links'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import { type Invite, inviteOf, sessionPage } from '../../calendars/service.ts'
import type { MailSession } from '../emails/session-times.ts'
import type { BookingForMail } from '../queries.ts'

export type Side = 'student' | 'coach'

/** A session as a mail tells it to one of its two people. */
export function mailSessionFor(row: BookingForMail, recipient: Side): MailSession {
  const student = { firstName: row.student_first, lastName: row.student_last, zone: row.student_zone }
  const coach = {
    firstName: row.coach_first,
    lastName: row.coach_last,
    zone: row.coach_zone,
  }
  const times = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }
  return recipient === 'student'
    ? { ...times, recipient: student, other: coach }
    : { ...times, recipient: coach, other: student }
}

/** Whom a mail of a session goes to. */
export function addressOf(row: BookingForMail, recipient: Side): { accountId: string; to: string } {
  return recipient === 'student'
    ? { accountId: row.student_account, to: row.student_email }
    : { accountId: row.coach_account, to: row.coach_email }
}

/** The messages in the language of whoever reads a mail of a session. */
export function messagesFor(row: BookingForMail, recipient: Side): ServerMessages {
  return messagesOf(recipient === 'student' ? row.student_locale : row.coach_locale)
}

/** What every mail about a session carries for the calendar of its recipient: the session as it is now, or its end. */
export function calendarOf(context: Context, row: BookingForMail, side: Side): Invite {
  const { recipient } = mailSessionFor(row, side)
  const lastName = side === 'student' ? row.student_last : row.coach_last
  return inviteOf(context, {
    bookingId: row.id,
    side,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.status === 'cancelled',
    sequence: row.calendar_sequence,
    recipient: { name: `${recipient.firstName} ${lastName}`, email: addressOf(row, side).to },
    messages: messagesFor(row, side),
  })
}

/** Where the recipient finds the session, and where calendars on the web offer to save it. */
export function sessionLinks(baseUrl: string, row: BookingForMail, side: Side) {
  const page = sessionPage(baseUrl, { bookingId: row.id, side })
  const { calendars } = messagesFor(row, side)
  const session = {
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    page,
    title: calendars.eventTitle,
    details: calendars.eventDetails(page),
  }
  return {
    page,
    calendars: [
      { label: calendars.googleCalendar, url: googleLink(session) },
      { label: calendars.outlook, url: outlookLink(session) },
    ],
  }
}
