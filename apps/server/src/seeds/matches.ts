import { randomUUID } from 'node:crypto'
import type { MatchFactor } from '@shinequo/domain/matching/match-factors'
import type { Selectable } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'

export interface MatchSeed {
  student_profile_id: string
  coach_id: string
  /** 'accepted' by default. */
  status?: Tables['match_requests']['status']
  /** Who ended or declined it, if the status says that somebody did. */
  ended_by?: Selectable<Tables['match_requests']>['ended_by']
  declined_by?: 'coach' | 'admin'
  score?: number
  created_at?: Date
  /** By default missing, as in a match from before this was recorded. */
  accepted_at?: Date
  /** The factors of a match that the engine made; by default a person made it. */
  factors?: readonly MatchFactor[]
}

/** Stores matches. Returns their ids. */
export async function seedMatches(trx: Trx, seeds: readonly MatchSeed[]): Promise<string[]> {
  const rows = seeds.map(({ factors, ...seed }) => ({
    id: randomUUID(),
    status: 'accepted' as const,
    score: 1,
    created_at: new Date('2026-09-01T14:00:00Z'),
    factors: factors && JSON.stringify(factors),
    ...seed,
  }))
  await trx.insertInto('match_requests').values(rows).execute()
  return rows.map(({ id }) => id)
}

export async function seedMatch(trx: Trx, seed: MatchSeed): Promise<string> {
  const [id] = await seedMatches(trx, [seed])
  return id!
}

/**
 * Stores that a student left a coach without choosing a new one, by default in the fall of 2026. This ended `match`, or
 * by default a match stored for it. Returns the change's id.
 */
export async function seedCoachChange(
  trx: Trx,
  seed: { student_profile_id: string; coach_id: string; reason?: string; match?: string; created_at?: Date },
): Promise<string> {
  const { student_profile_id, coach_id, reason = 'We do not fit.' } = seed
  const { created_at = new Date('2026-09-01T15:00:00Z') } = seed
  const id = randomUUID()
  const match_id = seed.match ?? (await seedMatch(trx, { student_profile_id, coach_id, status: 'ended' }))
  const change = { id, student_profile_id, match_id, new_match_id: null, reason, created_at }
  await trx.insertInto('coach_changes').values(change).execute()
  return id
}
