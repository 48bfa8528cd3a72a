import { readableCode } from '@shinequo/domain/accounts/reset-code'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Sends the code, and a link that contains it, to verify the e-mail address. */
export function confirmEmail(
  messages: ServerMessages,
  person: { readonly firstName: string; readonly email: string },
  code: string,
  baseUrl: string,
): Email {
  const { accounts, notifications } = messages
  const { firstName, email } = person
  return renderMail(messages, {
    subject: accounts.confirmEmail,
    greeting: notifications.greeting(firstName),
    before: [accounts.addressWasGiven],
    highlight: [readableCode(code)],
    after: [accounts.doNotConfirm],
    action: {
      label: accounts.confirmEmail,
      url: `${baseUrl}/verify-email?email=${encodeURIComponent(email)}&code=${code}`,
    },
  })
}
