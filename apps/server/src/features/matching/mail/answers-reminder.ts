import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { unsubscribeUrl, wants } from '../../notifications/choices/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { lacksAnswers } from './queries.ts'

/**
 * Tells a student with a profile that a coach is found from a few answers, and where to give them. Not sent to one who
 * has answered, has a coach or a request or is away by then, or who has turned this mail off.
 */
export const answersReminderMail = mailKind({
  name: 'answers_reminder',
  payload: z.object({ accountId: z.uuid(), at: z.number() }),
  write: async (context, { accountId, at }) => {
    const { root } = context.database
    const student = await recipientById(root, accountId)
    if (!student || !(await lacksAnswers(root, accountId))) return null
    if (!(await wants(context, accountId, 'answers_reminder'))) return null
    return mailTo(student, `answers-reminder-${accountId}-${at}`, ({ notifications }) => ({
      subject: notifications.answersWantedSubject,
      before: [notifications.answersWanted],
      after: [notifications.answersTakeMinutes],
      action: { label: notifications.answerQuestions, url: `${context.env.baseUrl}/home/findcoach` },
      unsubscribeLink: unsubscribeUrl(context, accountId, 'answers_reminder'),
    }))
  },
})
