import { IN_ALL, type NounData, OF_ACCOUNT, OF_COACH } from '../../plugins/database/personal-data.ts'
import { isMailOver, messages } from './personal-data/queries.ts'

export const notificationsData: NounData = {
  tables: {
    messages: {
      ...OF_ACCOUNT,
      file: 'messages',
      kept: { kind: 'messages', since: isMailOver },
      columns: {
        kind: IN_ALL,
        payload: { file: { not: 'ids of the rows that the mail was about, which are in the file' } },
        traceparent: {
          file: { not: 'random numbers, by which the service finds what caused the mail in its own traces' },
        },
      },
    },
    notification_choices: {
      ...OF_ACCOUNT,
      file: 'mail_choices',
      plain: { title: 'mailChoicesTitle' },
      columns: {
        reminder_day: { file: 'a_day_before' },
        reminder_hour: { file: 'an_hour_before' },
        feedback_asked: { file: 'asked_for_feedback' },
        note_shared: { file: 'told_of_shared_notes' },
        coach_requests: { file: true },
        coach_ratings: { file: true },
        coach_asks: { file: true },
        suggestion: { file: 'times_suggested_to_you' },
        answers_reminder: { file: 'reminded_to_answer' },
      },
    },
    coach_notices: {
      ...OF_COACH,
      file: { not: 'up to when a coach has seen what is new; what it was is in the file' },
    },
  },
  sections: [
    {
      of: 'everybody',
      key: 'messages',
      title: 'mailTitle',
      read: messages,
      forStaff: withoutMailOfStories,
    },
  ],
}

/** Without mail that would tell who wrote a story. */
function withoutMailOfStories(mail: { readonly kind: string }): object | null {
  return mail.kind === 'story_message' ? null : mail
}
