import type { changePassword as changeEndpoint } from '@shinequo/contract/accounts/account-page'
import type { changePasswordAtLogin as atLoginEndpoint } from '@shinequo/contract/accounts/passwords'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { passwordText } from '@shinequo/contract/new-account'
import { rule } from '@shinequo/contract/rules'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Caller } from '../../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { type Counted, counted, giveBack, tried } from '../../../plugins/limits.ts'
import { hashSecret, matchesSecret } from '../../../plugins/passwords.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as accounts from '../service.ts'
import * as signIns from '../sign-ins/service.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

/**
 * Signs in and replaces the present password in one step, for people who may no longer sign in with a short one. Has
 * the same limits and refusals as a login. All earlier sign-ins end.
 */
export async function changeAtLogin(
  context: Context,
  limits: accounts.AccountLimits,
  { password, newPassword, remember, time_zone, locale, ...who }: BodyOf<typeof atLoginEndpoint>,
  caller: Caller,
): Promise<Outcome<signIns.TokenPair>> {
  const checked = await accounts.checkCredentials(context, limits, { ...who, password }, caller)
  if (!checked.ok) return checked
  const { value: account } = checked
  const refused = newPasswordRefusal(account, password, newPassword)
  if (refused) return refused
  const { account_id: accountId } = account
  const tooMany = await counted([limits.passwordChanges, accountId])
  if (tooMany) return tooMany
  const passwordHash = await hashSecret(newPassword)
  const changed = await context.database.transaction(async (trx) => {
    // When two people change it at once, the second one has checked a password that was replaced.
    if (!(await signIns.holdAccount(trx, accountId, account.password_hash))) return null
    await accounts.setPassword(context, trx, accountId, passwordHash)
    const ended = await signIns.endAllSignIns(context, trx, accountId, 'signed-out')
    const started = { identity: account, passwordHash, remember, device: caller.device }
    const pair = await signIns.beginSignIn(context, trx, started)
    await accounts.recordHints(trx, accountId, { time_zone, locale })
    if (!ended || !pair) throw new Error('The account was held in this transaction, with this password')
    return { ended, pair }
  })
  if (!changed) return refuse('invalid_credentials')
  signIns.signInsEnded(context, changed.ended)
  return ok(changed.pair)
}

/** Changes the password of a signed-in person who knows the present one, and ends all other sign-ins. */
export async function changeOwn(
  context: Context,
  limits: accounts.AccountLimits,
  actor: Actor,
  { password, newPassword }: BodyOf<typeof changeEndpoint>,
): Promise<Outcome<ReplyOf<typeof changeEndpoint>>> {
  const proved = await proveOwn(context, limits, actor, password)
  if (!proved.ok) return proved
  const { value: account } = proved
  const refused = newPasswordRefusal(account, password, newPassword)
  if (refused) return refused
  const tooMany = await counted([limits.passwordChanges, actor.accountId])
  if (tooMany) return tooMany
  const passwordHash = await hashSecret(newPassword)
  const ended = await context.database.transaction(async (trx) => {
    if (!(await signIns.holdAccount(trx, actor.accountId, account.password_hash))) return null
    await accounts.setPassword(context, trx, actor.accountId, passwordHash)
    return signIns.endOthers(context, trx, actor)
  })
  if (!ended) return wrongPassword()
  signIns.otherSignInsEnded(context, ended)
  return ok({ message: messages.passwordChanged })
}

/**
 * Checks the password of a signed-in person and returns the account. Failures count against the limits; successes do
 * not.
 */
export async function proveOwn(
  context: Context,
  limits: accounts.AccountLimits,
  actor: Actor,
  password: string,
): Promise<Outcome<queries.OwnAccountRow>> {
  const account = await queries.accountWithPassword(context.database.root, actor.accountId)
  if (!account) return refuse('unauthorized')
  // Counted per sign-in: an attacker who has got hold of one gets ten guesses, and the owner is not locked out
  // elsewhere. Not by network, where somebody else's failures would keep the owner from changing the password.
  const tries: Counted[] = [[limits.failuresOfAccountHere, `${account.email} ${actor.signIn?.id}`]]
  const tooMany = await counted(...tries)
  if (tooMany) return tooMany
  if (!(await tried(tries, () => matchesSecret(account.password_hash, password)))) return wrongPassword()
  await giveBack(...tries)
  return ok(account)
}

function wrongPassword(): Refusal {
  return refuse('invalid_input', { errors: { password: rule('wrong_password') } })
}

/** Why a new password cannot replace the present one. */
function newPasswordRefusal(
  account: Parameters<typeof accounts.weakPasswordRefusal>[0],
  password: string,
  newPassword: string,
): Refusal | undefined {
  if (passwordText(newPassword) === passwordText(password)) {
    return refuse('invalid_input', { errors: { newPassword: rule('same_password') } })
  }
  return accounts.weakPasswordRefusal(account, newPassword, 'newPassword')
}
