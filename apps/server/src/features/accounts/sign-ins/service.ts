import { randomUUID } from 'node:crypto'
import type { login as loginEndpoint, Role } from '@shinequo/contract/accounts'
import type { SignInShown } from '@shinequo/contract/accounts/account-page'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { familyEnd } from '@shinequo/domain/accounts/refresh-family'
import { judgePresented } from '@shinequo/domain/accounts/refresh-rotation'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import type { Device, SignInDevice } from '../../../plugins/device.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { type Limit, openLimit } from '../../../plugins/limits.ts'
import { newSecretToken, secretTokenHash } from '../../../plugins/secret-token.ts'
import { ACCESS_TOKEN_MS, type Actor, type SignIn } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { endFeedOf } from '../../calendars/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { newDeviceMail } from '../mail/new-device.ts'
import type { Identity } from '../queries.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

export type TokenPair = ReplyOf<typeof loginEndpoint>

/** Who signs in, and from which device. */
export interface NewSignIn {
  readonly identity: Identity
  /** The hash that the password matched, or that a new account was created with. */
  readonly passwordHash: string
  readonly remember: boolean
  readonly device: SignInDevice
}

/**
 * Starts a sign-in with its first pair of tokens. Null when the account was paused or its password changed since the
 * password was checked: a sign-in with the old password during a reset gains nothing.
 */
export async function beginSignIn(
  context: Context,
  trx: Trx,
  { identity, passwordHash, remember, device }: NewSignIn,
): Promise<TokenPair | null> {
  const generation = await queries.lockAccount(trx, identity.account_id, passwordHash)
  if (generation === undefined) return null
  const now = context.clock.now()
  const id = randomUUID()
  const ends_at = new Date(familyEnd(now, remember))
  await queries.insertSignIn(trx, { id, account_id: identity.account_id, ends_at }, device, new Date(now))
  await mailNewDevice(context, trx, identity.account_id, { ...device, signInId: id })
  const { account_id: accountId, role, profile_id: profileId } = identity
  if (isStaff(role)) {
    const act = { action: 'account.signed_in', subjectType: 'account', subjectId: accountId }
    await record(context, trx, { accountId, role, profileId }, act)
  }
  return tokenPair(context, trx, identity, { id, generation }, null)
}

/** Whether the audit records sign-ins of this role: those with access to other people's data. */
function isStaff(role: Role): boolean {
  return role !== 'student'
}

/** Lets one refused sign-in per hour and tried address into the audit, so that nobody can flood it. */
export function openRefusalsRecorded(context: Context): Limit {
  return openLimit(context, { name: 'sign-in-refusal-recorded', times: 1, seconds: 60 * 60 })
}

/**
 * Records a refused sign-in with the address of a coach or an administrator, and none with other addresses. Every
 * address is counted alike, so that the response time does not reveal whose it is.
 */
export async function recordRefusal(
  context: Context,
  recorded: Limit,
  email: string,
  account: Identity | undefined,
): Promise<void> {
  if ((await recorded.count(email)) > 0 || !account || !isStaff(account.role)) return
  const act = { action: 'account.sign_in_refused', subjectType: 'account', subjectId: account.account_id }
  await context.database.transaction((trx) => record(context, trx, null, act))
}

/** Whether an account was signed in from a device before. */
export function isKnownDevice(context: Context, accountId: string, { hash }: SignInDevice): Promise<boolean> {
  return queries.isKnownDevice(context.database.root, accountId, hash)
}

/** Makes a device a known one of an account whose owner has proved themselves by other means than a password. */
export async function deviceKnown(
  context: Context,
  trx: Trx,
  accountId: string,
  { hash }: SignInDevice,
): Promise<void> {
  await queries.recordDevice(trx, accountId, hash, new Date(context.clock.now()))
}

/**
 * Notifies the owner of an unknown device, once a day at most. The first device of an account needs no notification.
 */
async function mailNewDevice(
  context: Context,
  trx: Trx,
  accountId: string,
  { hash, signInId }: { hash: string; signInId: string },
): Promise<void> {
  const now = context.clock.now()
  const isNew = await queries.recordDevice(trx, accountId, hash, new Date(now))
  if (!isNew || !(await queries.mayMailOfDevice(trx, accountId, new Date(now), new Date(now - DAY)))) return
  await enqueueMail(context, trx, newDeviceMail, [{ signInId }])
}

