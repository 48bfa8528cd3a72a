import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Sends the code for a new password. The link to the page contains the e-mail address, never the code. */
export function resetCode(
  messages: ServerMessages,
  person: { readonly firstName: string; readonly email: string },
  code: string,
  baseUrl: string,
): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.resetCodeSubject,
    greeting: notifications.greeting(person.firstName),
    before: [accounts.resetCode],
    highlight: [code],
    after: [accounts.neverPassCodeOn, accounts.resetNotAskedFor],
    action: {
      label: accounts.resetYourPassword,
      url: `${baseUrl}/reset-password?email=${encodeURIComponent(person.email)}`,
    },
  })
}
