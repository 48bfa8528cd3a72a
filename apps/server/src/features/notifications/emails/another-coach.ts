import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Tells a student that a coach whom we asked did not answer in time, without a fault of anybody, and what we do now:
 * `isAsked`, somebody else has the request already.
 */
export function anotherCoach(
  messages: ServerMessages,
  firstName: string,
  isAsked: boolean,
  baseUrl: string,
): Email {
  const { notifications } = messages
  return renderMail(messages, {
    subject: isAsked ? notifications.askingAnotherSubject : notifications.stillLookingSubject,
    greeting: notifications.greeting(firstName),
    before: [notifications.noAnswerYet],
    highlight: [],
    after: [
      isAsked ? notifications.askingAnother : notifications.lookingForAnother,
      notifications.weWriteWhenMatched,
    ],
    action: { label: notifications.seeHowItStands, url: `${baseUrl}/home/dashboard` },
  })
}
