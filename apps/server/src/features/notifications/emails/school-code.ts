import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Brings the code that proves a school. It names nobody: the address may be somebody else's. */
export function schoolCode(messages: ServerMessages, code: string, baseUrl: string): Email {
  const { accounts, notifications, schools } = messages
  return renderMail(messages, {
    subject: schools.codeSubject,
    greeting: notifications.greetingToStranger,
    before: [schools.code],
    highlight: [code],
    after: [accounts.neverPassCodeOn, schools.codeNotYours],
    action: { label: schools.enterTheCode, url: `${baseUrl}/home/userProfile` },
  })
}
