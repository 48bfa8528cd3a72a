import type { awaitWall } from '@shinequo/contract/community/opening'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mayUseWall } from '../access.ts'
import { openWall } from '../service.ts'
import * as queries from './queries.ts'

/**
 * Stores whether a student of a proved school wants a mail when its wall opens. Repeating it changes nothing; a wall
 * that is open is awaited by nobody.
 */
export async function setAwaited(
  context: Context,
  actor: Actor,
  wanted: boolean,
): Promise<Outcome<ReplyOf<typeof awaitWall>>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const opened = await openWall(context, actor)
  if (!opened.ok) return opened
  const awaited = wanted && !opened.value.wall_on
  const { profileId: student_profile_id } = actor
  await context.database.transaction(async (trx) => {
    if (awaited) {
      await queries.insertWait(trx, { student_profile_id, asked_at: new Date(context.clock.now()) })
    } else await queries.deleteWait(trx, student_profile_id)
  })
  return ok({ awaited })
}
