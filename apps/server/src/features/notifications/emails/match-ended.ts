import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionTimes } from './bookings.ts'
import { type Email, renderMail } from './layout.ts'

export interface EndedMatchMail extends Pick<MailSession, 'recipient' | 'other'> {
  /** Those booked with this coach that stay; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  /** Somebody else takes the place at once, of whom another mail tells. */
  readonly replaced: boolean
}

/** Tells a student kindly that somebody is their coach no longer, what stays, and what comes next. */
export function matchEnded(messages: ServerMessages, told: EndedMatchMail, baseUrl: string): Email {
  const { notifications } = messages
  const { recipient, other, sessions, replaced } = told
  return renderMail(messages, {
    subject: notifications.matchEndedSubject,
    greeting: notifications.greeting(recipient.firstName),
    before: [
      notifications.matchEnded(fullName(told)),
      ...(sessions.length > 0 ? [notifications.sessionsStay(sessions.length)] : []),
    ],
    highlight: sessions.flatMap((session) => sessionTimes(messages, { ...session, recipient, other })),
    after: [
      replaced ? notifications.anotherCoachFound : notifications.weLookForTheNext,
      notifications.sharedStaysYours(other.firstName),
    ],
    action: { label: notifications.seeYourCoaches, url: `${baseUrl}/home/dashboard` },
  })
}
