import type { ChosenKind } from '@shinequo/contract/notifications'
import { isStaleReminder, type ReminderKind } from '@shinequo/domain/notifications/reminder-times'
import { MINUTE } from '@shinequo/domain/time/zoned-day'
import type { ServerMessages } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { inviteOf, webCalendars } from '../../calendars/events/service.ts'
import { unsubscribeUrl, wants } from '../../notifications/choices/service.ts'
import type { Link } from '../../notifications/mail/layout.ts'
import { type MailKind, mailKind, type RenderedMail, type Words } from '../../notifications/mail/mail-kind.ts'
import { clockNotice, fullName } from '../../notifications/mail/session-times.ts'
import { mailAbout, type SessionToMail, sessionToMail } from './session.ts'

/* What the mails have in common that are sent at fixed times before or after a session. */

const payload = z.object({
  bookingId: z.uuid(),
  recipient: z.enum(['student', 'coach']),
  /** The version of the session that it reminds of. */
  sequence: z.number(),
})

/** Writes such a mail; null if it is not wanted any more. */
type Write = (
  context: Context,
  told: SessionToMail,
  mail: (words: (messages: ServerMessages) => Words) => RenderedMail,
) => Promise<RenderedMail | null>

/**
 * Such a kind of mail. Not sent if the session has changed since the mail was planned, or if the recipient has turned it
 * off. The last reminder before the start cannot be turned off.
 */
export function reminderKind(name: ReminderKind, write: Write): MailKind<z.infer<typeof payload>> {
  return mailKind({
    name,
    payload,
    write: async (context, { bookingId, recipient, sequence }) => {
      const told = await sessionToMail(context, bookingId, recipient)
      if (told?.row.status !== 'booked' || told.row.calendar_sequence !== sequence) return null
      const { account_id } = told.row
      const chosen: ChosenKind | null = name === 'reminder_soon' ? null : name
      if (chosen && !(await wants(context, account_id, chosen))) return null
      const messageId = `${name.replace('_', '-')}-${bookingId}-${recipient}-${sequence}`
      return write(context, told, (words) =>
        mailAbout(told, messageId, (messages) => ({
          ...words(messages),
          unsubscribeLink: chosen && unsubscribeUrl(context, account_id, chosen),
        })),
      )
    },
  })
}

/** A reminder before the start, which is not sent when it is stale. */
export function reminderBefore(
  name: Exclude<ReminderKind, 'feedback_asked'>,
  words: (messages: ServerMessages, told: SessionToMail, now: number) => Pick<Words, 'subject' | 'before'>,
  action: (context: Context, told: SessionToMail) => Link = openPage,
) {
  return reminderKind(name, async (context, told, mail) => {
    const now = context.clock.now()
    const { session, event } = told
    if (isStaleReminder(name, session.startsAt, now)) return null
    const written = mail((messages) => ({
      ...words(messages, told, now),
      after: clockNotice(messages, session, now),
      action: action(context, told),
      calendars: webCalendars(context.env.baseUrl, event),
    }))
    return { ...written, calendar: inviteOf(context, event) }
  })
}

function openPage(_: Context, { row, event, page }: SessionToMail): Link {
  const { bookings, notifications } = event.messages
  const answers = row.side === 'student' && row.attending_at === null
  return { label: answers ? notifications.sayYouWillBeThere : bookings.openYourSession, url: page }
}

/** From this many minutes on, a mail says "an hour". */
const ALMOST_AN_HOUR = 50

/** What is said of a session that starts soon: how soon, even if the mail was delayed. */
export function startsSoon({ notifications }: ServerMessages, { session }: SessionToMail, now: number) {
  const other = fullName(session)
  const minutes = Math.max(1, Math.round((session.startsAt - now) / MINUTE))
  return minutes > ALMOST_AN_HOUR
    ? { subject: notifications.inAnHourSubject(other), before: [notifications.inAnHour(other)] }
    : {
        subject: notifications.inMinutesSubject(other, minutes),
        before: [notifications.inMinutes(other, minutes)],
      }
}
