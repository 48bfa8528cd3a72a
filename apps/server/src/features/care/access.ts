import type { Actor } from '../../plugins/tokens.ts'

/** The protocol is for those who read what students write. */
export function mayReadProtocol(actor: Actor): boolean {
  return actor.role !== 'student'
}

/** Students ask staff to get in touch; others have ways of their own. */
export function mayAskForContact(actor: Actor): boolean {
  return actor.role === 'student'
}
