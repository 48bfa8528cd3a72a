import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, sessionTimes } from './bookings.ts'
import { type Email, renderMail } from './layout.ts'
import type { EndedMatchMail } from './match-ended.ts'

/**
 * Tells a coach that a match has ended, and which sessions stay booked. The text is the same whether the student or the
 * programme ended the match, so that it does not reveal who did.
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
