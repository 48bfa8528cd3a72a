import { randomUUID } from 'node:crypto'
import type {
  Account,
  login as loginEndpoint,
  Role,
  signUp as signUpEndpoint,
} from '@shinequo/contract/accounts'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import {
  isCommonPassword,
  isOwnPassword,
  WEAK_PASSWORD_SENTENCES,
  weakPassword,
} from '@shinequo/domain/accounts/password-policy'
import { familyEnd } from '@shinequo/domain/accounts/refresh-family'
import { CODE_MS, isLiveCode } from '@shinequo/domain/accounts/reset-code'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { type Limit, openLimit, openScaledLimit } from '../../plugins/limits.ts'
import { COMMON_PASSWORDS, hashSecret, matchesSecret } from '../../plugins/passwords.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import { newSecretToken, secretTokenHash } from '../../plugins/secret-token.ts'
import { ACCESS_TOKEN_MS, type Actor } from '../../plugins/tokens.ts'
import { announceAccountExists, deliverSoon, enqueueMail } from '../notifications/service.ts'
import { createEmptyProfile } from '../profiles/service.ts'
import { openCodeTries, resetCodeMail } from './jobs.ts'
import * as queries from './queries.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** The limits of interface.md. Accounts are counted by the address asked for, whether or not it exists. */
export function openAccountLimits(context: Context) {
  const scaled = (name: string, times: number, seconds: number) =>
    openScaledLimit(context, { name, times, seconds })
  return {
    failuresOfAccount: scaled('sign-in-account', 10, QUARTER_HOUR_SECONDS),
    failuresFromAddress: scaled('sign-in-address', 100, QUARTER_HOUR_SECONDS),
    signUpsFromAddress: scaled('sign-up-address', 500, HOUR_SECONDS),
    resetsOfAccount: scaled('forget-account', 3, HOUR_SECONDS),
    resetsFromAddress: scaled('forget-address', 100, HOUR_SECONDS),
    triesOfCode: openCodeTries(context),
    // Ours: a stranger's sign-ups must not fill the owner's mailbox.
    existsMails: openLimit(context, { name: 'exists-mail', times: 3, seconds: HOUR_SECONDS }),
  }
}

export type AccountLimits = ReturnType<typeof openAccountLimits>

/** Counts one for each key; the refusal when any of them is over its limit. */
async function counted(...limits: [Limit, string][]): Promise<Refusal | undefined> {
  return refusedFor(await Promise.all(limits.map(([limit, key]) => limit.count(key))))
}

/** The refusal when any key has no room; counts nothing. */
async function full(...limits: [Limit, string][]): Promise<Refusal | undefined> {
  return refusedFor(await Promise.all(limits.map(([limit, key]) => limit.wait(key))))
}

function refusedFor(seconds: number[]): Refusal | undefined {
  const retryAfter = Math.max(...seconds)
  return retryAfter > 0 ? refuse('too_many_requests', { retryAfter }) : undefined
}

/**
 * Makes a student's account with its empty profile. A taken address is refused, or, with HIDE_UNKNOWN_EMAILS, answered
 * alike while its owner gets a mail. `address` is the network address of whoever asks.
 */
export async function signUp(
  context: Context,
  limits: AccountLimits,
  wanted: BodyOf<typeof signUpEndpoint>,
  address: string,
): Promise<Outcome<ReplyOf<typeof signUpEndpoint>>> {
  const tooMany = await counted([limits.signUpsFromAddress, address])
  if (tooMany) return tooMany
  const { email, first_name, last_name } = wanted
  const weak = weakPasswordRefusal(wanted)
  if (weak) return weak
  const passwordHash = await hashSecret(wanted.password)
  const made = await context.database.transaction(async (trx) => {
    const id = await createAccount(context, trx, { ...wanted, role: 'student', passwordHash })
    if (id) await createEmptyProfile(trx, { accountId: id })
    return id
  })
  if (made) return ok({ id: made, email, first_name, last_name })
  if (!context.env.hideUnknownEmails) return emailTaken()
  await tellOwner(context, limits, email)
  return ok({ id: randomUUID(), email, first_name, last_name })
}

