import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a coach that students can see them from now on. */
export function coachApproved(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { coaches, notifications } = messages
  return renderMail(messages, {
    subject: coaches.approvedSubject,
    greeting: notifications.greeting(firstName),
    before: [coaches.approved],
    highlight: [],
    after: [coaches.bookingsComeByMail],
    action: { label: coaches.seeYourDay, url: `${baseUrl}/coach` },
  })
}
