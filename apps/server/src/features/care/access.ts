import type { Actor } from '../../plugins/tokens.ts'

/** Only people who read students' texts see the protocol. */
export function mayReadProtocol(actor: Actor): boolean {
  return actor.role !== 'student'
}

/** Only students ask staff to get in touch; others have ways of their own. */
export function mayAskForContact(actor: Actor): boolean {
  return actor.role === 'student'
}