/** Why somebody's new password is refused, at the field `password`; undefined when it is good. */
export function weakPasswordRefusal(person: {
  email: string
  first_name: string
  last_name: string
  password: string
}): Refusal | undefined {
  const { email, first_name: firstName, last_name: lastName, password } = person
  const weak = weakPassword(password, COMMON_PASSWORDS, { email, firstName, lastName })
  return weak ? refuse('invalid_input', { errors: { password: WEAK_PASSWORD_SENTENCES[weak] } }) : undefined
}

/** The refusal of an address that has an account. */
export function emailTaken(): Refusal {
  return refuse('email_taken', { errors: { email: 'An account with this email already exists' } })
}

/** Whether a lower-case address has an account. */
export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
  return (await queries.accountByEmail(sql, email)) !== undefined
}

/** Who is to get an account. The hash is `hashSecret`'s, made before the transaction. */
export interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
  readonly passwordHash: string
  readonly time_zone?: string | undefined
}

/** Makes an account without a profile and answers its id; null, and nothing made, when the address is taken. */
export async function createAccount(context: Context, trx: Trx, wanted: NewAccount): Promise<string | null> {
  const { email, first_name, last_name, role, passwordHash } = wanted
  const account = {
    id: randomUUID(),
    email,
    first_name,
    last_name,
    role,
    password_hash: passwordHash,
    time_zone: knownZone(wanted.time_zone),
    created_at: new Date(context.clock.now()),
  }
  return (await queries.insertAccount(trx, account)) ? account.id : null
}

async function tellOwner(context: Context, limits: AccountLimits, email: string): Promise<void> {
  const owner = await queries.accountByEmail(context.database.root, email)
  if (!owner || (await limits.existsMails.count(email)) > 0) return
  await context.database.transaction((trx) => announceAccountExists(context, trx, owner.account_id))
  deliverSoon(context)
}

/** A zone that this machine knows, else null: unknown ones are ignored. */
function knownZone(zone: string | undefined): string | null {
  return zone !== undefined && isTimeZone(zone) ? zone : null
}

/** Notes the zone that a person's browser sends along, for their mail; an unknown one is ignored. */
export async function noteTimeZone(trx: Trx, accountId: string, zone: string): Promise<void> {
  const known = knownZone(zone)
  if (known) await queries.setTimeZone(trx, accountId, known)
}

export type TokenPair = ReplyOf<typeof loginEndpoint>

/**
 * Signs in and begins a family of refresh tokens. An unknown address, a wrong password and the wrong `type` are refused
 * alike, after the same work. Failures count, successes do not.
 */
export async function login(
  context: Context,
  limits: AccountLimits,
  { email, password, type, remember, time_zone }: BodyOf<typeof loginEndpoint>,
  address: string,
): Promise<Outcome<TokenPair>> {
  const failures: [Limit, string][] = [
    [limits.failuresOfAccount, email],
    [limits.failuresFromAddress, address],
  ]
  const before = await full(...failures)
  if (before) return before
  const account = await queries.accountByEmail(context.database.root, email)
  const matches = await matchesSecret(account?.password_hash, password)
  if (!account || !matches || account.role !== type) {
    return (await counted(...failures)) ?? refuse('invalid_credentials')
  }
  // Guesses sent all at once pass the first look together: what ends after the limit was reached tells nothing. (Those
  // few whose failure is being counted at this very moment are not seen.)
  const after = await full(...failures)
  if (after) return after
  if (account.suspended_at) return refuse('account_suspended')
  const zone = knownZone(time_zone)
  return context.database.transaction(async (trx) => {
    if (zone) await queries.setTimeZone(trx, account.account_id, zone)
    return ok(await beginFamily(context, trx, account, remember))
  })
}

