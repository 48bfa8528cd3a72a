import type {
  resendProof as resendEndpoint,
  verifyEmail as verifyEndpoint,
} from '@shinequo/contract/accounts/own-account'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { addressesOf, addressKey } from '@shinequo/domain/accounts/typed-address'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import type { Caller } from '../../../plugins/device.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { fillPlaces } from '../../matching/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { emailProofMail } from '../mail/email-proof.ts'
import {
  type AcceptedRequest,
  type CodeLimits,
  countRequest,
  requestCode,
  tryMailedCode,
} from '../mailed-codes/service.ts'
import { accountByEmail } from '../queries.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

/**
 * Mails a code that proves the mailbox of an account. Without an account it does similar work and mails nothing.
 */
export async function mailProof(
  context: Context,
  trx: Trx,
  accountId: string | undefined,
  request: Omit<AcceptedRequest, 'isMailed'>,
): Promise<void> {
  const id = await requestCode(context, trx, 'email_proof', accountId, request)
  await enqueueMail(context, trx, emailProofMail, [{ proofId: id }])
}

/**
 * Records in this transaction that the owner of an account has proved its mailbox. A student who has answered is matched
 * at once, because more coaches are open to them now.
 */
export async function mailboxProved(context: Context, trx: Trx, accountId: string): Promise<void> {
  if (!(await queries.markProved(trx, accountId, new Date(context.clock.now())))) return
  const student = await queries.answeredStudent(trx, accountId)
  if (student) await fillPlaces(context, trx, student)
}

/**
 * Proves a mailbox with the code mailed to it. The code stays valid until it expires, so following the link twice gives
 * the same response.
 */
export async function verifyEmail(
  context: Context,
  limits: CodeLimits,
  { email: typed, otp }: BodyOf<typeof verifyEndpoint>,
  caller: Caller,
): Promise<Outcome<ReplyOf<typeof verifyEndpoint>>> {
  const email = addressKey(typed)
  const accountId = (await accountByEmail(context.database.root, addressesOf(typed)))?.account_id
  const found = await tryMailedCode(context, limits, { email, accountId }, otp, caller)
  if (!found.ok) return found
  await context.database.transaction((trx) => mailboxProved(context, trx, found.value.account_id))
  return ok({ message: messages.emailConfirmed })
}

/**
 * Mails a new code to an address that is not proved yet. All other addresses get the same response after similar work.
 */
export async function resendProof(
  context: Context,
  limits: CodeLimits,
  { email: typed }: BodyOf<typeof resendEndpoint>,
  caller: Caller,
): Promise<Outcome<ReplyOf<typeof resendEndpoint>>> {
  const email = addressKey(typed)
  const account = await accountByEmail(context.database.root, addressesOf(typed))
  const request = await countRequest(context, limits, { email, accountId: account?.account_id }, caller)
  if (!request.ok) return request
  const unproved = account?.email_proved_at === null ? account.account_id : undefined
  if (request.value.isMailed) {
    await context.database.transaction((trx) => mailProof(context, trx, unproved, request.value))
  }
  return ok({ message: messages.proofOnItsWay })
}
