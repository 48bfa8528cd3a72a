import { rule } from '@shinequo/contract/rules'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { addressChangedMail } from '../jobs.ts'
import { mailProof } from '../mailbox/service.ts'
import { emailTaken } from '../service.ts'
import { type EndedSignIns, endAllSignIns } from '../sign-ins/service.ts'
import * as queries from './queries.ts'

/**
 * Changes the address of an account, in lower case. The account is signed out everywhere, since access to the mailbox
 * is access to the account. A proof is mailed to the new mailbox and a notice to the former one. Call it inside
 * `refusingTaken`, and call `signInsEnded` after the commit.
 */
export async function changeAddress(
  context: Context,
  trx: Trx,
  accountId: string,
  email: string,
): Promise<Outcome<EndedSignIns>> {
  const from = await queries.lockAddress(trx, accountId)
  if (from === undefined) return refuse('not_found')
  if (from === email) {
    return refuse('invalid_input', { errors: { email: rule('same_address') } })
  }
  const now = new Date(context.clock.now())
  const formerId = await queries.changeAddress(trx, accountId, { from, to: email }, now)
  const ended = await endAllSignIns(context, trx, accountId, 'signed-out')
  if (!ended) throw new Error('The account was locked in this transaction')
  await mailProof(context, trx, accountId)
  await enqueueMail(context, trx, addressChangedMail, [{ accountId, formerId }])
  return ok(ended)
}

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
