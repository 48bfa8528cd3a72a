import { randomUUID } from 'node:crypto'
import type { login as loginEndpoint, Role } from '@shinequo/contract/accounts'
import type { Account } from '@shinequo/contract/accounts/own-account'
import type { signUp as signUpEndpoint } from '@shinequo/contract/accounts/sign-up'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { knownLocale, type Locale } from '@shinequo/contract/locales'
import { rule } from '@shinequo/contract/rules'
import { isDemoAddress } from '@shinequo/domain/accounts/demo-address'
import { isPasswordTooShort, weakPassword } from '@shinequo/domain/accounts/password-policy'
import { RESETS_A_DAY } from '@shinequo/domain/accounts/reset-code'
import { addressesOf, addressKey } from '@shinequo/domain/accounts/typed-address'
import { DAY, isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import type { Caller, SignInDevice } from '../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { type Counted, counted, giveBack, openLimit, openScaledLimit, tried } from '../../plugins/limits.ts'
import { hashSecret, isLeakedPassword, matchesSecret } from '../../plugins/passwords.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { enqueueMail } from '../notifications/service.ts'
import { createEmptyProfile } from '../profiles/service.ts'
import { openExportLimit } from './jobs.ts'
import { accountExistsMail } from './mail/account-exists.ts'
import { passwordChangedMail } from './mail/password-changed.ts'
import { mailProof } from './mailbox/service.ts'
import { hadManyCodes, networkPlace, openCodeLimits, openWrongCodes } from './mailed-codes/service.ts'
import * as queries from './queries.ts'
import * as signIns from './sign-ins/service.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60
/** How often a day somebody may change their own password, and ask for the end of their account. */
const CHANGES_A_DAY = 10

/** The limits of interface.md. Accounts are counted by the requested address, whether or not it exists. */
export function openAccountLimits(context: Context) {
  const scaled = (name: string, times: number, seconds: number) =>
    openScaledLimit(context, { name, times, seconds })
  return {
    failuresOfAccountHere: scaled('sign-in-account-here', 10, QUARTER_HOUR_SECONDS),
    failuresOfAccount: scaled('sign-in-account', 100, HOUR_SECONDS),
    refusalsRecorded: signIns.openRefusalsRecorded(context),
    failuresFromAddress: scaled('sign-in-address', 100, QUARTER_HOUR_SECONDS),
    signUpsFromAddress: scaled('sign-up-address', 500, HOUR_SECONDS),
    signUpsFromSite: scaled('sign-up-site', 1000, HOUR_SECONDS),
    resets: scaled('resets', RESETS_A_DAY, DAY / 1000),
    // Each is mailed to an address that may be a stranger's. Not the count of resets: whoever has a sign-in must not use
    // up what gets its owner back in.
    passwordChanges: scaled('password-changes', CHANGES_A_DAY, DAY / 1000),
    deletions: scaled('deletions', CHANGES_A_DAY, DAY / 1000),
    resetCodes: openCodeLimits(context, 'password_reset'),
    proofCodes: openCodeLimits(context, 'email_proof'),
    wrongCodesFromAddress: openWrongCodes(context),
    exportsOfAccount: openExportLimit(context),
    // Not in interface.md: sign-ups by a stranger must not fill the owner's mailbox.
    existsMails: openLimit(context, { name: 'exists-mail', times: 3, seconds: HOUR_SECONDS }),
  }
}

export type AccountLimits = ReturnType<typeof openAccountLimits>

/**
 * Creates a student's account with an empty profile and mails a code that proves the mailbox. A taken address is
 * refused or, with HIDE_UNKNOWN_EMAILS, gets the same response as a free one while its owner gets a mail. `address` is
 * the caller's network address, `site` the larger network around it, if it has one.
 */
export async function signUp(
  context: Context,
  limits: AccountLimits,
  wanted: BodyOf<typeof signUpEndpoint>,
  { address, site }: { readonly address: string; readonly site: string | undefined },
): Promise<Outcome<ReplyOf<typeof signUpEndpoint>>> {
  const ofSite: Counted[] = site === undefined ? [] : [[limits.signUpsFromSite, site]]
  const tooMany = await counted([limits.signUpsFromAddress, address], ...ofSite)
  if (tooMany) return tooMany
  const { email, first_name, last_name } = wanted
  const weak = weakPasswordRefusal({ ...wanted, role: 'student' }, wanted.password)
  if (weak) return weak
  const passwordHash = await hashSecret(wanted.password)
  const place = networkPlace(context, address)
  const made = await context.database.transaction(async (trx) => {
    const account = { ...wanted, role: 'student', passwordHash, isProved: false } as const
    const id = await createAccount(context, trx, account)
    if (!id) return null
    await createEmptyProfile(trx, { accountId: id })
    await mailProof(context, trx, id, { place, letters: false })
    return id
  })
  const must_verify_email = context.env.hideUnknownEmails
  if (!made && !must_verify_email) return emailTaken()
  if (!made) await mailAddressOwner(context, limits, email, place)
  return ok({ id: made ?? randomUUID(), email, first_name, last_name, must_verify_email })
}

/** The owner of a password that is checked. */
type PasswordOwner = Pick<queries.AccountRow, 'email' | 'role' | 'first_name' | 'last_name'>

/** Why a new password is refused, at the field that it came in; undefined when it is accepted. */
export function weakPasswordRefusal(
  { email, role, first_name: firstName, last_name: lastName }: PasswordOwner,
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Refusal | undefined {
  const weak = weakPassword(password, { role, email, firstName, lastName }, isLeakedPassword)
  return weak
    ? refuse('invalid_input', { errors: { [field]: rule('weak_password', { why: weak }) } })
    : undefined
}

/** The refusal of an address that has an account. */
export function emailTaken(): Refusal {
  return refuse('email_taken', { errors: { email: rule('email_taken') } })
}

/**
 * Whether a lower-case address has an account that was proved, or that had another address before (`account_is_held`).
 */
export async function isEmailHeld(sql: Sql, email: string): Promise<boolean> {
  return queries.hasHolder(sql, email)
}

/** An account to create. The hash comes from `hashSecret`, computed before the transaction. */
export interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
  readonly passwordHash: string
  /** Whether the person has proved that they own the mailbox. */
  readonly isProved: boolean
  readonly time_zone?: string | undefined
  readonly locale?: string | undefined
}

/** Creates an account without a profile and returns its id; null, with nothing created, when the address is taken. */
export async function createAccount(context: Context, trx: Trx, wanted: NewAccount): Promise<string | null> {
  const { email, first_name, last_name, role, passwordHash } = wanted
  const created_at = new Date(context.clock.now())
  const account = {
    id: randomUUID(),
    email,
    first_name,
    last_name,
    role,
    password_hash: passwordHash,
    time_zone: knownZone(wanted.time_zone),
    locale: knownLocale(wanted.locale),
    created_at,
    email_proved_at: wanted.isProved ? created_at : null,
  }
  return (await queries.insertAccount(trx, account)) ? account.id : null
}

async function mailAddressOwner(
  context: Context,
  limits: AccountLimits,
  email: string,
  place: string,
): Promise<void> {
  const owner = await queries.accountByEmail(context.database.root, [email])
  if (!owner || (await limits.existsMails.count(email)) > 0) return
  const { account_id: id, email_proved_at: provedAt } = owner
  const letters = !provedAt && (await hadManyCodes(limits.proofCodes, email))
  await context.database.transaction((trx) =>
    provedAt
      ? enqueueMail(context, trx, accountExistsMail, [{ accountId: id, attemptId: randomUUID() }])
      : mailProof(context, trx, id, { place, letters }),
  )
}

/** The zone if this machine knows it, otherwise null: unknown zones are ignored. */
export function knownZone(zone: string | undefined): string | null {
  return zone !== undefined && isTimeZone(zone) ? zone : null
}

/** What a browser sends with a sign-in. */
interface Hints {
  readonly time_zone?: string | undefined
  readonly locale?: string | undefined
}

/** Records the zone and the language that a person's browser sends; unknown ones are ignored. */
export async function recordHints(trx: Trx, accountId: string, hints: Hints): Promise<void> {
  const zone = knownZone(hints.time_zone)
  const locale = knownLocale(hints.locale)
  if (zone) await queries.noteZone(trx, accountId, zone)
  if (locale) await queries.setLocale(trx, accountId, locale)
}

/** Sets the language of the caller's own pages and mail. */
export async function chooseLocale(
  context: Context,
  actor: Actor,
  locale: Locale,
): Promise<Outcome<Account>> {
  await context.database.transaction((trx) => queries.setLocale(trx, actor.accountId, locale))
  return ownAccount(context, actor)
}

/**
 * The account that the caller may sign in to. An unknown address, a wrong password and the wrong `type` are refused
 * alike, after the same work. Failures count against the limits; successes do not.
 */
export async function checkCredentials(
  context: Context,
  limits: AccountLimits,
  { email: typed, password, type }: Pick<BodyOf<typeof loginEndpoint>, 'email' | 'password' | 'type'>,
  { address, device }: Caller,
): Promise<Outcome<queries.AccountRow>> {
  const account = await queries.accountByEmail(context.database.root, addressesOf(typed))
  // Everything below is about the account, however its address was typed.
  const email = account?.email ?? addressKey(typed)
  const isKnown = account !== undefined && (await signIns.isKnownDevice(context, account.account_id, device))
  // Counted before the work, so that guesses sent in parallel cannot all pass, and given back on success.
  const tries: Counted[] = [
    // Keyed by device if it is known, so that a stranger, at the same address or elsewhere, cannot lock the owner out
    // of it.
    [limits.failuresOfAccountHere, `${email} ${isKnown ? device.hash : address}`],
    ...(isKnown
      ? []
      : ([
          [limits.failuresFromAddress, address],
          [limits.failuresOfAccount, email],
        ] satisfies Counted[])),
  ]
  const tooMany = await counted(...tries)
  if (tooMany) return tooMany
  const matches = await tried(tries, () => matchesSecret(account?.password_hash, password))
  // The password of the demo accounts is published. Nobody may sign in to them if the server is reachable from other
  // machines.
  const isShut = !context.env.local && isDemoAddress(email)
  // Otherwise, signing up with somebody's address and then signing in would reveal whether it was free.
  const isHidden = context.env.hideUnknownEmails && account?.email_proved_at === null
  if (!account || !matches || account.role !== type || isShut || isHidden) {
    await signIns.recordRefusal(context, limits.refusalsRecorded, email, account)
    return refuse('invalid_credentials')
  }
  await giveBack(...tries)
  if (account.suspended_at) {
    await signIns.recordRefusal(context, limits.refusalsRecorded, email, account)
    return refuse('account_suspended')
  }
  return ok(account)
}

/**
 * Signs in: starts a sign-in with a pair of tokens. A password that is too short by today's rules has to be changed
 * first.
 */
export async function login(
  context: Context,
  limits: AccountLimits,
  credentials: BodyOf<typeof loginEndpoint>,
  caller: Caller,
): Promise<Outcome<signIns.TokenPair>> {
  const checked = await checkCredentials(context, limits, credentials, caller)
  if (!checked.ok) return checked
  const { value: account } = checked
  // Its length is known only now, since only a hash is stored.
  if (isPasswordTooShort(credentials.password, account.role)) return refuse('password_change_required')
  const { remember, ...hints } = credentials
  const { device } = caller
  const { password_hash: passwordHash } = account
  const pair = await context.database.transaction(async (trx) => {
    const started = { identity: account, passwordHash, remember, device }
    const begun = await signIns.beginSignIn(context, trx, started)
    if (begun) await recordHints(trx, account.account_id, hints)
    return begun
  })
  if (!pair) return refuse('invalid_credentials')
  return ok(pair)
}

/** Signs in the owner of an account that was created in this transaction, with the default for `remember`. */
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

/** The account of the caller; unauthorized when it was deleted since the token was issued. */
export async function ownAccount(context: Context, actor: Actor): Promise<Outcome<Account>> {
  const row = await queries.accountById(context.database.root, actor.accountId)
  if (!row) return refuse('unauthorized')
  const { picture_key, deletion_due_at, ...account } = row
  return ok({
    ...account,
    url: pictureUrl(picture_key),
    deletes_at: deletion_due_at?.toISOString() ?? null,
  })
}

/** Replaces the password of an account and notifies its owner by mail. The caller decides which sign-ins end. */
export async function setPassword(
  context: Context,
  trx: Trx,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await queries.setPasswordHash(trx, accountId, passwordHash)
  await enqueueMail(context, trx, passwordChangedMail, [{ accountId, changeId: randomUUID() }])
}
