import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Tells the owner of an address that somebody tried to sign up with it. The page itself must not reveal that the
 * account exists.
 */
export function accountExists(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.accountExistsSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.accountExists],
    highlight: [],
    after: [accounts.signInAsAlways(`${baseUrl}/forget-password`), accounts.accountExistsNotYou],
    action: { label: accounts.signIn, url: `${baseUrl}/login` },
  })
}