/** Begins a family of refresh tokens: its first pair. */
async function beginFamily(
  context: Context,
  trx: Trx,
  identity: queries.Identity,
  remember: boolean,
): Promise<TokenPair> {
  const now = context.clock.now()
  const id = randomUUID()
  const ends_at = new Date(familyEnd(now, remember))
  await queries.insertFamily(trx, { id, account_id: identity.account_id, ends_at }, new Date(now))
  return tokenPair(context, trx, identity, id)
}

/** Signs the owner of an account in that was made in this transaction, remembered as by default. */
export async function signNewAccountIn(
  context: Context,
  trx: Trx,
  { accountId, role, profileId }: Actor,
): Promise<TokenPair> {
  return beginFamily(context, trx, { account_id: accountId, role, profile_id: profileId }, true)
}

/** A new pair of tokens for a family. Of the refresh token only a hash is stored. */
async function tokenPair(
  context: Context,
  trx: Trx,
  identity: queries.Identity,
  familyId: string,
): Promise<TokenPair> {
  const { token: refresh, hash } = newSecretToken()
  await queries.insertToken(trx, hash, familyId, new Date(context.clock.now()))
  const actor: Actor = {
    accountId: identity.account_id,
    role: identity.role,
    profileId: identity.profile_id,
  }
  return { access: context.tokens.sign(actor), refresh }
}

/** Spends a refresh token for a new pair. One that was spent before ends its family: two people hold it. */
export async function refresh(context: Context, token: string): Promise<Outcome<TokenPair>> {
  const hashed = secretTokenHash(token)
  const now = new Date(context.clock.now())
  return context.database.transaction(async (trx): Promise<Outcome<TokenPair>> => {
    const spent = await queries.spendToken(trx, hashed, now)
    if (spent) return ok(await tokenPair(context, trx, spent, spent.family_id))
    const ended = await queries.endFamilyOfSpentToken(trx, hashed, now)
    if (ended) context.log.warn({ familyId: ended }, 'a spent refresh token came again: its family ends')
    return refuse('unauthorized')
  })
}

/** Ends the family of a refresh token, if there is one. */
export async function logout(context: Context, token: string): Promise<Outcome<{ message: string }>> {
  const now = new Date(context.clock.now())
  await context.database.transaction((trx) => queries.endFamilyOfToken(trx, secretTokenHash(token), now))
  return ok({ message: 'You are signed out.' })
}

/** Whoever is signed in; unauthorized when the account is gone since the token was made. */
export async function ownAccount(context: Context, actor: Actor): Promise<Outcome<Account>> {
  const row = await queries.accountById(context.database.root, actor.accountId)
  if (!row) return refuse('unauthorized')
  const { picture_key, ...account } = row
  return ok({ ...account, url: pictureUrl(picture_key) })
}

/** Has a code mailed. With HIDE_UNKNOWN_EMAILS an unknown address is answered as a known one is, after like work. */
export async function forgetPassword(
  context: Context,
  limits: AccountLimits,
  email: string,
  address: string,
): Promise<Outcome<{ message: string }>> {
  const tooMany = await counted([limits.resetsOfAccount, email], [limits.resetsFromAddress, address])
  if (tooMany) return tooMany
  const account = await queries.accountByEmail(context.database.root, email)
  if (!account && !context.env.hideUnknownEmails) return refuse('unknown_email')
  const id = randomUUID()
  const expires_at = new Date(context.clock.now() + CODE_MS)
  await context.database.transaction(async (trx) => {
    if (account) {
      await queries.replaceReset(trx, { account_id: account.account_id, id, code_hash: null, expires_at })
    }
    // Of an unknown address there is no such reset, and its message is not wanted when its turn comes.
    await enqueueMail(context, trx, resetCodeMail, [{ resetId: id }])
  })
  await limits.triesOfCode.forget(email)
  deliverSoon(context)
  return ok({ message: 'A code is on its way to the address, if it has an account.' })
}