/**
 * Issues a new pair of tokens for a sign-in, in exchange for the token `parentHash`. Only a hash of the refresh token
 * is stored.
 */
async function tokenPair(
  context: Context,
  trx: Trx,
  identity: Identity,
  signIn: SignIn,
  parentHash: string | null,
): Promise<TokenPair> {
  const { token: refresh, hash } = newSecretToken()
  await queries.insertToken(trx, hash, signIn.id, parentHash, new Date(context.clock.now()))
  const { account_id: accountId, role, profile_id: profileId } = identity
  return { access: context.tokens.sign({ accountId, role, profileId, signIn }), refresh }
}

/**
 * Exchanges a refresh token for a new pair. The response may be lost, so a spent token stays valid for 30 seconds, or
 * until one of its successors is presented. A spent token that comes later ends the sign-in: two people hold it.
 */
export async function refresh(context: Context, token: string, device: Device): Promise<Outcome<TokenPair>> {
  const hash = secretTokenHash(token)
  let ended: string | undefined
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<TokenPair>> => {
    ended = undefined
    const now = context.clock.now()
    const row = await queries.lockPresented(trx, hash, new Date(now))
    if (!row) return refuse('unauthorized')
    const { sign_in_id: id, generation } = row
    const presented = {
      spentAt: row.spent_at?.getTime() ?? null,
      successorPresented: row.successor_presented,
      siblingPresented: row.sibling_presented,
    }
    if (judgePresented(presented, now) === 'reuse') {
      if (await queries.endSignIn(trx, row.account_id, id, new Date(now))) {
        const act = { action: 'account.token_reused', subjectType: 'account', subjectId: row.account_id }
        await record(context, trx, null, act)
      }
      await notifySignInsEnded(trx, [{ signInId: id }])
      ended = id
      return refuse('unauthorized')
    }
    await queries.consumeToken(trx, hash, new Date(now))
    await queries.recordSeen(trx, id, device, new Date(now))
    return ok(await tokenPair(context, trx, row, { id, generation }, hash))
  })
  if (ended !== undefined) {
    context.tokens.endSignIn(ended)
    context.log.warn({ signInId: ended }, 'a spent refresh token came again: its sign-in ends')
  }
  return outcome
}

/** Ends the sign-in of a refresh token, if there is one, and its access tokens on every server. */
export async function logout(context: Context, token: string): Promise<Outcome<{ message: string }>> {
  const now = new Date(context.clock.now())
  const ended = await context.database.transaction(async (trx) => {
    const signInId = await queries.endSignInOfToken(trx, secretTokenHash(token), now)
    if (signInId !== undefined) await notifySignInsEnded(trx, [{ signInId }])
    return signInId
  })
  if (ended !== undefined) context.tokens.endSignIn(ended)
  return ok({ message: messages.signedOut })
}

/** The sign-ins of the caller, last used first. */
export async function listSignIns(context: Context, actor: Actor): Promise<Outcome<SignInShown[]>> {
  const rows = await queries.signInsOf(context.database.root, actor.accountId, new Date(context.clock.now()))
  return ok(
    rows.map(({ id, device, network, created_at, last_seen_at }) => ({
      id,
      device: device === '' ? null : device,
      network: network === '' ? null : network,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: id === actor.signIn?.id,
    })),
  )
}

/** Ends one of the caller's own sign-ins, which may be the current one. */
export async function endOwnSignIn(
  context: Context,
  actor: Actor,
  signInId: string,
): Promise<Outcome<undefined>> {
  const now = new Date(context.clock.now())
  const ended = await context.database.transaction(async (trx) => {
    if (!(await queries.endSignIn(trx, actor.accountId, signInId, now))) return false
    await notifySignInsEnded(trx, [{ signInId }])
    return true
  })
  if (!ended) return refuse('not_found')
  context.tokens.endSignIn(signInId)
  return ok(undefined)
}

/** Ends all of the caller's own sign-ins except the current one, and the secret address of their calendar. */
export async function endOtherSignIns(context: Context, actor: Actor): Promise<Outcome<undefined>> {
  otherSignInsEnded(context, await context.database.transaction((trx) => endOthers(context, trx, actor)))
  return ok(undefined)
}

