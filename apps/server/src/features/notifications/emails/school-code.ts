import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Sends the code that proves membership of a school. It names nobody, since the address may belong to somebody else.
 */
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
