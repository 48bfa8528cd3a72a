import { MINUTE } from '@shinequo/domain/time/zoned-day'
import type { ServerMessages } from '@shinequo/messages/server'
import { clockNotice, fullName, type MailSession, sessionMail, shortTime } from './bookings.ts'
import type { Email, Link } from './layout.ts'

/** An upcoming session with the links in its mail. */
export interface ReminderMail extends MailSession {
  readonly calendars: readonly Link[]
  readonly action: Link
  /** The URL that turns off reminders of this kind; null if they cannot be turned off. */
  readonly unsubscribeLink: string | null
}

/** Reminds of a session about a day before it. `now` is when the mail is written, in milliseconds. */
export function sessionTomorrow(messages: ServerMessages, session: ReminderMail, now: number): Email {
  const { notifications } = messages
  const other = fullName(session)
  const subject = notifications.tomorrowSubject(other, shortTime(messages, session))
  return reminder(messages, session, now, subject, notifications.comingUp(other))
}

/** From this many minutes on, the mail says "an hour". */
const ALMOST_AN_HOUR = 50

/** Reminds of a session that starts soon. It says how soon, even if the mail was delayed. */
export function sessionSoon(messages: ServerMessages, session: ReminderMail, now: number): Email {
  const { notifications } = messages
  const other = fullName(session)
  const minutes = Math.max(1, Math.round((session.startsAt - now) / MINUTE))
  return minutes > ALMOST_AN_HOUR
    ? reminder(messages, session, now, notifications.inAnHourSubject(other), notifications.inAnHour(other))
    : reminder(
        messages,
        session,
        now,
        notifications.inMinutesSubject(other, minutes),
        notifications.inMinutes(other, minutes),
      )
}

function reminder(
  messages: ServerMessages,
  session: ReminderMail,
  now: number,
  subject: string,
  sentence: string,
): Email {
  return sessionMail(messages, session, {
    subject,
    before: [sentence],
    after: clockNotice(messages, session, now),
    action: session.action,
    calendars: session.calendars,
    unsubscribeLink: session.unsubscribeLink,
  })
}

/** Asks a student for feedback after a session. */
export function feedbackAsked(
  messages: ServerMessages,
  session: MailSession & { readonly unsubscribeLink: string | null },
  page: string,
): Email {
  const { notifications } = messages
  const { firstName } = session.other
  return sessionMail(messages, session, {
    subject: notifications.feedbackSubject(fullName(session)),
    before: [notifications.feedbackAsked(firstName), notifications.whatCoachSees(firstName)],
    after: [],
    action: { label: notifications.giveFeedback, url: `${page}?feedback` },
    unsubscribeLink: session.unsubscribeLink,
  })
}
