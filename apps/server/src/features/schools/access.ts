import type { Actor } from '../../plugins/tokens.ts'

/** Only students have a school with resources. */
export function mayReadOwnResources(actor: Actor): boolean {
  return actor.role === 'student'
}

/** Only students prove a school: the proof opens features of their profile. */
export function mayProveSchool(actor: Actor): boolean {
  return actor.role === 'student'
}
