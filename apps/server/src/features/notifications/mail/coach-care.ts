import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import * as queries from '../notices/queries.ts'
import { mailKind, mailTo } from './mail-kind.ts'
import { newsPayload } from './news.ts'

/** The pairs of a coach and a student whose words may mean danger, as long as the coach has not read them. */
export async function needCare(
  { risk }: Context,
  sql: Sql,
  of: Parameters<typeof queries.unreadWords>[1],
): Promise<queries.UnreadRow[]> {
  return (await queries.unreadWords(sql, of)).filter(({ words }) => words.some(risk.isClear))
}

/**
 * Tells a coach how many students wrote words that may mean danger, but neither who nor what; not sent if the coach has
 * read them. It cannot be turned off.
 */
export const coachCareMail = mailKind({
  name: 'coach_care',
  payload: newsPayload,
  write: async (context, { accountId, until }) => {
    const { root } = context.database
    const coach = await queries.coachForMail(root, accountId)
    const count = coach ? (await needCare(context, root, { coachId: coach.id })).length : 0
    if (!coach || count === 0) return null
    return mailTo(coach, `coach-care-${accountId}-${until}`, ({ coaches }) => ({
      subject: coaches.careSubject(count),
      before: [coaches.careIsNeeded(count)],
      after: [coaches.beforeYouMeet],
      action: { label: coaches.seeYourStudents, url: `${context.env.baseUrl}/coach/students` },
    }))
  },
})
