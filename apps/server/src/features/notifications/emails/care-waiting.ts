import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells an administrator how many students wait to be contacted, when there are too many for a mail each. */
export function careWaiting(
  messages: ServerMessages,
  firstName: string,
  { students, unproved }: { readonly students: number; readonly unproved: number },
  baseUrl: string,
): Email {
  const { care, notifications } = messages
  return renderMail(messages, {
    subject: care.waitingSubject(students),
    greeting: notifications.greeting(firstName),
    before: [
      care.waiting(students),
      ...(unproved === 0 ? [] : [care.waitingUnproved(unproved)]),
      care.lookToday,
    ],
    highlight: [],
    after: [],
    action: { label: care.seeWhoWaits, url: `${baseUrl}/admin/care` },
  })
}