/**
 * Ends all sign-ins of an actor except the current one, and the secret address of their calendar; returns their ids, for
 * `otherSignInsEnded` after the commit.
 */
export async function endOthers(context: Context, trx: Trx, actor: Actor): Promise<string[]> {
  const now = new Date(context.clock.now())
  await endFeedOf(trx, actor.accountId)
  const ids = await queries.endAllSignIns(trx, actor.accountId, now, actor.signIn?.id)
  await notifySignInsEnded(
    trx,
    ids.map((signInId) => ({ signInId })),
  )
  return ids
}

/** Makes this process refuse their access tokens at once. Call it after `endOthers` was committed. */
export function otherSignInsEnded(context: Context, ids: readonly string[]): void {
  for (const id of ids) context.tokens.endSignIn(id)
}

/**
 * Locks an account until the transaction ends; returns false when it is paused, or when `passwordHash` is no longer its
 * password.
 */
export async function holdAccount(trx: Trx, accountId: string, passwordHash: string): Promise<boolean> {
  return (await queries.lockAccount(trx, accountId, passwordHash)) !== undefined
}

/** How an account is signed out: only now, or also kept out until it is resumed. */
export type Ending = 'signed-out' | 'suspended' | 'resumed'

/**
 * The ended sign-ins of an account: all generations below `below`. Infinity ends all of them, until a number replaces
 * it.
 */
export interface EndedSignIns {
  readonly accountId: string
  readonly below: number
}

/**
 * Signs an account out everywhere, refresh and access tokens and the secret address of its calendar alike, and pauses or
 * resumes it if asked. Returns null and changes nothing when it already is in that state. Call `signInsEnded` with the
 * result after the commit.
 */
export async function endAllSignIns(
  context: Context,
  trx: Trx,
  accountId: string,
  ending: Ending,
): Promise<EndedSignIns | null> {
  const now = new Date(context.clock.now())
  const suspend = ending === 'signed-out' ? undefined : ending === 'suspended'
  const generation = await queries.beginGeneration(trx, accountId, suspend, now)
  if (generation === undefined) return null
  await queries.endAllSignIns(trx, accountId, now)
  await endFeedOf(trx, accountId)
  const ended = { accountId, below: ending === 'suspended' ? Number.POSITIVE_INFINITY : generation }
  await notifySignInsEnded(trx, [ended])
  return ended
}

/**
 * Makes this process refuse the access tokens at once; the other processes are notified by the commit. Call it after
 * `endAllSignIns` was committed.
 */
export function signInsEnded(context: Context, { accountId, below }: EndedSignIns): void {
  context.tokens.endBefore(accountId, below)
}

const ENDED_CHANNEL = 'ended_tokens'

/** Notifies every process on commit. JSON has no Infinity, so `below` is null in that case. */
async function notifySignInsEnded(
  trx: Trx,
  ended: readonly ({ signInId: string } | EndedSignIns)[],
): Promise<void> {
  const payloads = ended.map((one) => JSON.stringify(one))
  await queries.tell(trx, ENDED_CHANNEL, payloads)
}

function onSignInsEnded(context: Context, payload: string): void {
  const told = JSON.parse(payload) as { signInId: string } | { accountId: string; below: number | null }
  if ('signInId' in told) context.tokens.endSignIn(told.signInId)
  else context.tokens.endBefore(told.accountId, told.below ?? Number.POSITIVE_INFINITY)
}

/**
 * Makes this process refuse access tokens that ended recently, here or elsewhere. Call it once, before the process
 * serves requests.
 */
export async function watchEndedSignIns(context: Context): Promise<void> {
  const load = async () => {
    const since = new Date(context.clock.now() - ACCESS_TOKEN_MS)
    const { root } = context.database
    for (const { id, suspended, generation } of await queries.accountsEndedSince(root, since)) {
      context.tokens.endBefore(id, suspended ? Number.POSITIVE_INFINITY : generation)
    }
    for (const id of await queries.signInsEndedSince(root, since)) context.tokens.endSignIn(id)
  }
  if (context.database.engine === 'postgres') {
    await context.database.listen(ENDED_CHANNEL, (payload) => onSignInsEnded(context, payload), load)
  }
  await load()
}
