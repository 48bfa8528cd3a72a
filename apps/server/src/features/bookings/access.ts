import type { Actor } from '../../plugins/tokens.ts'

/** A student books for themselves only. */
export function mayBookFor(actor: Actor, studentProfileId: string): boolean {
  return actor.role === 'student' && actor.profileId === studentProfileId
}

/** Only students are told of sessions that were cancelled for them. */
export function mayReadCancellations(actor: Actor): boolean {
  return actor.role === 'student'
}

/** As which of its two people somebody may change a booking of theirs; administrators change none. */
export function sideOf({ role, profileId }: Actor): { role: 'student' | 'coach'; profileId: string } | null {
  return role === 'admin' ? null : { role, profileId }
}
