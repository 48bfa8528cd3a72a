import type { Actor } from '../../plugins/tokens.ts'

/** On which side of sessions somebody stands; null for whoever has none. */
export function sideOf({ role }: Actor): 'student' | 'coach' | null {
  return role === 'admin' ? null : role
}
