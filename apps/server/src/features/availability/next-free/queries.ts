import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** When a coach is free next, and when to check again. */
export interface Hint {
  readonly coachId: string
  readonly nextFreeAt: Date | null
  readonly dueAt: Date
}

/** Locks due coaches until the transaction ends, the longest overdue first. Skips coaches that others have locked. */
export async function claimDue(trx: Trx, now: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('coach_next_free')
    .select('coach_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.coach_id)
}

/** Stores what was found at `now`. Coaches without a row, such as deleted ones, do not get one. */
export async function saveHints(trx: Trx, hints: readonly Hint[], now: Date): Promise<void> {
  const coachIds = hints.map(({ coachId }) => coachId)
  const nextFree = hints.map(({ nextFreeAt }) => nextFreeAt?.toISOString() ?? null)
  const due = hints.map(({ dueAt }) => dueAt.toISOString())
  await raw`
    update coach_next_free n set next_free_at = found.next_free_at, due_at = found.due_at, checked_at = ${now}
    from unnest(${coachIds}::uuid[], ${nextFree}::timestamptz[], ${due}::timestamptz[])
      as found (coach_id, next_free_at, due_at)
    where n.coach_id = found.coach_id`.execute(trx)
}

/**
 * Makes coaches due that have not been checked since the given instants (epoch milliseconds). Waits for a refresh that
 * holds one of them. It locks in the order of ids, so that two callers never deadlock.
 */
export async function markDue(
  db: Sql,
  changes: readonly (readonly [coachId: string, instant: number])[],
  now: Date,
): Promise<void> {
  const coachIds = changes.map(([id]) => id)
  const instants = changes.map(([, instant]) => new Date(instant).toISOString())
  await raw`
    with stale as (
      select n.coach_id
      from unnest(${coachIds}::uuid[], ${instants}::timestamptz[]) as changed (coach_id, at)
      join coach_next_free n on n.coach_id = changed.coach_id
      where coalesce(n.checked_at, '-infinity') <= changed.at
      order by n.coach_id for update of n)
    update coach_next_free n set due_at = ${now} from stale where n.coach_id = stale.coach_id`.execute(db)
}
