import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Notifies the present mailbox of an account that another address was requested. Somebody else may read that mailbox by
 * now, so the mail does not name the new address.
 */
export function addressRequested(messages: ServerMessages, firstName: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.addressRequestedSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.addressRequested],
    highlight: [],
    after: [accounts.addressChangeAskedFor, accounts.addressRequestNotAskedFor],
  })
}
