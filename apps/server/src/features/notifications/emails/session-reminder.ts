import { MINUTE } from '@shinequo/domain/time/zoned-day'
import { type Email, type Link, renderMail } from './layout.ts'
import { clockNotice, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** A session that comes, and the ways on from its mail. */
export interface ReminderMail extends MailSession {
  readonly calendars: readonly Link[]
  readonly action: Link
  /** Where reminders of this kind are left off; null where they cannot be. */
  readonly unsubscribeLink: string | null
}

const fullName = ({ other }: MailSession) => `${other.firstName} ${other.lastName}`

/** Reminds of a session about a day before it. `now` is when it is written, in milliseconds. */
export function sessionTomorrow(session: ReminderMail, now: number): Email {
  return reminder(session, now, `Your session with ${fullName(session)}: ${shortTime(session)}`, [
    `Your session with ${fullName(session)} is coming up.`,
  ])
}

/** Reminds of a session that begins soon. It says how soon, also when it was held up on its way. */
export function sessionSoon(session: ReminderMail, now: number): Email {
  const minutes = Math.max(1, Math.round((session.startsAt - now) / MINUTE))
  const soon = minutes > 50 ? 'In an hour' : minutes === 1 ? 'In a minute' : `In ${minutes} minutes`
  return reminder(session, now, `${soon}: your session with ${fullName(session)}`, [
    `${soon} your session with ${fullName(session)} begins.`,
  ])
}

function reminder(session: ReminderMail, now: number, subject: string, before: readonly string[]): Email {
  return renderMail({
    subject,
    greeting: `Hi ${session.recipient.firstName},`,
    before,
    highlight: sessionTimes(session),
    after: clockNotice(session, now),
    action: session.action,
    calendars: session.calendars,
    unsubscribeLink: session.unsubscribeLink,
  })
}

/** Asks a student how a session was. */
export function feedbackAsked(
  session: MailSession & { readonly unsubscribeLink: string | null },
  page: string,
): Email {
  const { recipient, other } = session
  return renderMail({
    subject: `How was your session with ${fullName(session)}?`,
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `Your session with ${other.firstName} is over. How was it? It takes a minute.`,
      `${other.firstName} sees your stars, not your words.`,
    ],
    highlight: sessionTimes(session),
    after: [],
    action: { label: 'Give feedback', url: `${page}?feedback` },
    unsubscribeLink: session.unsubscribeLink,
  })
}
