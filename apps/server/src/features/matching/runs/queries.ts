import { sql as raw } from 'kysely'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'

/** What a run did until now, or in a part of it. */
export interface RunPart {
  id: string
  why: Tables['matching_runs']['why']
  started_at: Date
  finished_at: Date
  weights: Readonly<Record<string, number>>
  /** Students whom the run is for, and coaches who are open to students. */
  students: number
  coaches: number
  /** Matches that the part made. */
  matches: number
}

/** Stores a run with what its first part did, or adds what another part did. */
export async function addToRun(trx: Trx, { weights, ...part }: RunPart): Promise<void> {
  await trx
    .insertInto('matching_runs')
    .values({ ...part, weights: JSON.stringify(weights) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        finished_at: part.finished_at,
        matches: raw`matching_runs.matches + excluded.matches`,
      }),
    )
    .execute()
}
