import type { Role } from '@shinequo/contract/accounts'
import { DAY } from '../time/zoned-day.ts'

/**
 * How long a code that proves an address is valid after it was mailed: some people read their mail only the next day.
 */
export const PROOF_CODE_MS = DAY

/** The account that already has the address of an invited person. */
export interface AddressHolder {
  readonly role: Role
  /** The mailbox was proved, or the account was changed to this address. */
  readonly isHeld: boolean
  readonly isSuspended: boolean
}

/**
 * What a valid invitation does with the account that already has its address. Following the link proves the mailbox; an
 * account that is not held never did. `kept`: the invited person gets the account. `ended`: the account makes way for a
 * new one, because a role never changes. `taken`: the account belongs to its owner. `suspended`: an administrator
 * paused the account and has to end the pause first.
 */
export function resolveAddressHolder(
  { role, isHeld, isSuspended }: AddressHolder,
  invitedAs: Role,
): 'taken' | 'suspended' | 'kept' | 'ended' {
  if (isHeld) return 'taken'
  if (isSuspended) return 'suspended'
  return role === invitedAs ? 'kept' : 'ended'
}
