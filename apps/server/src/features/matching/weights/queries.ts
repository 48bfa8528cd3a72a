import { FACTOR_WEIGHTS, type Weights } from '@shinequo/domain/matching/match-factors'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export interface StoredRow {
  weights: Weights
  /** Incremented by every change. */
  version: number
}

/** The weight of each factor in this programme. Factors without a stored weight have the default one. */
export async function storedWeights(sql: Sql): Promise<StoredRow> {
  const row = await sql
    .selectFrom('programme')
    .select(['matching_weights', 'matching_weights_version'])
    .executeTakeFirstOrThrow()
  return {
    weights: { ...FACTOR_WEIGHTS, ...row.matching_weights },
    version: row.matching_weights_version,
  }
}

/** Stores weights if `version` is the newest. Returns false otherwise. */
export async function setWeights(trx: Trx, weights: Weights, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('programme')
    .set({ matching_weights: JSON.stringify(weights), matching_weights_version: version + 1 })
    .where('matching_weights_version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
