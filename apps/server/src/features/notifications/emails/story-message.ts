import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells the author of a story that staff wrote to them, without the words of either. */
export function storyMessage(messages: ServerMessages, firstName: string, baseUrl: string): Email {
  const { community, notifications } = messages
  return renderMail(messages, {
    subject: community.messageSubject,
    greeting: notifications.greeting(firstName),
    before: [community.staffWrote, community.staffDoNotKnow],
    highlight: [],
    after: [],
    action: { label: community.readMessage, url: `${baseUrl}/home/community` },
  })
}

/** Tells an administrator that the author of a story answered. */
export function storyAnswered(messages: ServerMessages, firstName: string, page: string): Email {
  const { community, notifications } = messages
  return renderMail(messages, {
    subject: community.answeredSubject,
    greeting: notifications.greeting(firstName),
    before: [community.authorAnswered],
    highlight: [],
    after: [],
    action: { label: community.readAnswer, url: page },
  })
}
