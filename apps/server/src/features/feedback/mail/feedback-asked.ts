import { reminderKind } from '../../bookings/mail/reminder.ts'
import { fullName } from '../../notifications/mail/session-times.ts'
import { hasFeedback } from '../queries.ts'

/** Asks a student for feedback after a session. Not sent if they have given it by then. */
export const feedbackAskedMail = reminderKind(
  'feedback_asked',
  async (context, { row, session, page }, mail) => {
    if (await hasFeedback(context.database.root, row.id)) return null
    const { firstName } = session.other
    return mail(({ notifications }) => ({
      subject: notifications.feedbackSubject(fullName(session)),
      before: [notifications.feedbackAsked(firstName), notifications.whatCoachSees(firstName)],
      action: { label: notifications.giveFeedback, url: `${page}?feedback` },
    }))
  },
)
