import * as z from 'zod/mini'
import { mailKind, mailTo, type PayloadOf } from '../../notifications/mail/mail-kind.ts'
import { fullName, sessionTimes, timesOf } from '../../notifications/mail/session-times.ts'
import { matchForMail } from './queries.ts'

/**
 * Tells one of the two people that a match has ended, and which sessions stay booked. What a coach reads does not reveal
 * whether the student or the programme ended it. If the two were matched again since, that is another match.
 */
export const matchEndedMail = mailKind({
  name: 'match_ended',
  payload: z.object({
    matchId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    /** Another coach takes over at once; a separate mail announces that. */
    replaced: z._default(z.boolean(), false),
    /** Epoch milliseconds, half open. */
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
  }),
  write: async ({ database, env }, { matchId, recipient, replaced, sessions }) => {
    const match = await matchForMail(database.root, matchId, recipient)
    if (match?.status !== 'ended') return null
    const { other_first, other_last } = match
    const pair = {
      recipient: { firstName: match.first_name, zone: match.time_zone },
      other: { firstName: other_first, lastName: other_last, zone: match.other_zone },
    }
    const name = fullName(pair)
    const messageId = `match-ended-${matchId}${recipient === 'coach' ? '-coach' : ''}`
    return mailTo(match, messageId, (messages) => {
      const { notifications } = messages
      const highlight = sessions.flatMap((session) => sessionTimes(messages, { ...session, ...pair }))
      const stay = (words: (count: number) => string) => (sessions.length > 0 ? [words(sessions.length)] : [])
      if (recipient === 'coach') {
        return {
          subject: notifications.matchEndedForCoachSubject(name),
          before: [
            notifications.matchEndedForCoach(other_first),
            ...stay(notifications.sessionsStayForCoach),
          ],
          highlight,
          after: [notifications.sharedStaysTheirs(other_first)],
          action: { label: notifications.seeYourStudents, url: `${env.baseUrl}/coach/students` },
        }
      }
      return {
        subject: notifications.matchEndedSubject,
        before: [notifications.matchEnded(name), ...stay(notifications.sessionsStay)],
        highlight,
        after: [
          replaced ? notifications.anotherCoachFound : notifications.weLookForTheNext,
          notifications.sharedStaysYours(other_first),
        ],
        action: { label: notifications.seeYourCoaches, url: `${env.baseUrl}/home/dashboard` },
      }
    })
  },
})

/**
 * The mails about an ended match and the sessions that stay booked, to both people except the one who ended it.
 * `replaced` means that another match takes its place at once.
 */
export function endingNews(
  matchId: string,
  { endedBy, replaced }: { readonly endedBy: 'student' | 'coach' | 'admin'; readonly replaced: boolean },
  sessions: readonly { starts_at: Date; ends_at: Date }[],
): PayloadOf<typeof matchEndedMail>[] {
  const told = { matchId, replaced, sessions: sessions.map(timesOf) }
  const recipients = (['student', 'coach'] as const).filter((one) => one !== endedBy)
  return recipients.map((recipient) => ({ ...told, recipient }))
}
