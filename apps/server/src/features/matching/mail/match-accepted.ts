import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { welcomedMatches } from '../queries.ts'
import { coachesOfSameRun, matchForMail } from './queries.ts'

/**
 * Tells a student that they have a coach, and whom else the same run gave them, with what these coaches wrote to welcome
 * them. Not sent if the match has ended by then.
 */
export const matchAcceptedMail = mailKind({
  name: 'match_accepted',
  payload: z.object({ matchId: z.uuid() }),
  write: async ({ database, env, clock }, { matchId }) => {
    const match = await matchForMail(database.root, matchId, 'student')
    if (match?.status !== 'accepted') return null
    const { other_first, other_last, coach_id, student_profile_id } = match
    const others = await coachesOfSameRun(database.root, matchId)
    const coaches = [{ coach_id, first_name: other_first, last_name: other_last }, ...others]
    const matches = await welcomedMatches(database.root, student_profile_id, 'accepted', clock.now())
    return mailTo(match, `match-${matchId}`, ({ notifications }) => ({
      subject: notifications.matchedSubject,
      before: [notifications.matched(coaches.map((one) => `${one.first_name} ${one.last_name}`))],
      quotes: coaches.flatMap(({ coach_id, first_name }) => {
        const words = matches.find((one) => one.coach_id === coach_id)?.welcome
        return words ? [{ lead: notifications.noteShared(first_name), words }] : []
      }),
      after: [notifications.takeYourTime],
      action:
        others.length === 0
          ? {
              label: notifications.seePageOf(other_first),
              url: `${env.baseUrl}/home/selectcoach/${coach_id}`,
            }
          : { label: notifications.seeYourCoaches, url: `${env.baseUrl}/home/dashboard` },
    }))
  },
})
