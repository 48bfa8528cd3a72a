import type { RetentionRun } from '@shinequo/contract/retention'
import type { RunRow } from './queries.ts'

/** A run as administrators see it. */
export function presentRun({ id, begun_at, finished_at, by_hand, removed }: RunRow): RetentionRun {
  return {
    id,
    begun_at: begun_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    by_hand,
    removed,
  }
}
