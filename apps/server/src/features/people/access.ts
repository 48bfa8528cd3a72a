import type { Role } from '@shinequo/contract/accounts'
import type { Actor } from '../../plugins/tokens.ts'

/** Nobody locks themselves out: the last administrator could not come back. */
export function mayBeSuspendedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}

/** One's own account is deleted where its password is asked for. */
export function mayBeDeletedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}

/**
 * The mailbox is the key to an account, so whoever changes an administrator's address could become that administrator; not
 * even the own one, which a slip would lock out for good.
 */
export function mayHaveAddressChanged(role: Role): boolean {
  return role !== 'admin'
}
