import { randomUUID } from 'node:crypto'
import type {
  confirmRequestedAddress,
  declineRequestedAddress,
  lookAtRequestedAddress,
} from '@shinequo/contract/accounts/requested-address'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { ADDRESS_LINK_MS, isAddressLinkValid } from '@shinequo/domain/accounts/address-link'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { openScaledLimit } from '../../../plugins/limits.ts'
import { secretTokenHash } from '../../../plugins/secret-token.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { changeAddress, lockAddress } from '../address/queries.ts'
import { refusingTaken } from '../address/service.ts'
import { addressChangedMail } from '../mail/address-changed.ts'
import { addressLinkMail } from '../mail/address-link.ts'
import { addressRequestedMail } from '../mail/address-requested.ts'
import { markProved } from '../mailbox/queries.ts'
import { emailTaken } from '../service.ts'
import { type EndedSignIns, endAllSignIns, signInsEnded } from '../sign-ins/service.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

const HOUR_SECONDS = 60 * 60

/** Links are limited by account and by mailbox. */
export function openLinkLimits(context: Context) {
  const scaled = (name: string, times: number) =>
    openScaledLimit(context, { name, times, seconds: HOUR_SECONDS })
  return {
    linksOfAccount: scaled('address-link-account', 5),
    linksToMailbox: scaled('address-link-mailbox', 3),
  }
}

export type LinkLimits = ReturnType<typeof openLinkLimits>

/**
 * Asks for another address for an account, in lower case, and replaces a former request. Nothing changes until the new
 * mailbox answers: it gets a link, and the present one a notice.
 */
export async function request(
  context: Context,
  trx: Trx,
  accountId: string,
  email: string,
): Promise<Outcome<null>> {
  const from = await lockAddress(trx, accountId)
  if (from === undefined) return refuse('not_found')
  if (from === email) return refuse('invalid_input', { errors: { email: rule('same_address') } })
  if (await queries.isTaken(trx, email)) return emailTaken()
  const id = randomUUID()
  const now = context.clock.now()
  await queries.replaceRequest(trx, {
    account_id: accountId,
    id,
    email,
    token_hash: null,
    requested_at: new Date(now),
    expires_at: new Date(now + ADDRESS_LINK_MS),
  })
  await enqueueMail(context, trx, addressLinkMail, [{ requestId: id }])
  await enqueueMail(context, trx, addressRequestedMail, [{ accountId, requestId: id }])
  return ok(null)
}

/** The address that was requested for an account; undefined if none waits. */
export async function requestedEmail(sql: Sql, accountId: string): Promise<string | undefined> {
  return (await queries.requestOfAccount(sql, accountId))?.email
}

/** Mails the link again, valid from now. The former link stops working at once. */
export async function sendAgain(context: Context, trx: Trx, accountId: string): Promise<Outcome<null>> {
  const waiting = await queries.requestOfAccount(trx, accountId)
  const expiresAt = new Date(context.clock.now() + ADDRESS_LINK_MS)
  if (!waiting || !(await queries.renewRequest(trx, waiting.id, expiresAt))) return refuse('version_conflict')
  await enqueueMail(context, trx, addressLinkMail, [{ requestId: waiting.id }])
  return ok(null)
}

/** Withdraws a requested address, which invalidates its link. */
export async function withdraw(trx: Trx, accountId: string): Promise<Outcome<null>> {
  const waiting = await queries.requestOfAccount(trx, accountId)
  if (!waiting || !(await queries.deleteRequest(trx, waiting.id))) return refuse('version_conflict')
  return ok(null)
}

/** The request of a valid link. */
async function requestOfLink(context: Context, sql: Sql, token: string) {
  const hash = secretTokenHash(token)
  const row = await queries.requestOfToken(sql, hash)
  if (!row) return refuse('address_link_unknown')
  if (!isAddressLinkValid(row.expires_at.getTime(), context.clock.now()))
    return refuse('address_link_expired')
  return ok({ ...row, hash })
}

/** Whose account the link is about. Names only what the holder of the mailbox needs to know. */
export async function look(
  context: Context,
  token: string,
): Promise<Outcome<ReplyOf<typeof lookAtRequestedAddress>>> {
  const found = await requestOfLink(context, context.database.root, token)
  if (!found.ok) return found
  const { first_name, role } = found.value
  return ok({ first_name, role })
}

/**
 * Changes the address of an account by the link from the new mailbox, which is proved by that. The former mailbox is
 * told. All sign-ins end, since access to the mailbox is access to the account.
 */
export async function confirm(
  context: Context,
  token: string,
): Promise<Outcome<ReplyOf<typeof confirmRequestedAddress>>> {
  const work = (): Promise<Outcome<EndedSignIns>> =>
    context.database.transaction(async (trx) => {
      const found = await requestOfLink(context, trx, token)
      if (!found.ok) return found
      const { id, hash, account_id: accountId, email, student_id } = found.value
      const from = await lockAddress(trx, accountId)
      if (from === undefined || !(await queries.deleteRequest(trx, id, hash))) {
        return refuse('address_link_unknown')
      }
      const now = new Date(context.clock.now())
      const formerId = await changeAddress(trx, accountId, { from, to: email }, now)
      await markProved(trx, accountId, now)
      const ended = await endAllSignIns(context, trx, accountId, 'signed-out')
      if (!ended) throw new Error('The account was locked in this transaction')
      await enqueueMail(context, trx, addressChangedMail, [{ accountId, formerId, byOwner: false }])
      await recordAnswer(context, trx, 'account.address_changed', { accountId, studentId: student_id })
      return ok(ended)
    })
  const changed = await refusingTaken(work)
  if (!changed.ok) return changed
  signInsEnded(context, changed.value)
  return ok({ message: messages.requestedAddressConfirmed })
}

/** Withdraws the request of a link for whoever has the mailbox: the account is not theirs. */
export async function decline(
  context: Context,
  token: string,
): Promise<Outcome<ReplyOf<typeof declineRequestedAddress>>> {
  return context.database.transaction(async (trx) => {
    const found = await requestOfLink(context, trx, token)
    if (!found.ok) return found
    const { id, hash, account_id: accountId, student_id: studentId } = found.value
    if (!(await queries.deleteRequest(trx, id, hash))) return refuse('address_link_unknown')
    await recordAnswer(context, trx, 'account.address_declined', { accountId, studentId })
    return ok({ message: messages.requestedAddressDeclined })
  })
}

/** Audits what the new mailbox answered. Nobody is signed in there, so the entry has no actor. */
async function recordAnswer(
  context: Context,
  trx: Trx,
  action: string,
  { accountId, studentId }: { accountId: string; studentId: string | null },
): Promise<void> {
  await record(context, trx, null, {
    action,
    subjectType: 'account',
    subjectId: accountId,
    ...(studentId && { studentProfileId: studentId }),
  })
}
