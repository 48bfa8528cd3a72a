import { randomUUID } from 'node:crypto'
import type {
  resendProof as resendEndpoint,
  verifyEmail as verifyEndpoint,
} from '@shinequo/contract/accounts/own-account'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { PROOF_CODE_MS } from '@shinequo/domain/accounts/email-proof'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { counted, type Limit } from '../../../plugins/limits.ts'
import { fillPlaces } from '../../matching/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { emailProofMail } from '../jobs.ts'
import { codeOfAccount, replaceCode } from '../mailed-codes/queries.ts'
import { tryCode } from '../mailed-codes/service.ts'
import { accountByEmail } from '../queries.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

/** The limits that apply to proofs. */
export interface ProofLimits {
  readonly proofsOfAccount: Limit
  readonly proofsFromAddress: Limit
  readonly triesOfProof: Limit
  readonly wrongCodesFromAddress: Limit
}

/**
 * Mails a code that proves the mailbox of an account and invalidates the previous one. Without an account it does
 * similar work and mails nothing.
 */
export async function mailProof(context: Context, trx: Trx, accountId: string | undefined): Promise<void> {
  const id = randomUUID()
  if (accountId !== undefined) {
    const expires_at = new Date(context.clock.now() + PROOF_CODE_MS)
    await replaceCode(trx, 'email_proofs', { account_id: accountId, id, code_hash: null, expires_at })
  }
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
  limits: ProofLimits,
  { email, otp }: BodyOf<typeof verifyEndpoint>,
  address: string,
): Promise<Outcome<ReplyOf<typeof verifyEndpoint>>> {
  const { root } = context.database
  const tries = {
    fromAddress: [limits.wrongCodesFromAddress, address],
    ofCode: [limits.triesOfProof, email],
  } satisfies Record<string, [Limit, string]>
  const found = await tryCode(context, tries, otp, async () => {
    const account = await accountByEmail(root, email)
    return account && codeOfAccount(root, 'email_proofs', account.account_id)
  })
  if (!found.ok) return found
  await context.database.transaction((trx) => mailboxProved(context, trx, found.value.account_id))
  return ok({ message: messages.emailConfirmed })
}

/**
 * Mails a new code to an address that is not proved yet. All other addresses get the same response after similar work.
 */
export async function resendProof(
  context: Context,
  limits: ProofLimits,
  { email }: BodyOf<typeof resendEndpoint>,
  address: string,
): Promise<Outcome<ReplyOf<typeof resendEndpoint>>> {
  const tooMany = await counted([limits.proofsOfAccount, email], [limits.proofsFromAddress, address])
  if (tooMany) return tooMany
  const account = await accountByEmail(context.database.root, email)
  const unproved = account?.email_proved_at === null ? account.account_id : undefined
  await context.database.transaction((trx) => mailProof(context, trx, unproved))
  return ok({ message: messages.proofOnItsWay })
}
