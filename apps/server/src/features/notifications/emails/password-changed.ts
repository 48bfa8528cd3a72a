import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells the owner of an account that its password was changed. */
export function passwordChanged(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.passwordChangedSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.passwordChangedMail],
    highlight: [],
    after: [accounts.nothingToDoIfYou, accounts.setAnotherIfNotYou],
    action: { label: accounts.setAnotherPassword, url: `${baseUrl}/forget-password` },
  })
}
