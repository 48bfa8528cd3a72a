import type { Actor } from '../../plugins/tokens.ts'

/** Only students have a record that others open. */
export function mayReadOwnEntries(actor: Actor): boolean {
  return actor.role === 'student'
}
