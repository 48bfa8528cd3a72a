import type { Actor } from '../../plugins/tokens.ts'

/** Only a student has a school whose resources are their own. */
export function mayReadOwnResources(actor: Actor): boolean {
  return actor.role === 'student'
}
