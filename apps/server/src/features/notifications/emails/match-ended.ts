import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionTimes } from './bookings.ts'
import { type Email, renderMail } from './layout.ts'

export interface EndedMatchMail extends Pick<MailSession, 'recipient' | 'other'> {
  /** Sessions with this coach that stay booked; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  /** Another coach takes over at once; a separate mail announces that. */
  readonly replaced: boolean
}

/** Tells a student kindly that a match has ended, which sessions stay booked, and what happens next. */
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
