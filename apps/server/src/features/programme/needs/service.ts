import type { ReplyOf } from '@shinequo/contract/endpoint'
import { type getProgrammeNeeds, NEEDS } from '@shinequo/contract/programme/needs'
import type { Context } from '../../../plugins/context.ts'
import { MORE } from '../../../plugins/database/capped-count.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { heldBackToday } from '../../care/alarms/service.ts'
import { coachStatuses } from '../../coaches/service.ts'
import * as queries from './queries.ts'

/** What waits for an administrator, with the counts. `needsChanged` tells open pages to ask again. */
export async function needs(context: Context): Promise<Outcome<ReplyOf<typeof getProgrammeNeeds>>> {
  const { root } = context.database
  const { unapproved, ...counts } = await queries.countWaiting(root)
  // Whether a coach is ready for approval is decided by a rule, not in SQL. These are few.
  const joining = unapproved.length === 0 ? [] : [...(await coachStatuses(root, unapproved)).values()]
  const coaches = joining.filter(({ ready }) => ready).length
  const all = { ...counts, coaches, unproved: Math.min(counts.unproved, MORE) }
  return ok({
    needs: NEEDS.map((need) => ({ need, count: all[need] })).filter(({ count }) => count > 0),
    care_held_back: await heldBackToday(context),
  })
}
