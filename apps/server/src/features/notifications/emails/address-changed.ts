import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Notifies the former mailbox of an account. Somebody else may read that mailbox by now, so the mail does not name the
 * new address.
 */
export function addressChanged(messages: ServerMessages, firstName: string, byOwner: boolean): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.addressChangedSubject,
    greeting: notifications.greeting(firstName),
    before: [byOwner ? accounts.youChangedAddress : accounts.addressChanged],
    highlight: [],
    after: byOwner
      ? [accounts.addressChangeNotAskedFor]
      : [accounts.addressChangeAskedFor, accounts.addressChangeNotAskedFor],
  })
}
