import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { ms } from '../queries.ts'

/** When a coach's next held time is free again by itself; instants are epoch milliseconds. */
export interface NextEnd {
  coachId: string
  end: number
}

/**
 * Of each coach the first claim that runs out after the instant given with its id, in epoch milliseconds; coaches without
 * one are left out.
 */
export async function nextClaimEnds(
  db: Sql,
  after: readonly (readonly [coachId: string, instant: number])[],
): Promise<NextEnd[]> {
  const coachIds = after.map(([id]) => id)
  const instants = after.map(([, instant]) => new Date(instant).toISOString())
  // A time is held for less long than it lasts itself, so it is over after its claim: the index finds it by that.
  const { rows } = await raw<NextEnd>`
    select w.coach_id as "coachId", ${ms('min(t.expires_at)')} as end
    from unnest(${coachIds}::uuid[], ${instants}::timestamptz[]) as w (coach_id, instant)
    join time_slots t on t.coach_id = w.coach_id and t.status = 'claimed' and t.expires_at > w.instant
      and t.during && tstzrange(w.instant, null)
    group by w.coach_id`.execute(db)
  return rows
}
