import { knownLocale } from '@shinequo/contract/locales'
import { resolveAddressHolder } from '@shinequo/domain/accounts/email-proof'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { accountErased, type ErasedAccount, eraseAccount } from '../ending/service.ts'
import { createAccount, emailTaken, knownZone, type NewAccount, setPassword } from '../service.ts'
import { type EndedSignIns, endAllSignIns, signInsEnded } from '../sign-ins/service.ts'
import * as queries from './queries.ts'

/** Who accepted which invitation. */
export type Invited = Omit<NewAccount, 'isProved'> & { readonly invitationId: string }

/** The account of somebody who accepted an invitation. */
export interface InvitedAccount {
  readonly accountId: string
  /** The profile that the account already had; undefined for a new account. */
  readonly profileId: string | undefined
  /** The sign-ins of the account's former holder. */
  readonly ended: EndedSignIns | null
  /** The deleted account of another role that had the address before. */
  readonly erased: ErasedAccount | null
}

/** Signs out the former holder of the address and sends the mails. Call it after `accountOfInvited` was committed. */
export async function accountGiven(context: Context, { ended, erased }: InvitedAccount): Promise<void> {
  if (ended) signInsEnded(context, ended)
  if (erased) await accountErased(context, erased)
}

/**
 * Creates the account of somebody who followed an invitation in their mailbox, or hands over an account that somebody
 * created with the address and never proved. If that one has another role it is deleted, and the invitation stays. Call
 * `accountGiven` after the commit.
 */
export async function accountOfInvited(
  context: Context,
  trx: Trx,
  invited: Invited,
): Promise<Outcome<InvitedAccount>> {
  return (await newAccount(context, trx, invited, null)) ?? replaceUnprovedAccount(context, trx, invited)
}

/** Creates the account; null when the address is taken. */
async function newAccount(
  context: Context,
  trx: Trx,
  invited: Invited,
  erased: ErasedAccount | null,
): Promise<Outcome<InvitedAccount> | null> {
  const accountId = await createAccount(context, trx, { ...invited, isProved: true })
  return accountId ? ok({ accountId, profileId: undefined, ended: null, erased }) : null
}

/**
 * Takes the unproved account of an address away from its creator. An account of the same role keeps its data and gets
 * the name and the password of the invited person; its sign-ins end.
 */
async function replaceUnprovedAccount(
  context: Context,
  trx: Trx,
  invited: Invited,
): Promise<Outcome<InvitedAccount>> {
  const { email, first_name, last_name, role, passwordHash, time_zone } = invited
  const holder = await queries.lockHolder(trx, email)
  // Deleted since the insert failed: the next try finds the address free.
  if (!holder) return emailTaken()
  const { account_id: accountId, profile_id: profileId } = holder
  const { is_held: isHeld, suspended_at } = holder
  switch (resolveAddressHolder({ role: holder.role, isHeld, isSuspended: suspended_at !== null }, role)) {
    case 'taken':
      return emailTaken()
    case 'suspended':
      return refuse('account_suspended')
    case 'ended': {
      const erased = await eraseAccount(context, trx, accountId, invited.invitationId)
      return (await newAccount(context, trx, invited, erased)) ?? emailTaken()
    }
    case 'kept': {
      const zone = knownZone(time_zone)
      const locale = knownLocale(invited.locale)
      await queries.handOver(trx, accountId, {
        first_name,
        last_name,
        email_proved_at: new Date(context.clock.now()),
        // Somebody else requested the deletion.
        deletion_due_at: null,
        ...(zone !== null && { time_zone: zone }),
        ...(locale !== null && { locale }),
      })
      await setPassword(context, trx, accountId, passwordHash)
      const ended = await endAllSignIns(context, trx, accountId, 'signed-out')
      // For a person without a profile, `profile_id` is the account's id.
      return ok({
        accountId,
        profileId: profileId === accountId ? undefined : profileId,
        ended,
        erased: null,
      })
    }
  }
}
