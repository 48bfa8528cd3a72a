import type { ChosenKind } from '@shinequo/contract/notifications'
import { isStaleReminder, type ReminderKind } from '@shinequo/domain/notifications/reminder-times'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { meetingUrl } from '../../../plugins/meeting-place.ts'
import { inviteOf, webCalendars } from '../../calendars/events/service.ts'
import { unsubscribeUrl, wants } from '../choices/service.ts'
import { feedbackAsked, sessionSoon, sessionTomorrow } from '../emails/session-reminder.ts'
import { type MailKind, mailKind, type RenderedMail } from '../jobs.ts'
import { type SessionForMail, sessionForMail } from '../queries.ts'
import * as reminders from '../reminders/queries.ts'
import { factsOf } from '../session-mail/service.ts'

const payload = z.object({
  bookingId: z.uuid(),
  recipient: z.enum(['student', 'coach']),
  /** The version of the session that it reminds of. */
  sequence: z.number(),
})
type Reminded = z.infer<typeof payload>

/**
 * A mail about a session. Not sent if the session has changed since the mail was planned, or if the recipient has
 * turned it off.
 */
function reminderKind(
  name: ReminderKind,
  write: (
    context: Context,
    row: SessionForMail,
    unsubscribeLink: string | null,
  ) => Promise<Omit<RenderedMail, 'accountId' | 'to' | 'messageId'> | null>,
): MailKind<Reminded> {
  return mailKind({
    name,
    payload,
    write: async (context, { bookingId, recipient, sequence }) => {
      const row = await sessionForMail(context.database.root, bookingId, recipient)
      if (row?.status !== 'booked' || row.calendar_sequence !== sequence) return null
      const { address } = factsOf(context, row)
      // The last reminder before the start cannot be turned off.
      const chosen: ChosenKind | null = name === 'reminder_soon' ? null : name
      if (chosen && !(await wants(context, address.accountId, chosen))) return null
      const unsubscribe = chosen && unsubscribeUrl(context, address.accountId, chosen)
      const mail = await write(context, row, unsubscribe)
      return (
        mail && {
          ...address,
          ...mail,
          ...(unsubscribe && { unsubscribe }),
          messageId: `${name.replace('_', '-')}-${bookingId}-${recipient}-${sequence}`,
        }
      )
    },
  })
}

/** A reminder before the start. */
function before(
  name: Exclude<ReminderKind, 'feedback_asked'>,
  write: typeof sessionSoon,
  act: typeof openPage,
) {
  return reminderKind(name, async (context, row, unsubscribeLink) => {
    const now = context.clock.now()
    if (isStaleReminder(name, row.starts_at.getTime(), now)) return null
    const { messages, session, event } = factsOf(context, row)
    const calendars = webCalendars(context.env.baseUrl, event)
    const told = { ...session, calendars, action: act(context, row), unsubscribeLink }
    return { ...write(messages, told, now), calendar: inviteOf(context, event) }
  })
}

function openPage(context: Context, row: SessionForMail) {
  const answers = row.side === 'student' && row.attending_at === null
  const { messages, page } = factsOf(context, row)
  const { bookings, notifications } = messages
  return { label: answers ? notifications.sayYouWillBeThere : bookings.openYourSession, url: page }
}

/** The link to the meeting place. Only this mail contains it, since the place may change until then. */
function join(context: Context, row: SessionForMail) {
  const { notifications } = factsOf(context, row).messages
  return { label: notifications.joinNow, url: meetingUrl(context, row, context.clock.now()) }
}

/** The mails that are sent at fixed times before or after a session. */
export const REMINDER_MAILS = [
  before('reminder_day', sessionTomorrow, openPage),
  before('reminder_hour', sessionSoon, openPage),
  before('reminder_soon', sessionSoon, join),
  reminderKind('feedback_asked', async (context, row, unsubscribeLink) => {
    if (await reminders.hasFeedback(context.database.root, row.id)) return null
    const { messages, session, page } = factsOf(context, row)
    return feedbackAsked(messages, { ...session, unsubscribeLink }, page)
  }),
]
