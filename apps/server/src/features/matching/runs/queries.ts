import { sql as raw } from 'kysely'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'

/** The statistics of a run, or of a part of it. */
export interface RunPart {
  id: string
  why: Tables['matching_runs']['why']
  started_at: Date
  finished_at: Date
  weights: Readonly<Record<string, number>>
  /** The students of the run, and the coaches who are open to students. */
  students: number
  coaches: number
  /** The matches that this part made. */
  matches: number
}

/** Stores a run with its first part, or adds the numbers of another part. */
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
