import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells a student with a profile that a coach is found from a few answers, and where to give them. */
export function answersReminder(
  messages: ServerMessages,
  firstName: string,
  baseUrl: string,
  unsubscribeLink: string,
): Email {
  const { notifications } = messages
  return renderMail(messages, {
    subject: notifications.answersWantedSubject,
    greeting: notifications.greeting(firstName),
    before: [notifications.answersWanted],
    highlight: [],
    after: [notifications.answersTakeMinutes],
    action: { label: notifications.answerQuestions, url: `${baseUrl}/home/findcoach` },
    unsubscribeLink,
  })
}
