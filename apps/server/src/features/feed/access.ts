import type { Actor } from '../../plugins/tokens.ts'

/** Only students of a school read the feed. */
export function mayReadOwnFeed(actor: Actor): boolean {
  return actor.role === 'student'
}
