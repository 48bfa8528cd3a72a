import { randomUUID } from 'node:crypto'
import { FACTOR_WEIGHTS, pairFactors } from '@shinequo/domain/matching/match-factors'
import { coachesById, preferencesOf } from '../features/matching/queries.ts'
import { addToRun } from '../features/matching/queue/queries.ts'
import type { Trx } from '../plugins/database/tables.ts'

/** Turns a student's matches into those of an engine run at `made`, with the factors that the engine would store. */
export async function explainMatches(trx: Trx, studentProfileId: string, made: Date): Promise<void> {
  const [preferences] = await preferencesOf(trx, [studentProfileId])
  if (!preferences) return
  const rows = await trx
    .selectFrom('match_requests')
    .select(['id', 'coach_id'])
    .where('student_profile_id', '=', studentProfileId)
    .execute()
  const ids = rows.map(({ coach_id }) => coach_id)
  const coaches = new Map((await coachesById(trx, ids)).map((row) => [row.id, row]))
  const run_id = randomUUID()
  await addToRun(trx, {
    id: run_id,
    why: 'answers',
    started_at: made,
    finished_at: made,
    weights: FACTOR_WEIGHTS,
    students: 1,
    coaches: coaches.size,
    matches: rows.length,
  })
  const factorsOf = pairFactors(preferences, made.getTime())
  for (const { id, coach_id } of rows) {
    const factors = JSON.stringify(factorsOf(coaches.get(coach_id)!))
    await trx.updateTable('match_requests').set({ run_id, factors }).where('id', '=', id).execute()
  }
}
