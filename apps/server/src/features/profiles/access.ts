import type { Actor } from '../../plugins/tokens.ts'

/** A profile is read and changed by its student alone. */
export function mayChangeProfile(actor: Actor, profileId: string): boolean {
  return actor.role === 'student' && actor.profileId === profileId
}

/** A student's picture is replaced by that student alone. */
export function mayReplacePicture(actor: Actor, accountId: string): boolean {
  return actor.role === 'student' && actor.accountId === accountId
}
