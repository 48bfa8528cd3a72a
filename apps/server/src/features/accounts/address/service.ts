import { randomUUID } from 'node:crypto'
import type { changeOwnAddress, newAddressBody } from '@shinequo/contract/accounts/account-page'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { CODE_MS } from '@shinequo/domain/accounts/reset-code'
import { messagesOf } from '@shinequo/messages/server'
import type * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { type Counted, counted, openScaledLimit } from '../../../plugins/limits.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { addressChangedMail } from '../mail/address-changed.ts'
import { addressCodeMail, openAddressCodeTries } from '../mail/address-code.ts'
import { markProved } from '../mailbox/queries.ts'
import { mailboxKey, tryCode, wrongCode } from '../mailed-codes/service.ts'
import { proveOwn } from '../passwords/service.ts'
import { type AccountLimits, emailTaken } from '../service.ts'
import { endOthers, otherSignInsEnded } from '../sign-ins/service.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

/** Runs a transaction that changes an address; returns a refusal when another account has the address. */
export async function refusingTaken<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== 'accounts_email_key') throw error
    return emailTaken()
  }
}

const HOUR_SECONDS = 60 * 60

/** Codes are limited by account, by mailbox and by network address. */
export function openAddressLimits(context: Context) {
  const scaled = (name: string, times: number) =>
    openScaledLimit(context, { name, times, seconds: HOUR_SECONDS })
  return {
    codesOfAccount: scaled('address-code-account', 5),
    codesToMailbox: scaled('address-code-mailbox', 3),
    codesFromAddress: scaled('address-code-address', 100),
    triesOfCode: openAddressCodeTries(context),
  }
}

export type AddressLimits = ReturnType<typeof openAddressLimits>

/**
 * Mails a code to the address that a person wants instead of theirs, after checking the password. Nothing changes yet.
 * Does not reveal whether another account has the address. Administrators have another administrator invited instead.
 */
export async function sendAddressCode(
  context: Context,
  limits: AccountLimits & { readonly ownAddress: AddressLimits },
  actor: Actor,
  { password, email }: z.infer<typeof newAddressBody>,
  address: string,
): Promise<Outcome<{ message: string }>> {
  if (actor.role === 'admin') return refuse('forbidden')
  const proved = await proveOwn(context, limits, actor, password)
  if (!proved.ok) return proved
  if (proved.value.email === email) {
    return refuse('invalid_input', { errors: { email: rule('same_address') } })
  }
  const { codesOfAccount, codesToMailbox, codesFromAddress, triesOfCode } = limits.ownAddress
  const { accountId } = actor
  const tooMany = await counted(
    [codesOfAccount, accountId],
    [codesToMailbox, await mailboxKey(context, actor, email, address)],
    [codesFromAddress, address],
  )
  if (tooMany) return tooMany
  const id = randomUUID()
  const expires_at = new Date(context.clock.now() + CODE_MS)
  await context.database.transaction(async (trx) => {
    await queries.replaceAddressCode(trx, { account_id: accountId, id, email, code_hash: null, expires_at })
    await enqueueMail(context, trx, addressCodeMail, [{ codeId: id }])
  })
  await triesOfCode.forget(accountId)
  return ok({ message: messages.addressCodeOnItsWay(email) })
}

/**
 * Changes a person's own address by the code from the new mailbox, which is proved by that. The former mailbox is told,
 * and all other sign-ins end.
 */
export async function changeOwn(
  context: Context,
  limits: AccountLimits & { readonly ownAddress: AddressLimits },
  actor: Actor,
  { email, otp }: BodyOf<typeof changeOwnAddress>,
  address: string,
): Promise<Outcome<{ message: string }>> {
  if (actor.role === 'admin') return refuse('forbidden')
  const { accountId } = actor
  const tries = {
    fromAddress: [limits.wrongCodesFromAddress, address],
    ofCode: [limits.ownAddress.triesOfCode, accountId],
  } satisfies Record<string, Counted>
  const found = await tryCode(context, tries, otp, async () => {
    const row = await queries.addressCodeOf(context.database.root, accountId)
    return [row?.email === email ? row : undefined]
  })
  if (!found.ok) return found
  const { id, code_hash: codeHash } = found.value
  const changed = await refusingTaken(() =>
    context.database.transaction(async (trx): Promise<Outcome<string[]>> => {
      const from = await queries.lockAddress(trx, accountId)
      if (from === undefined) return refuse('not_found')
      if (!(await queries.consumeAddressCode(trx, id, codeHash))) return wrongCode()
      const now = new Date(context.clock.now())
      const formerId = await queries.changeAddress(trx, accountId, { from, to: email }, now)
      await markProved(trx, accountId, now)
      await enqueueMail(context, trx, addressChangedMail, [{ accountId, formerId, byOwner: true }])
      return ok(await endOthers(context, trx, actor))
    }),
  )
  if (!changed.ok) return changed
  otherSignInsEnded(context, changed.value)
  return ok({ message: messages.ownAddressChanged })
}
