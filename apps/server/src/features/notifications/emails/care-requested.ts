import type { RequestPlace } from '@shinequo/contract/care'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Tells an administrator that a student wants to be contacted. The student's name and text are only shown in the app;
 * `place` tells whether there must be a text.
 */
export function careRequested(
  messages: ServerMessages,
  firstName: string,
  place: RequestPlace,
  baseUrl: string,
): Email {
  const { care, notifications } = messages
  return renderMail(messages, {
    subject: care.requestedSubject,
    greeting: notifications.greeting(firstName),
    before: [place === 'asked' ? care.askedForContact : care.requested, care.lookToday],
    highlight: [],
    after: [],
    action: { label: care.seeWhoWaits, url: `${baseUrl}/admin/care` },
  })
}
