import { sql as raw } from 'kysely'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'

/** What a run did for one student. */
export interface RunPart {
  id: string
  why: Tables['matching_runs']['why']
  started_at: Date
  finished_at: Date
  weights: Readonly<Record<string, number>>
  /** Coaches with room, and matches made. */
  coaches: number
  matches: number
}

/** Stores a run with its first student, or adds the next one to it. */
export async function addToRun(trx: Trx, { weights, ...part }: RunPart): Promise<void> {
  await trx
    .insertInto('matching_runs')
    .values({ ...part, weights: JSON.stringify(weights), students: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        finished_at: part.finished_at,
        students: raw`matching_runs.students + 1`,
        coaches: raw`greatest(matching_runs.coaches, excluded.coaches)`,
        matches: raw`matching_runs.matches + excluded.matches`,
      }),
    )
    .execute()
}
