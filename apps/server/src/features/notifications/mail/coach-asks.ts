import { unsubscribeUrl, wants } from '../choices/service.ts'
import { asksForMail } from '../notices/queries.ts'
import { mailKind, mailTo } from './mail-kind.ts'
import { newsPayload } from './news.ts'

/**
 * Tells a coach to how many students the programme asks them to suggest a time, but not who; not sent if they have done so
 * by then, or have turned it off.
 */
export const coachAsksMail = mailKind({
  name: 'coach_asks',
  payload: newsPayload,
  write: async (context, { accountId, from, until }) => {
    const { database, clock, env } = context
    const coach = await asksForMail(database.root, accountId, new Date(from), new Date(clock.now()))
    if (!coach || coach.students === 0 || !(await wants(context, accountId, 'coach_asks'))) return null
    return mailTo(coach, `coach-asks-${accountId}-${until}`, ({ coaches }) => ({
      subject: coaches.asksSubject(coach.students),
      before: [coaches.programmeAsks(coach.students)],
      after: [coaches.suggestUnderToday],
      action: { label: coaches.seeYourDay, url: `${env.baseUrl}/coach` },
      unsubscribeLink: unsubscribeUrl(context, accountId, 'coach_asks'),
    }))
  },
})
