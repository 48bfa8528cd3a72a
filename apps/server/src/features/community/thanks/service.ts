import type { thankStory } from '@shinequo/contract/community'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mayUseWall } from '../access.ts'
import { isOfPeer } from '../queries.ts'
import { openWall } from '../service.ts'
import * as queries from './queries.ts'

/**
 * Stores whether somebody else's story on the wall of the student's proved school helped the student. Repeating it
 * changes nothing. Nobody is told who said so; the count is shown.
 */
export async function setHelped(
  context: Context,
  actor: Actor,
  id: string,
  helped: boolean,
): Promise<Outcome<ReplyOf<typeof thankStory>>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const opened = await openWall(context, actor)
  if (!opened.ok) return opened
  const { school, wall_on } = opened.value
  if (!wall_on) return refuse('wall_off')
  const { profileId } = actor
  return context.database.transaction(async (trx): Promise<Outcome<ReplyOf<typeof thankStory>>> => {
    if (!(await isOfPeer(trx, id, school, profileId))) return refuse('not_found')
    const created_at = new Date(context.clock.now())
    if (helped) await queries.insertThanks(trx, { story_id: id, student_profile_id: profileId, created_at })
    else await queries.deleteThanks(trx, id, profileId)
    return ok({ helped, helped_count: await queries.countThanks(trx, id) })
  })
}