/** Sets a new password with the code from the mail, once, and signs the account out everywhere. */
export async function resetPassword(
  context: Context,
  limits: AccountLimits,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
): Promise<Outcome<{ message: string }>> {
  if (isCommonPassword(newPassword, COMMON_PASSWORDS)) return weakNewPassword('common')
  const tooMany = await counted([limits.triesOfCode, email])
  if (tooMany)
    return { ...tooMany, errors: { otp: 'Too many tries with this code. Please ask for a new one.' } }
  const account = await queries.accountByEmail(context.database.root, email)
  const reset = account && (await queries.resetOfAccount(context.database.root, account.account_id))
  const now = context.clock.now()
  const codeHash = reset && isLiveCode(reset.expires_at.getTime(), now) ? reset.code_hash : null
  const matches = await matchesSecret(codeHash, otp)
  if (!account || !reset || !codeHash || !matches) return wrongCode()
  const names = { email, firstName: account.first_name, lastName: account.last_name }
  if (isOwnPassword(newPassword, names)) {
    await limits.triesOfCode.forget(email)
    return weakNewPassword('own')
  }
  const passwordHash = await hashSecret(newPassword)
  const taken = await context.database.transaction(async (trx) => {
    if (!(await queries.takeReset(trx, reset.id, codeHash))) return false
    await queries.setPasswordHash(trx, account.account_id, passwordHash)
    await queries.endFamiliesOfAccount(trx, account.account_id, new Date(now))
    return true
  })
  if (!taken) return wrongCode()
  // Whoever has the mailbox starts anew: earlier failures were about the old password.
  await Promise.all([limits.triesOfCode.forget(email), limits.failuresOfAccount.forget(email)])
  return ok({ message: 'Your password has been reset.' })
}

function wrongCode(): Refusal {
  return refuse('invalid_code', { errors: { otp: "That code didn't match. Check the newest mail." } })
}

function weakNewPassword(reason: 'common' | 'own'): Refusal {
  return refuse('invalid_input', { errors: { newPassword: WEAK_PASSWORD_SENTENCES[reason] } })
}

const ENDED_CHANNEL = 'ended_tokens'

/** How an account is signed out: for once, or also kept out until the pause is over. */
export type Ending = 'signed-out' | 'suspended' | 'resumed'

/**
 * Signs an account out everywhere, refresh tokens and access tokens alike; pauses it, or ends that. False, and nothing
 * changed, when it is paused, or not, already. After the commit call `tokensEnded`.
 */
export async function endSignIns(
  context: Context,
  trx: Trx,
  accountId: string,
  ending: Ending,
): Promise<boolean> {
  const now = new Date(context.clock.now())
  if (ending === 'signed-out') await queries.setSignedOut(trx, accountId, now)
  else if (!(await queries.setSuspended(trx, accountId, ending === 'suspended', now))) return false
  await queries.endFamiliesOfAccount(trx, accountId, now)
  const until = ending === 'suspended' ? null : now.getTime()
  await queries.tellEnded(trx, ENDED_CHANNEL, { accountId, until })
  return true
}

/** After the commit of `endSignIns`: this process refuses the access tokens at once; the others hear of it by then. */
export function tokensEnded(context: Context, accountId: string, ending: Ending): void {
  context.tokens.endMadeUntil(
    accountId,
    ending === 'suspended' ? Number.POSITIVE_INFINITY : context.clock.now(),
  )
}

/** Makes this process refuse the access tokens that were ended lately, here or elsewhere; needed once, before it serves. */
export async function watchEndedTokens(context: Context): Promise<void> {
  const load = async () => {
    const since = new Date(context.clock.now() - ACCESS_TOKEN_MS)
    for (const { id, suspended, signed_out_at } of await queries.endedSince(context.database.root, since)) {
      context.tokens.endMadeUntil(id, suspended ? Number.POSITIVE_INFINITY : signed_out_at.getTime())
    }
  }
  if (context.database.engine === 'postgres') {
    await context.database.listen(
      ENDED_CHANNEL,
      (payload) => {
        const { accountId, until } = JSON.parse(payload) as { accountId: string; until: number | null }
        context.tokens.endMadeUntil(accountId, until ?? Number.POSITIVE_INFINITY)
      },
      load,
    )
  }
  await load()
}
