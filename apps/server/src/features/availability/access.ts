import type { Actor } from '../../plugins/tokens.ts'

/** A student claims for themselves only. */
export function mayClaimFor(actor: Actor, studentProfileId: string): boolean {
  return actor.role === 'student' && actor.profileId === studentProfileId
}

/** Only students hold times. */
export function mayClaim(actor: Actor): boolean {
  return actor.role === 'student'
}
