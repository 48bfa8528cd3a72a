import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a named member of staff that a coach worries about a student. Names and text are only shown in the app. */
export function worryHandedOver(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { care, notifications } = messages
  return renderMail(messages, {
    subject: care.worrySubject,
    greeting: notifications.greeting(firstName),
    before: [care.worryHandedOver, care.lookToday],
    highlight: [],
    after: [],
    action: { label: care.seeWhoWaits, url: `${baseUrl}/admin/care` },
  })
}
