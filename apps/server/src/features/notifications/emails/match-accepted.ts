import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

export interface AcceptedMatch {
  readonly studentFirst: string
  readonly coachFirst: string
  readonly coachLast: string
  readonly coachId: string
  /** Coaches whom the student got at the same time. */
  readonly others: readonly { readonly first_name: string; readonly last_name: string }[]
}

/** Tells a student that they have a coach now, or several. */
export function matchAccepted(messages: ServerMessages, match: AcceptedMatch, baseUrl: string): Email {
  const { notifications } = messages
  const { studentFirst, coachFirst, coachLast, coachId, others } = match
  const names = [`${coachFirst} ${coachLast}`, ...others.map((one) => `${one.first_name} ${one.last_name}`)]
  return renderMail(messages, {
    subject: notifications.matchedSubject,
    greeting: notifications.greeting(studentFirst),
    before: [notifications.matched(names)],
    highlight: [],
    after: [notifications.takeYourTime],
    action:
      others.length === 0
        ? { label: notifications.seePageOf(coachFirst), url: `${baseUrl}/home/selectcoach/${coachId}` }
        : { label: notifications.seeYourCoaches, url: `${baseUrl}/home/dashboard` },
  })
}
