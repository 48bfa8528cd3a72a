import { REMINDER_STEPS, reminderLeftOut, reminderStep } from '@shinequo/domain/matching/answers-reminder'
import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { unsubscribeUrl, wants } from '../../notifications/choices/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { studentsToRemind } from '../unmatched/queries.ts'

/** Where each step is taken. */
const PLACES = { profile: '/onboarding', answers: '/home/findcoach', booking: '/home/dashboard' } as const

/**
 * Reminds a student of the step that is next. Not sent to one who has taken it or is away by then, or who has turned this
 * mail off.
 */
export const answersReminderMail = mailKind({
  name: 'answers_reminder',
  payload: z.object({
    accountId: z.uuid(),
    at: z.number(),
    // Of reminders that waited while the program was updated.
    step: z._default(z.nullable(z.enum(REMINDER_STEPS)), 'answers'),
    note: z._default(z.string(), ''),
  }),
  write: async (context, { accountId, at, step, note }) => {
    const { root } = context.database
    const recipient = await recipientById(root, accountId)
    const [student] = await studentsToRemind(root, [accountId], context.clock.now())
    if (!recipient || !student || step === null || reminderStep(student.facts) !== step) return null
    if (reminderLeftOut({ ...student.facts, remindedAt: null }, context.clock.now()) !== null) return null
    if (!(await wants(context, accountId, 'answers_reminder'))) return null
    return mailTo(recipient, `answers-reminder-${accountId}-${at}`, ({ notifications }) => {
      const { subject, means, takes, act } = notifications.REMINDERS[step]
      return {
        subject,
        before: note === '' ? [means] : [means, note],
        after: [takes],
        action: { label: act, url: `${context.env.baseUrl}${PLACES[step]}` },
        unsubscribeLink: unsubscribeUrl(context, accountId, 'answers_reminder'),
      }
    })
  },
})
