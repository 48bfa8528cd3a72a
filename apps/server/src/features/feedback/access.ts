import type { Actor } from '../../plugins/tokens.ts'

/** Only students give feedback, on their own sessions. The query checks whose session it is. */
export function mayGiveFeedback(actor: Actor): boolean {
  return actor.role === 'student'
}
