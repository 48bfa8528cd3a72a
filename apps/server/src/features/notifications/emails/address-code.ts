import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Sends the code for another address of an account. It names nobody, since the address may belong to somebody else. */
export function addressCode(messages: ServerMessages, code: string): Email {
  const { accounts, notifications } = messages
  return renderMail(messages, {
    subject: accounts.addressCodeSubject,
    greeting: notifications.greetingToStranger,
    before: [accounts.addressCode],
    highlight: [code],
    after: [accounts.neverPassCodeOn, accounts.addressCodeNotYours],
  })
}
