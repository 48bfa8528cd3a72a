import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Asks a mailbox whether an account may use it. Somebody else may read it, so the mail names nobody. `days` is how long
 * the link is valid.
 */
export function addressLink(messages: ServerMessages, days: number, url: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.addressLinkSubject,
    greeting: notifications.greetingToStranger,
    before: [accounts.addressLink],
    highlight: [],
    after: [accounts.addressLinkGoodFor(days), accounts.addressLinkNotYours],
    action: { label: accounts.openAddressLink, url },
  })
}
