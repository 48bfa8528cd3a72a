import { expiredBefore } from '@shinequo/domain/matching/answer-deadline'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { job } from '../../../plugins/job.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { anotherCoachMail } from '../mail/another-coach.ts'
import { fillPlaces } from '../service.ts'
import * as queries from './queries.ts'

/** How many requests one transaction ends. Matching waits for it. */
const ENDED_AT_ONCE = 50

/**
 * Every five minutes, where coaches decide: ends the requests that were not answered in time, matches these students
 * with the next best coach and tells them by mail. As after a decline, the two are never matched again. In concurrent
 * runs, each request ends once.
 */
export const expireRequests = job({
  name: 'matching-expiry',
  payload: z.object({}),
  cron: '*/5 * * * *',
  restSeconds: 30,
  handle: async (context) => {
    let ended: number
    do {
      ended = await context.database.transaction((trx) => expire(context, trx))
    } while (ended === ENDED_AT_ONCE)
  },
})

async function expire(context: Context, trx: Trx): Promise<number> {
  await lockMatching(trx)
  if ((await getProgramme(trx)).matchingMode !== 'coach') return 0
  const since = await queries.modeSince(trx)
  const until = expiredBefore(context.clock.now(), since?.getTime() ?? null)
  if (until === null) return 0
  const rows = await queries.endUnanswered(trx, new Date(until), ENDED_AT_ONCE)
  // A student who waited for several coaches is notified once.
  const students = new Map(rows.map((row) => [row.student_profile_id, row]))
  for (const studentProfileId of students.keys()) await fillPlaces(context, trx, studentProfileId)
  const told = [...students.values()].map(({ id, account_id }) => ({ matchId: id, accountId: account_id }))
  await enqueueMail(context, trx, anotherCoachMail, told)
  for (const { id, student_profile_id: studentProfileId } of rows) {
    const act = { action: 'match.expired', subjectType: 'match', subjectId: id, studentProfileId }
    await record(context, trx, null, act)
  }
  return rows.length
}
