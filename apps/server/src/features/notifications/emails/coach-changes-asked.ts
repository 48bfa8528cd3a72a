import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a coach what an administrator asks to change before students can see the page. */
export function coachChangesAsked(
  messages: ServerMessages,
  firstName: string,
  words: string,
  baseUrl: string,
): Email {
  const { coaches, notifications } = messages
  return renderMail(messages, {
    subject: coaches.changesAskedSubject,
    greeting: notifications.greeting(firstName),
    before: [coaches.changesAsked],
    highlight: words.split('\n').filter((line) => line.trim() !== ''),
    after: [coaches.sendAgainWhenDone],
    action: { label: coaches.openYourPage, url: `${baseUrl}/coach` },
  })
}
