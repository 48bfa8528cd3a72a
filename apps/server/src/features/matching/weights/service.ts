import type { BodyOf } from '@shinequo/contract/endpoint'
import type { StoredWeights, saveMatchingWeights } from '@shinequo/contract/matching/weights'
import { rule } from '@shinequo/contract/rules'
import { FACTOR_WEIGHTS, type Weights } from '@shinequo/domain/matching/match-factors'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import * as queries from './queries.ts'

/** The weight of each factor in this programme. */
export async function getWeights({ database }: Context): Promise<Outcome<StoredWeights>> {
  return ok({ ...(await queries.storedWeights(database.root)), usual: FACTOR_WEIGHTS })
}

/** Refuses weights that are all zero: the matching would be random. */
export function missingWeight(weights: Weights): Refusal | null {
  if (Object.values(weights).some((weight) => weight > 0)) return null
  return refuse('invalid_input', { errors: { weights: rule('nothing_weighs') } })
}

/** Stores weights for future runs and logs the change in the audit. Refuses weights made from an older version. */
export async function saveWeights(
  context: Context,
  actor: Actor,
  { weights: chosen, version }: BodyOf<typeof saveMatchingWeights>,
): Promise<Outcome<StoredWeights>> {
  return context.database.transaction(async (trx): Promise<Outcome<StoredWeights>> => {
    const before = await queries.storedWeights(trx)
    const weights = { ...before.weights, ...chosen }
    const refused = missingWeight(weights)
    if (refused) return refused
    if (!(await queries.setWeights(trx, weights, version))) return refuse('version_conflict')
    await record(context, trx, actor, {
      action: 'matching.weights_changed',
      subjectType: 'programme',
      subjectId: 'weights',
      details: { before: before.weights, after: weights },
    })
    return ok({ weights, usual: FACTOR_WEIGHTS, version: version + 1 })
  })
}
