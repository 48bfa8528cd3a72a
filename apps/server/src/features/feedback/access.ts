import type { Actor } from '../../plugins/tokens.ts'

/** Only students give feedback, on their own sessions: whose a session is, its query asks. */
export function mayGiveFeedback(actor: Actor): boolean {
  return actor.role === 'student'
}
