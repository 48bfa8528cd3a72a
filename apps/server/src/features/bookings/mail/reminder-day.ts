import { fullName, shortTime } from '../../notifications/mail/session-times.ts'
import { reminderBefore } from './reminder.ts'

/** Reminds of a session about a day before it. */
export const reminderDayMail = reminderBefore('reminder_day', (messages, { session }) => {
  const { notifications } = messages
  const other = fullName(session)
  return {
    subject: notifications.tomorrowSubject(other, shortTime(messages, session)),
    before: [notifications.comingUp(other)],
  }
})
