import type { Actor } from '../../plugins/tokens.ts'

/** The wall is for the students of a school; administrators look at it from their own side. */
export function mayUseWall(actor: Actor): boolean {
  return actor.role === 'student'
}
