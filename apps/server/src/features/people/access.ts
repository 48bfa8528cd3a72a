import type { Actor } from '../../plugins/tokens.ts'

/** Nobody locks themselves out: the last administrator could not come back. */
export function mayBeSuspendedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}
