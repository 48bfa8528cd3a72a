import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, sessionTimes } from './bookings.ts'
import { type Email, renderMail } from './layout.ts'
import type { EndedMatchMail } from './match-ended.ts'

/**
 * Tells a coach that a match of theirs has ended, and what stays. The same words whoever ended it, the student or the
 * programme, so that nobody reads out of them who it was.
 */
export function matchEndedForCoach(
  messages: ServerMessages,
  told: Omit<EndedMatchMail, 'replaced'>,
  baseUrl: string,
): Email {
  const { notifications } = messages
  const { recipient, other, sessions } = told
  return renderMail(messages, {
    subject: notifications.matchEndedForCoachSubject(fullName(told)),
    greeting: notifications.greeting(recipient.firstName),
    before: [
      notifications.matchEndedForCoach(other.firstName),
      ...(sessions.length > 0 ? [notifications.sessionsStayForCoach(sessions.length)] : []),
    ],
    highlight: sessions.flatMap((session) => sessionTimes(messages, { ...session, recipient, other })),
    after: [notifications.sharedStaysTheirs(other.firstName)],
    action: { label: notifications.seeYourStudents, url: `${baseUrl}/coach/students` },
  })
}
