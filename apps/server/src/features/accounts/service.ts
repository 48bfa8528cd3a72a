import { randomUUID } from 'node:crypto'
import type {
  Account,
  login as loginEndpoint,
  Role,
  signUp as signUpEndpoint,
} from '@shinequo/contract/accounts'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { isDemoAddress } from '@shinequo/domain/accounts/demo-address'
import {
  isCommonPassword,
  isOwnPassword,
  WEAK_PASSWORD_SENTENCES,
  weakPassword,
} from '@shinequo/domain/accounts/password-policy'
import { CODE_MS, isLiveCode } from '@shinequo/domain/accounts/reset-code'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import type { SignInDevice } from '../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { type Limit, openLimit, openScaledLimit } from '../../plugins/limits.ts'
import { COMMON_PASSWORDS, hashSecret, matchesSecret } from '../../plugins/passwords.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { announceAccountExists, deliverSoon, enqueueMail } from '../notifications/service.ts'
import { createEmptyProfile } from '../profiles/service.ts'
import { openCodeTries, passwordChangedMail, resetCodeMail } from './jobs.ts'
import * as queries from './queries.ts'
import * as signIns from './sign-ins/service.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** The limits of interface.md. Accounts are counted by the address asked for, whether or not it exists. */
export function openAccountLimits(context: Context) {
  const scaled = (name: string, times: number, seconds: number) =>
    openScaledLimit(context, { name, times, seconds })
  return {
    failuresOfAccountHere: scaled('sign-in-account-here', 10, QUARTER_HOUR_SECONDS),
    failuresOfAccount: scaled('sign-in-account', 100, HOUR_SECONDS),
    failuresFromAddress: scaled('sign-in-address', 100, QUARTER_HOUR_SECONDS),
    signUpsFromAddress: scaled('sign-up-address', 500, HOUR_SECONDS),
    resetsOfAccount: scaled('forget-account', 3, HOUR_SECONDS),
    resetsFromAddress: scaled('forget-address', 100, HOUR_SECONDS),
    triesOfCode: openCodeTries(context),
    wrongCodesFromAddress: scaled('code-address', 30, QUARTER_HOUR_SECONDS),
    // Ours: a stranger's sign-ups must not fill the owner's mailbox.
    existsMails: openLimit(context, { name: 'exists-mail', times: 3, seconds: HOUR_SECONDS }),
  }
}

export type AccountLimits = ReturnType<typeof openAccountLimits>

/** Counts one for each key, in turn; the refusal when one of them is over its limit, and then nothing is counted. */
async function counted(...limits: [Limit, string][]): Promise<Refusal | undefined> {
  for (const [at, [limit, key]] of limits.entries()) {
    const retryAfter = await limit.count(key)
    if (retryAfter === 0) continue
    // Or whoever is refused here could use up the limit of somebody's account.
    await giveBack(...limits.slice(0, at + 1))
    return refuse('too_many_requests', { retryAfter })
  }
  return undefined
}

/** Takes back what `counted` has counted. */
async function giveBack(...limits: [Limit, string][]): Promise<void> {
  await Promise.all(limits.map(([limit, key]) => limit.giveBack(key)))
}

