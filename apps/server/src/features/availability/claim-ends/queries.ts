import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { ms } from '../queries.ts'

/** When a coach's next claim expires, in epoch milliseconds. */
export interface NextEnd {
  coachId: string
  end: number
}

/**
 * For each coach, the first claim that expires after the given instant (epoch milliseconds). Coaches without such a
 * claim are left out.
 */
export async function nextClaimEnds(
  db: Sql,
  after: readonly (readonly [coachId: string, instant: number])[],
): Promise<NextEnd[]> {
  const coachIds = after.map(([id]) => id)
  const instants = after.map(([, instant]) => new Date(instant).toISOString())
  // A claim expires in less time than the slot lasts, so the slot ends after the claim expires: the index on `during`
  // finds it.
  const { rows } = await raw<NextEnd>`
    select w.coach_id as "coachId", ${ms('min(t.expires_at)')} as end
    from unnest(${coachIds}::uuid[], ${instants}::timestamptz[]) as w (coach_id, instant)
    join time_slots t on t.coach_id = w.coach_id and t.status = 'claimed' and t.expires_at > w.instant
      and t.during && tstzrange(w.instant, null)
    group by w.coach_id`.execute(db)
  return rows
}
