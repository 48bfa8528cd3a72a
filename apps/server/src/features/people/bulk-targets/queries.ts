import type { MatchStatus } from '@shinequo/contract/matching'
import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'

/** These invitations that can still be sent. */
export async function openInvitations(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql
    .selectFrom('invitations')
    .select('id')
    .where(raw<boolean>`id = any(${ids}::uuid[])`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** These accounts, unless deleted. */
export async function accountsToAct(sql: Sql, ids: readonly string[]) {
  return sql
    .selectFrom('accounts')
    .select(['id', 'role', 'suspended_at'])
    .where(raw<boolean>`id = any(${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
}

export interface MatchToAct {
  id: string
  coach_id: string
  status: MatchStatus
  /** How many more students the coach can accept. */
  room: number
}

/** These matches. */
export async function matchesToAct(sql: Sql, ids: readonly string[]): Promise<MatchToAct[]> {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .select(['m.id', 'm.coach_id', 'm.status', raw<number>`c.capacity - c.accepted_matches`.as('room')])
    .where(raw<boolean>`m.id = any(${ids}::uuid[])`)
    .execute()
}
