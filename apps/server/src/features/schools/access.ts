import type { Actor } from '../../plugins/tokens.ts'

/** Only a student has a school whose resources are their own. */
export function mayReadOwnResources(actor: Actor): boolean {
  return actor.role === 'student'
}

/** Only a student proves a school; a profile of theirs is what it opens. */
export function mayProveSchool(actor: Actor): boolean {
  return actor.role === 'student'
}
