import type { MatchingMode } from '@shinequo/contract/programme/settings'
import type { Actor } from '../../plugins/tokens.ts'

/** Only students have matches of their own to change. */
export function mayChange({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'student'
}

/**
 * Who decides what waits: where coaches decide, the coach alone; else an administrator, also on what was left waiting
 * for a coach when the mode was changed.
 */
export function mayDecide({ role }: Pick<Actor, 'role'>, mode: MatchingMode): boolean {
  return role === (mode === 'coach' ? 'coach' : 'admin')
}
