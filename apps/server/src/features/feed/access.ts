import type { Actor } from '../../plugins/tokens.ts'

/** The feed is for the students of a school. */
export function mayReadOwnFeed(actor: Actor): boolean {
  return actor.role === 'student'
}
