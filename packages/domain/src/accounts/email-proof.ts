import type { Role } from '@shinequo/contract/accounts'
import { DAY } from '../time/zoned-day.ts'

/** How long a code that proves an address is good, from its mailing on: people read their mail the next day. */
export const PROOF_CODE_MS = DAY

/** An account that has the address of somebody who was invited. */
export interface AddressHolder {
  readonly role: Role
  /** Its mailbox was proved, or it was given this address by a change. */
  readonly isHeld: boolean
  readonly isSuspended: boolean
}

/**
 * What a valid invitation does with the account that has its address already. Whoever follows its link has the mailbox,
 * which an account that nobody holds never showed: `kept` goes over to them, `ended` makes way, since a role is for life.
 * `taken`: it is its owner's; `suspended`: an administrator paused it, and has to say that this is over.
 */
export function fateOfHolder(
  { role, isHeld, isSuspended }: AddressHolder,
  invitedAs: Role,
): 'taken' | 'suspended' | 'kept' | 'ended' {
  if (isHeld) return 'taken'
  if (isSuspended) return 'suspended'
  return role === invitedAs ? 'kept' : 'ended'
}