/** Does what was counted beforehand; where it could not be done, nothing was tried. */
async function tried<T>(limits: [Limit, string][], work: () => Promise<T>): Promise<T> {
  return work().catch(async (error: unknown) => {
    await giveBack(...limits)
    throw error
  })
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

/** Who calls, before anybody is known: the network that limits count by, and the device that a sign-in shows. */
export interface Caller {
  readonly address: string
  readonly device: SignInDevice
}

/**
 * Signs in: begins a sign-in with its pair of tokens. An unknown address, a wrong password and the wrong `type` are refused
 * alike, after the same work. Failures count, successes do not.
 */
export async function login(
  context: Context,
  limits: AccountLimits,
  { email, password, type, remember, time_zone }: BodyOf<typeof loginEndpoint>,
  { address, device }: Caller,
): Promise<Outcome<signIns.TokenPair>> {
  const account = await queries.accountByEmail(context.database.root, email)
  const isKnown = account !== undefined && (await signIns.isKnownDevice(context, account.account_id, device))
  // Counted before the work, so that guesses sent all at once do not pass together, and given back on success.
  const tries: [Limit, string][] = [
    // A stranger at the same address, or anywhere else, locks nobody out of a device that is known.
    [limits.failuresOfAccountHere, `${email} ${isKnown ? device.hash : address}`],
    [limits.failuresFromAddress, address],
    ...(isKnown ? [] : ([[limits.failuresOfAccount, email]] satisfies [Limit, string][])),
  ]
  const tooMany = await counted(...tries)
  if (tooMany) return tooMany
  const matches = await tried(tries, () => matchesSecret(account?.password_hash, password))
  // The password of the demo accounts is published, so where others than this machine are served nobody has them.
  const isShut = !context.env.local && isDemoAddress(email)
  if (!account || !matches || account.role !== type || isShut) return refuse('invalid_credentials')
  await giveBack(...tries)
  if (account.suspended_at) return refuse('account_suspended')
  const zone = knownZone(time_zone)
  const { password_hash: passwordHash } = account
  const pair = await context.database.transaction(async (trx) => {
    const started = { identity: account, passwordHash, remember, device }
    const begun = await signIns.beginSignIn(context, trx, started)
    if (begun && zone) await queries.setTimeZone(trx, account.account_id, zone)
    return begun
  })
  return pair ? ok(pair) : refuse('invalid_credentials')
}

/** Signs the owner of an account in that was made in this transaction, remembered as by default. */
export async function signNewAccountIn(
  context: Context,
  trx: Trx,
  { accountId, role, profileId }: Actor,
  { passwordHash, device }: { passwordHash: string; device: SignInDevice },
): Promise<signIns.TokenPair> {
  const identity = { account_id: accountId, role, profile_id: profileId }
  const pair = await signIns.beginSignIn(context, trx, { identity, passwordHash, remember: true, device })
  if (!pair) throw new Error('The account was not made in this transaction with this password')
  return pair
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
  address: string,
): Promise<Outcome<{ message: string }>> {
  if (isCommonPassword(newPassword, COMMON_PASSWORDS)) return weakNewPassword('common')
  const fromAddress: [Limit, string] = [limits.wrongCodesFromAddress, address]
  const tooManyHere = await counted(fromAddress)
  if (tooManyHere) return tooManyHere
  const ofCode: [Limit, string] = [limits.triesOfCode, email]
  const tooMany = await counted(ofCode)
  if (tooMany)
    return { ...tooMany, errors: { otp: 'Too many tries with this code. Please ask for a new one.' } }
  const account = await queries.accountByEmail(context.database.root, email)
  const reset = account && (await queries.resetOfAccount(context.database.root, account.account_id))
  const now = context.clock.now()
  const codeHash = reset && isLiveCode(reset.expires_at.getTime(), now) ? reset.code_hash : null
  const matches = await tried([fromAddress, ofCode], () => matchesSecret(codeHash, otp))
  if (!account || !reset || !codeHash || !matches) return wrongCode()
  await giveBack(fromAddress)
  const names = { email, firstName: account.first_name, lastName: account.last_name }
  if (isOwnPassword(newPassword, names)) {
    await limits.triesOfCode.forget(email)
    return weakNewPassword('own')
  }
  const passwordHash = await hashSecret(newPassword)
  const ended = await context.database.transaction(async (trx) => {
    if (!(await queries.takeReset(trx, reset.id, codeHash))) return null
    await queries.setPasswordHash(trx, account.account_id, passwordHash)
    const changed = { accountId: account.account_id, changeId: randomUUID() }
    await enqueueMail(context, trx, passwordChangedMail, [changed])
    return signIns.endSignInsOf(context, trx, account.account_id, 'signed-out')
  })
  if (!ended) return wrongCode()
  signIns.signInsEnded(context, ended)
  deliverSoon(context)
  // Whoever has the mailbox starts anew: earlier failures were about the old password.
  await Promise.all([
    limits.triesOfCode.forget(email),
    limits.failuresOfAccount.forget(email),
    limits.failuresOfAccountHere.forget(`${email} ${address}`),
  ])
  return ok({ message: 'Your password has been reset.' })
}

function wrongCode(): Refusal {
  return refuse('invalid_code', { errors: { otp: "That code didn't match. Check the newest mail." } })
}

function weakNewPassword(reason: 'common' | 'own'): Refusal {
  return refuse('invalid_input', { errors: { newPassword: WEAK_PASSWORD_SENTENCES[reason] } })
}
