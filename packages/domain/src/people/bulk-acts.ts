import type { Role } from '@shinequo/contract/accounts'
import type { MatchStatus } from '@shinequo/contract/matching'
import { type BulkActName, type BulkCode, UNDOABLE } from '@shinequo/contract/people/bulk-acts'

/** An account that an act is about. */
export interface AccountFacts {
  readonly role: Role
  readonly suspended: boolean
  /** The account of the administrator who acts. */
  readonly own: boolean
  /** Null for students and administrators. */
  readonly coach: { readonly capacity: number; readonly approved: boolean; readonly ready: boolean } | null
}

/** A match that an act is about. `room`: how many more students its coach can accept. */
export interface MatchFacts {
  readonly status: MatchStatus
  readonly room: number
  /** Administrators decide requests. */
  readonly decides: boolean
}

/** Why an account is left out of an act; null if it is not. */
export function accountLeftOut(
  act: BulkActName,
  { suspended, own, coach }: AccountFacts,
  capacity: number | null,
): BulkCode | null {
  switch (act) {
    case 'suspend':
      if (own) return 'own_account'
      return suspended ? 'already_so' : null
    case 'resume':
      return suspended ? null : 'already_so'
    case 'set_capacity':
      if (!coach) return 'not_a_coach'
      return coach.capacity === capacity ? 'already_so' : null
    case 'approve_coaches':
      if (!coach) return 'not_a_coach'
      if (coach.approved) return 'already_so'
      return coach.ready ? null : 'not_complete'
    default:
      return 'not_found'
  }
}

/** Why a match is left out of an act; null if it is not. */
export function matchLeftOut(act: BulkActName, { status, room, decides }: MatchFacts): BulkCode | null {
  if (act === 'end_matches') return status === 'pending' || status === 'accepted' ? null : 'already_so'
  if (status === 'accepted') return 'already_so'
  if (status !== 'pending') return 'not_waiting'
  if (!decides) return 'coach_decides'
  return room > 0 ? null : 'no_room'
}

const UNDO_MS = 10 * 60_000

/** Until when an act can be undone, in epoch milliseconds; null if it cannot be or has not started. */
export function undoUntil(act: BulkActName, startedAt: number | null): number | null {
  return startedAt !== null && UNDOABLE.some((one) => one === act) ? startedAt + UNDO_MS : null
}
