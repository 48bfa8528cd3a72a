import { addressesOf, addressKey } from '@shinequo/domain/accounts/typed-address'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import type { Caller } from '../../../plugins/device.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { counted } from '../../../plugins/limits.ts'
import { hashSecret } from '../../../plugins/passwords.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { resetCodeMail } from '../mail/reset-code.ts'
import { mailboxProved } from '../mailbox/service.ts'
import { consumeCode } from '../mailed-codes/queries.ts'
import {
  type AcceptedRequest,
  countRequest,
  requestCode,
  tryMailedCode,
  wrongCode,
} from '../mailed-codes/service.ts'
import { accountByEmail } from '../queries.ts'
import { type AccountLimits, setPassword, weakPasswordRefusal } from '../service.ts'
import * as signIns from '../sign-ins/service.ts'

const messages = messagesOf('en').accounts

/**
 * Mails a code. With HIDE_UNKNOWN_EMAILS an unknown address gets the same response as a known one, after similar work.
 */
export async function forgetPassword(
  context: Context,
  { resetCodes }: AccountLimits,
  typed: string,
  caller: Caller,
): Promise<Outcome<{ message: string }>> {
  const email = addressKey(typed)
  const account = await accountByEmail(context.database.root, addressesOf(typed))
  const accountId = account?.account_id
  const request = await countRequest(context, resetCodes, { email, accountId }, caller)
  if (!request.ok) return request
  if (!account && !context.env.hideUnknownEmails) return refuse('unknown_email')
  if (request.value.isMailed) {
    await context.database.transaction((trx) => mailCode(context, trx, accountId, request.value))
  }
  return ok({ message: messages.resetCodeOnItsWay })
}

async function mailCode(
  context: Context,
  trx: Trx,
  accountId: string | undefined,
  request: Omit<AcceptedRequest, 'isMailed'>,
): Promise<void> {
  const id = await requestCode(context, trx, 'password_reset', accountId, request)
  // An unknown address has no such request, so its message is cancelled when it is due.
  await enqueueMail(context, trx, resetCodeMail, [{ resetId: id }])
}

/** Enqueues a mail with a code for a new password, for administrators. */
export async function mailResetCode(context: Context, trx: Trx, accountId: string): Promise<void> {
  await mailCode(context, trx, accountId, { place: '', letters: false })
}

/**
 * Sets a new password with the mailed code, which can be used once and also proves the mailbox. Signs the account out
 * everywhere, and makes the device a known one, so that nobody else's failures keep its owner from signing in there.
 */
export async function resetPassword(
  context: Context,
  limits: AccountLimits,
  { email: typed, otp, newPassword }: { email: string; otp: string; newPassword: string },
  caller: Caller,
): Promise<Outcome<{ message: string }>> {
  const account = await accountByEmail(context.database.root, addressesOf(typed))
  const owner = { email: addressKey(typed), accountId: account?.account_id }
  const found = await tryMailedCode(context, limits.resetCodes, owner, otp, caller)
  if (!found.ok) return found
  if (!account) return wrongCode()
  const { account_id: accountId, email } = account
  const weak = weakPasswordRefusal(account, newPassword, 'newPassword')
  if (weak) return weak
  // Counted only here, where nobody comes without the code.
  const tooMany = await counted([limits.resets, accountId])
  if (tooMany) return tooMany
  const passwordHash = await hashSecret(newPassword)
  const ended = await context.database.transaction(async (trx) => {
    if (!(await consumeCode(trx, 'password_reset', found.value))) return null
    await setPassword(context, trx, accountId, passwordHash)
    await mailboxProved(context, trx, accountId)
    await signIns.deviceKnown(context, trx, accountId, caller.device)
    const act = { action: 'account.password_reset', subjectType: 'account', subjectId: accountId }
    await record(context, trx, null, act)
    return signIns.endAllSignIns(context, trx, accountId, 'signed-out')
  })
  if (!ended) return wrongCode()
  signIns.signInsEnded(context, ended)
  // The owner of the mailbox starts over: earlier failures were about the old password.
  await Promise.all([
    limits.failuresOfAccount.forget(email),
    limits.failuresOfAccountHere.forget(`${email} ${caller.address}`),
    limits.failuresOfAccountHere.forget(`${email} ${caller.device.hash}`),
  ])
  return ok({ message: messages.passwordReset })
}
