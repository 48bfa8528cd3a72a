import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { rule } from '@shinequo/contract/rules'
import { PROOF_CODE_MS } from '@shinequo/domain/accounts/email-proof'
import {
  CALM_MS,
  CODE_MS,
  CODE_TRIES,
  codesToTry,
  codeText,
  GUESSES,
  guessDelayMs,
  isLiveCode,
  letterCode,
  SHORT_CODES_A_DAY,
  WRONG_CODES_NOTABLE,
} from '@shinequo/domain/accounts/reset-code'
import { DAY, HOUR } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import type { Caller } from '../../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import {
  type Counted,
  counted,
  giveBack,
  type Limit,
  openLimit,
  openScaledLimit,
  openTally,
  tried,
} from '../../../plugins/limits.ts'
import { hashPatiently, matchesSecret } from '../../../plugins/passwords.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { accountById } from '../queries.ts'
import { isKnownDevice } from '../sign-ins/queries.ts'
import * as queries from './queries.ts'

/** How long a code is valid after it was mailed. */
const LIFE_MS = { password_reset: CODE_MS, email_proof: PROOF_CODE_MS } satisfies Record<
  queries.CodePurpose,
  number
>

/**
 * Counts the tries of codes by a key. A window lasts as long as a code is valid and starts after its code was created,
 * so no code outlives its count.
 */
export function openTriesOfCode(
  context: Pick<Context, 'database' | 'clock'>,
  name: string,
  lifeMs: number,
): Limit {
  return openLimit(context, { name, times: CODE_TRIES, seconds: lifeMs / 1000 })
}

const openTriesHere = (context: Context, purpose: queries.CodePurpose) =>
  openTriesOfCode(context, `${purpose}-tries`, LIFE_MS[purpose])

/** Wrong codes of any kind from one network address. */
export function openWrongCodes(context: Context): Limit {
  return openScaledLimit(context, { name: 'code-address', times: 30, seconds: 15 * 60 })
}

/**
 * The limits of codes for one purpose. What strangers can spend of an account never closes a way to its owner: requests
 * and tries are counted by the account's address and the place, and what is counted by the address alone only changes
 * how codes look and where they are good.
 */
export function openCodeLimits(context: Context, purpose: queries.CodePurpose) {
  const scaled = (name: string, times: number, ms: number) =>
    openScaledLimit(context, { name: `${purpose}-${name}`, times, seconds: ms / 1000 })
  return {
    purpose,
    requestsHere: scaled('requests-here', 3, HOUR),
    requestsFromAddress: scaled('requests-address', 100, HOUR),
    shortCodes: scaled('short-codes', SHORT_CODES_A_DAY, DAY),
    calm: openLimit(context, { name: `${purpose}-calm`, times: 1, seconds: CALM_MS / 1000 }),
    triesHere: openTriesHere(context, purpose),
    guesses: openLimit(context, {
      name: `${purpose}-guesses`,
      times: GUESSES,
      seconds: LIFE_MS[purpose] / 1000,
    }),
    wrongCodesFromAddress: openWrongCodes(context),
  }
}

export type CodeLimits = ReturnType<typeof openCodeLimits>

/** Whose codes somebody requests or enters: the address as typed, and its account if there is one. */
export interface CodeOwner {
  readonly email: string
  readonly accountId: string | undefined
}

/** A network as the place of a request. */
export const networkPlace = (context: Context, address: string) => context.digest('place of a code', address)

/** Where a caller is: on a known device of the account, otherwise in a network. Does the same work for all accounts. */
async function placeOf(context: Context, { accountId }: CodeOwner, { address, device }: Caller) {
  const isKnown = await isKnownDevice(context.database.root, accountId ?? randomUUID(), device.hash)
  return { isKnown, place: networkPlace(context, isKnown ? `device ${device.hash}` : address) }
}

/** A request for a code that may be mailed. */
export interface AcceptedRequest {
  readonly place: string
  readonly letters: boolean
  /** False while another code was mailed minutes ago, which is still good. */
  readonly isMailed: boolean
}

/** Counts a request for a code. All addresses are counted alike, whether or not they have an account. */
export async function countRequest(
  context: Context,
  limits: CodeLimits,
  owner: CodeOwner,
  caller: Caller,
): Promise<Outcome<AcceptedRequest>> {
  const { email } = owner
  const { isKnown, place } = await placeOf(context, owner, caller)
  const tooMany = await counted(
    [limits.requestsHere, `${email} ${place}`],
    ...(isKnown ? [] : ([[limits.requestsFromAddress, caller.address]] satisfies Counted[])),
  )
  if (tooMany) return tooMany
  const letters = !isKnown && (await hadManyCodes(limits, email))
  const isMailed = !letters || (await limits.calm.count(email)) === 0
  if (isMailed) await limits.triesHere.forget(`${email} ${place}`)
  return ok({ place, letters, isMailed })
}

/** Counts a code from a place that is not known. True when it has to be one of letters. */
export async function hadManyCodes({ shortCodes }: CodeLimits, email: string): Promise<boolean> {
  return (await shortCodes.count(email)) > 0
}

/** Stores the request for a code and returns its id, to enqueue the mail with; without an account only the id. */
export async function requestCode(
  context: Context,
  trx: Trx,
  purpose: queries.CodePurpose,
  accountId: string | undefined,
  { place, letters }: Omit<AcceptedRequest, 'isMailed'>,
): Promise<string> {
  const id = randomUUID()
  const expires_at = new Date(context.clock.now() + LIFE_MS[purpose])
  if (accountId !== undefined) {
    await queries.insertCode(trx, { id, account_id: accountId, purpose, place, letters, expires_at })
  }
  return id
}

