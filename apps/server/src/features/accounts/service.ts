import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Account, login as loginEndpoint, signUp as signUpEndpoint } from '@shinequo/contract/accounts'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import {
  isCommonPassword,
  isOwnPassword,
  WEAK_PASSWORD_SENTENCES,
  weakPassword,
} from '@shinequo/domain/accounts/password-policy'
import { familyEnd } from '@shinequo/domain/accounts/refresh-family'
import { CODE_MS, CODE_TRIES, isLiveCode } from '@shinequo/domain/accounts/reset-code'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { type Limit, openLimit, openScaledLimit } from '../../plugins/limits.ts'
import { COMMON_PASSWORDS, hashSecret, matchesSecret } from '../../plugins/passwords.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { announceAccountExists, deliverSoon } from '../notifications/service.ts'
import { createEmptyProfile } from '../profiles/service.ts'
import { resetCodeMail } from './jobs.ts'
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
    // The window is as long as a code lives, so no code outlives its count.
    triesOfCode: openLimit(context, { name: 'code', times: CODE_TRIES, seconds: CODE_MS / 1000 }),
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
  const { email, first_name, last_name, password } = wanted
  const weak = weakPassword(password, COMMON_PASSWORDS, {
    email,
    firstName: first_name,
    lastName: last_name,
  })
  if (weak) return refuse('invalid_input', { errors: { password: WEAK_PASSWORD_SENTENCES[weak] } })
  const password_hash = await hashSecret(password)
  const id = randomUUID()
  const created_at = new Date(context.clock.now())
  const time_zone = knownZone(wanted.time_zone)
  const person = { id, email, first_name, last_name }
  const made = await context.database.transaction(async (trx) => {
    const account = { ...person, password_hash, role: 'student' as const, time_zone, created_at }
    if (!(await queries.insertAccount(trx, account))) return false
    await createEmptyProfile(trx, { accountId: id })
    return true
  })
  if (made) return ok(person)
  if (!context.env.hideUnknownEmails) {
    return refuse('email_taken', { errors: { email: 'An account with this email already exists' } })
  }
  await tellOwner(context, limits, email)
  return ok(person)
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

type TokenPair = ReplyOf<typeof loginEndpoint>

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
  const now = context.clock.now()
  const zone = knownZone(time_zone)
  return context.database.transaction(async (trx) => {
    const familyId = randomUUID()
    const ends_at = new Date(familyEnd(now, remember))
    if (zone) await queries.setTimeZone(trx, account.account_id, zone)
    await queries.insertFamily(trx, { id: familyId, account_id: account.account_id, ends_at }, new Date(now))
    return ok(await tokenPair(context, trx, account, familyId))
  })
}

/** A new pair of tokens for a family. Of the refresh token only a hash is stored. */
async function tokenPair(
  context: Context,
  trx: Trx,
  identity: queries.Identity,
  familyId: string,
): Promise<TokenPair> {
  const refresh = randomBytes(32).toString('base64url')
  await queries.insertToken(trx, tokenHash(refresh), familyId, new Date(context.clock.now()))
  const actor: Actor = {
    accountId: identity.account_id,
    role: identity.role,
    profileId: identity.profile_id,
  }
  return { access: context.tokens.sign(actor), refresh }
}

/** Without salt or cost: 256 random bits cannot be guessed. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Spends a refresh token for a new pair. One that was spent before ends its family: two people hold it. */
export async function refresh(context: Context, token: string): Promise<Outcome<TokenPair>> {
  const hashed = tokenHash(token)
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
  await context.database.transaction((trx) => queries.endFamilyOfToken(trx, tokenHash(token), now))
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
    // Of an unknown address there is no such reset, and the job finds nothing to do.
    await context.jobs.enqueue(trx, resetCodeMail, { resetId: id })
  })
  await limits.triesOfCode.forget(email)
  context.jobs.nudge(resetCodeMail)
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
