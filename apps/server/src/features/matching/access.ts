import type { MatchingMode } from '@shinequo/contract/programme/settings'
import type { Actor } from '../../plugins/tokens.ts'

/** Only students have matches that they can change. */
export function mayChange({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'student'
}

/**
 * Who decides pending matches: where coaches decide, only the coach; otherwise an administrator, who also decides
 * requests left over from a mode in which coaches decided.
 */
export function mayDecide({ role }: Pick<Actor, 'role'>, mode: MatchingMode): boolean {
  return role === (mode === 'coach' ? 'coach' : 'admin')
}
