import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/**
 * Tells a student that the coach we asked did not answer in time, that nobody is to blame, and what we do now.
 * `isAsked` means that another coach already has the request.
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
