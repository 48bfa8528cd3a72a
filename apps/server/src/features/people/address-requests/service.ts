import type { BodyOf } from '@shinequo/contract/endpoint'
import type { changePersonAddress } from '@shinequo/contract/people'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { counted } from '../../../plugins/limits.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as requested from '../../accounts/requested-address/service.ts'
import { record } from '../../audit/service.ts'
import { mayHaveAddressChanged } from '../access.ts'
import { personToAct } from '../queries.ts'

const messages = messagesOf('en').people

type Said = Outcome<{ message: string }>

interface Act {
  readonly action: string
  readonly reason?: string
  readonly message: string
}

/** Runs an act on a requested address and audits it, both in one transaction. */
function acted(
  context: Context,
  actor: Actor,
  accountId: string,
  { action, reason, message }: Act,
  work: (trx: Trx) => Promise<Outcome<null>>,
): Promise<Said> {
  return context.database.transaction(async (trx): Promise<Said> => {
    const person = await personToAct(trx, accountId)
    if (!person) return refuse('not_found')
    if (!mayHaveAddressChanged(person.role)) return refuse('forbidden')
    const done = await work(trx)
    if (!done.ok) return done
    await record(context, trx, actor, {
      action,
      subjectType: 'account',
      subjectId: accountId,
      ...(reason !== undefined && { reason }),
      ...(person.student_id && { studentProfileId: person.student_id }),
    })
    return ok({ message })
  })
}

/**
 * Asks for another address for a student's or coach's account, for people who have lost access to their mailbox. The
 * present address counts until the new mailbox confirms. Forbidden for administrators' accounts.
 */
export async function requestAddress(
  context: Context,
  { linksOfAccount, linksToMailbox }: requested.LinkLimits,
  actor: Actor,
  accountId: string,
  { email, reason }: BodyOf<typeof changePersonAddress>,
): Promise<Said> {
  const tooMany = await counted([linksOfAccount, accountId], [linksToMailbox, email])
  if (tooMany) return tooMany
  const act = { action: 'account.address_requested', reason, message: messages.addressRequested }
  return acted(context, actor, accountId, act, (trx) => requested.request(context, trx, accountId, email))
}

/** Mails the link to a requested address again. */
export async function sendLinkAgain(
  context: Context,
  { linksOfAccount, linksToMailbox }: requested.LinkLimits,
  actor: Actor,
  accountId: string,
): Promise<Said> {
  const email = await requested.requestedEmail(context.database.root, accountId)
  const tooMany = email !== undefined && (await counted([linksOfAccount, accountId], [linksToMailbox, email]))
  if (tooMany) return tooMany
  const act = { action: 'account.address_sent_again', message: messages.addressLinkSentAgain }
  return acted(context, actor, accountId, act, (trx) => requested.sendAgain(context, trx, accountId))
}

/** Withdraws a requested address. */
export async function withdrawAddress(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Said> {
  const act = { action: 'account.address_withdrawn', reason, message: messages.addressWithdrawn }
  return acted(context, actor, accountId, act, (trx) => requested.withdraw(trx, accountId))
}
