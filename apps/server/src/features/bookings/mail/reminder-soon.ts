import { meetingUrl } from '../../../plugins/meeting-place.ts'
import { reminderBefore, startsSoon } from './reminder.ts'

/**
 * Reminds of a session ten minutes before it, with the link to the meeting place. Only this mail contains it, since the
 * place may change until then. It cannot be turned off.
 */
export const reminderSoonMail = reminderBefore('reminder_soon', startsSoon, (context, { row, event }) => ({
  label: event.messages.notifications.joinNow,
  url: meetingUrl(context, row, context.clock.now()),
}))
