import type { BodyOf } from '@shinequo/contract/endpoint'
import type { holdMatching } from '@shinequo/contract/matching/holds'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { fillPlaces } from '../service.ts'
import * as queries from './queries.ts'

/**
 * Lets only people choose coaches for the student with this account, or ends that; then free places are filled.
 * Existing matches and pending requests stay. Logged in the audit, where the student can read it. Repeating it changes
 * nothing.
 */
export async function hold(
  context: Context,
  actor: Actor,
  accountId: string,
  { held, reason }: BodyOf<typeof holdMatching>,
): Promise<Outcome<{ message: string }>> {
  return context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    // A concurrent run that is counting its places finishes first.
    await lockMatching(trx)
    const student = await queries.setHeld(trx, accountId, held)
    if (!student) return refuse('not_found')
    const messages = messagesOf('en').matching
    const message = held ? messages.peopleChoose : messages.engineChooses
    if (!student.changed) return ok({ message })
    await record(context, trx, actor, {
      action: held ? 'matching.held' : 'matching.released',
      subjectType: 'student',
      subjectId: student.id,
      studentProfileId: student.id,
      reason,
    })
    if (!held) await fillPlaces(context, trx, student.id)
    return ok({ message })
  })
}
