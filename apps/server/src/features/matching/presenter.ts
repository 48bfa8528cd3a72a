import type { CoachProfile } from '@shinequo/contract/coaches'
import type { MatchRequest } from '@shinequo/contract/matching'
import type { MatchRow } from './queries.ts'

/** A match as its student sees it. */
export function presentMatch(row: MatchRow, coach: CoachProfile): MatchRequest {
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    from_user_profile: coach,
  }
}
