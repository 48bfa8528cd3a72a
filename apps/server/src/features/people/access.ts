import type { Role } from '@shinequo/contract/accounts'
import type { Actor } from '../../plugins/tokens.ts'

/** People cannot pause themselves: the last administrator could not come back. */
export function mayBeSuspendedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}

/** People delete their own account elsewhere, where the password is required. */
export function mayBeDeletedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}

/**
 * Access to the mailbox is access to the account, so changing an administrator's address would allow taking over that
 * account. Not even their own: a typo would lock them out permanently.
 */
export function mayHaveAddressChanged(role: Role): boolean {
  return role !== 'admin'
}

/** Nobody changes their own role: they would lock themselves out of this page. */
export function mayHaveRoleChangedBy(actor: Actor, accountId: string): boolean {
  return actor.accountId !== accountId
}
