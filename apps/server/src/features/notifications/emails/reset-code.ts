import { CODE_LETTERS, readableCode } from '@shinequo/domain/accounts/reset-code'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Sends the code for a new password. The link to the page contains the e-mail address, and whether the code is one of
 * letters, but never the code.
 */
export function resetCode(
  messages: ServerMessages,
  person: { readonly firstName: string; readonly email: string },
  code: string,
  baseUrl: string,
): Email {
  const { accounts, notifications } = messages
  const letters = code.length === CODE_LETTERS ? '&letters=1' : ''
  return renderMail(messages, {
    subject: accounts.resetCodeSubject,
    greeting: notifications.greeting(person.firstName),
    before: [accounts.resetCode],
    highlight: [readableCode(code)],
    after: [accounts.neverPassCodeOn, accounts.resetNotAskedFor],
    action: {
      label: accounts.resetYourPassword,
      url: `${baseUrl}/reset-password?email=${encodeURIComponent(person.email)}${letters}`,
    },
  })
}
