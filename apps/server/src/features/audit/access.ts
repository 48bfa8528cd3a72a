import type { Actor } from '../../plugins/tokens.ts'

/** Only students have a record that other people open. */
export function mayReadOwnEntries(actor: Actor): boolean {
  return actor.role === 'student'
}
