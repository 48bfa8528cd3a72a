import { reminderBefore, startsSoon } from './reminder.ts'

/** Reminds of a session about an hour before it. */
export const reminderHourMail = reminderBefore('reminder_hour', startsSoon)
