import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a student who asked for it that the wall of their school is open. */
export function wallOpened(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { community, notifications } = messages
  return renderMail(messages, {
    subject: community.openedSubject,
    greeting: notifications.greeting(firstName),
    before: [community.wallOpened],
    highlight: [],
    after: [],
    action: { label: community.readWall, url: `${baseUrl}/home/community` },
  })
}
