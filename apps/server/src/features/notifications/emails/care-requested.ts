import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Tells an administrator that a student wants to be contacted. The student's name and text are only shown in the app.
 */
export function careRequested(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { care, notifications } = messages
  return renderMail(messages, {
    subject: care.requestedSubject,
    greeting: notifications.greeting(firstName),
    before: [care.requested, care.lookToday],
    highlight: [],
    after: [],
    action: { label: care.seeWhoWaits, url: `${baseUrl}/admin/care` },
  })
}