/**
 * Creates a requested code, with a new count of tries, and stores only its hash. Returns the code and its recipient;
 * null if the request was replaced or used since, or the mailbox is proved already.
 */
export async function makeCode(context: Context, purpose: queries.CodePurpose, id: string) {
  const person = await queries.codeToMail(context.database.root, purpose, id)
  if (!person || (purpose === 'email_proof' && person.email_proved_at)) return null
  const letters = person.letters || person.role !== 'student'
  const { code, hash: code_hash } = await newCode(letters)
  const expires_at = new Date(context.clock.now() + LIFE_MS[purpose])
  const made = { letters, code_hash, expires_at }
  if (!(await context.database.transaction((trx) => queries.setCode(trx, id, made)))) return null
  await openTriesHere(context, purpose).forget(`${person.email} ${person.place}`)
  return { ...person, code, letters }
}

/** A code to mail, and the hash to store instead of it. For jobs, which wait for their turn to hash. */
export async function newCode(letters: boolean): Promise<{ code: string; hash: string }> {
  const code = letters ? letterCode(randomInt) : codeText(randomInt(1_000_000))
  return { code, hash: await hashPatiently(code) }
}

/** Tries a code that was mailed to an account. Codes are tried alike, and after the same work, for all addresses. */
export async function tryMailedCode(
  context: Context,
  limits: CodeLimits,
  owner: CodeOwner,
  typed: string,
  caller: Caller,
): Promise<Outcome<queries.MailedCode & { code_hash: string }>> {
  const { email, accountId } = owner
  const { isKnown, place } = await placeOf(context, owner, caller)
  const fromAddress: Counted | undefined = isKnown
    ? undefined
    : [limits.wrongCodesFromAddress, caller.address]
  const tries = { fromAddress, ofCode: [limits.triesHere, `${email} ${place}`] as const }
  const found = await tryCode(context, tries, typed, async () => {
    const elsewhere = isKnown || (await limits.guesses.count(email)) === 0
    const now = new Date(context.clock.now())
    const { root } = context.database
    const codes = await queries.liveCodes(root, limits.purpose, accountId ?? randomUUID(), now)
    return codesToTry(codes, place, elsewhere)
  })
  if (found.ok && !isKnown) await limits.guesses.giveBack(email)
  return found
}

/** A stored code. It has no hash until it is mailed. */
export interface StoredCode {
  readonly code_hash: string | null
  readonly expires_at: Date
}

/** The limits that count the tries of a code, with their keys. */
export interface CodeTries {
  /** None for known devices, so that nobody else in their network can lock them out. */
  readonly fromAddress: Counted | undefined
  readonly ofCode: Counted
}

/**
 * Tries a code. Wrong, expired and missing codes are refused alike and after the same work; too many tries are refused
 * too. `find` looks up the stored codes of which it may be one, always as many, after the try was counted. A correct
 * code resets the counts.
 */
export async function tryCode<Found extends StoredCode>(
  context: Context,
  { fromAddress, ofCode }: CodeTries,
  typed: string,
  find: () => Promise<readonly (Found | undefined)[]>,
): Promise<Outcome<Found & { code_hash: string }>> {
  const here = fromAddress ? [fromAddress] : []
  const tooManyHere = await counted(...here)
  if (tooManyHere) return tooManyHere
  const tooMany = await counted(ofCode)
  if (tooMany) return { ...tooMany, errors: { otp: rule('too_many_tries') } }
  const guesses = openTally(context, { name: 'wrong-codes', seconds: HOUR / 1000 })
  const guessed = await guesses.add()
  const notable = Math.max(1, Math.round(WRONG_CODES_NOTABLE * context.env.rateLimitScale))
  await sleep(guessDelayMs(guessed, notable))
  const found = await find()
  const right = await tried([...here, ofCode], () => rightOne(context, found, typed))
  if (!right) {
    if (guessed % notable === 0) {
      context.log.warn({ wrongCodes: guessed }, 'many wrong codes within an hour: somebody may be guessing')
    }
    return wrongCode()
  }
  await Promise.all([giveBack(...here), ofCode[0].forget(ofCode[1]), guesses.giveBack()])
  return ok(right)
}

/** The live code that was typed. Compares with each, so that the time reveals nothing. */
async function rightOne<Found extends StoredCode>(
  { clock }: Context,
  found: readonly (Found | undefined)[],
  typed: string,
): Promise<(Found & { code_hash: string }) | undefined> {
  let right: (Found & { code_hash: string }) | undefined
  for (const code of found) {
    const code_hash = code && isLiveCode(code.expires_at.getTime(), clock.now()) ? code.code_hash : null
    const matches = await matchesSecret(code_hash, typed)
    if (matches && code && code_hash !== null) right = { ...code, code_hash }
  }
  return right
}

/**
 * The key by which codes to somebody's mailbox are counted: by account once its own mailbox is proved, otherwise by
 * network. So a stranger with many accounts can neither flood a mailbox nor use up the codes of its owner.
 */
export async function mailboxKey(
  { database }: Context,
  { accountId }: Actor,
  mailbox: string,
  address: string,
): Promise<string> {
  const account = await accountById(database.root, accountId)
  return `${mailbox} ${account?.email_proved ? accountId : address}`
}

/** The refusal of a code that is wrong, expired or already used. */
export function wrongCode(): Refusal {
  return refuse('invalid_code', { errors: { otp: rule('wrong_code') } })
}
