import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells whoever has the former mailbox of an account. Somebody else may read it by now, so it names no new address. */
export function addressChanged(messages: ServerMessages, firstName: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.addressChangedSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.addressChanged],
    highlight: [],
    after: [accounts.addressChangeAskedFor, accounts.addressChangeNotAskedFor],
  })
}
