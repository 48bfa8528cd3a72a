import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a person that their programme has paused their account, and what that means. */
export function accountPaused(messages: ServerMessages, firstName: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.pausedSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.paused],
    highlight: [],
    after: [accounts.staffMayHaveFileMade, accounts.editUnexpected],
  })
}
