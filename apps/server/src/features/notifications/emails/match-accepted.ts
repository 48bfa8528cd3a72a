import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

export interface AcceptedMatch {
  readonly studentFirst: string
  readonly coachFirst: string
  readonly coachLast: string
  readonly coachId: string
}

/** Tells a student that they have a coach now. */
export function matchAccepted(messages: ServerMessages, match: AcceptedMatch, baseUrl: string): Email {
  const { notifications } = messages
  const { studentFirst, coachFirst, coachLast, coachId } = match
  return renderMail(messages, {
    subject: notifications.matchedSubject,
    greeting: notifications.greeting(studentFirst),
    before: [notifications.matched(`${coachFirst} ${coachLast}`)],
    highlight: [],
    after: [notifications.takeYourTime],
    action: {
      label: notifications.seePageOf(coachFirst),
      url: `${baseUrl}/home/selectcoach/${coachId}`,
    },
  })
}
