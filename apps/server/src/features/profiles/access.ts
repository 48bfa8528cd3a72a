import type { Actor } from '../../plugins/tokens.ts'

/** Only its student reads and changes a profile. */
export function mayChangeProfile(actor: Actor, profileId: string): boolean {
  return actor.role === 'student' && actor.profileId === profileId
}

/** Only the student replaces their picture. */
export function mayReplacePicture(actor: Actor, accountId: string): boolean {
  return actor.role === 'student' && actor.accountId === accountId
}
