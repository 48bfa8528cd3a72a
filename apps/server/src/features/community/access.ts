import type { Actor } from '../../plugins/tokens.ts'

/** Only students of a school use the wall. Administrators review it through their own endpoints. */
export function mayUseWall(actor: Actor): boolean {
  return actor.role === 'student'
}
