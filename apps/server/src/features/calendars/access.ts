import type { Actor } from '../../plugins/tokens.ts'

/** The role of this account in its sessions; null for an administrator, who has none. */
export function sideOf({ role }: Actor): 'student' | 'coach' | null {
  return role === 'admin' ? null : role
}
