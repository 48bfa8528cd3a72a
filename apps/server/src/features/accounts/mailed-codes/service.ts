import { randomInt } from 'node:crypto'
import { rule } from '@shinequo/contract/rules'
import { CODE_TRIES, codeText, isLiveCode } from '@shinequo/domain/accounts/reset-code'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { type Counted, counted, giveBack, type Limit, openLimit, tried } from '../../../plugins/limits.ts'
import { hashPatiently, matchesSecret } from '../../../plugins/passwords.ts'

/**
 * Counts the tries of codes by the address that they were mailed to. A window lasts as long as a code is valid and
 * starts after its code was created, so no code outlives its count.
 */
export function openTriesOfCode(
  context: Pick<Context, 'database' | 'clock'>,
  name: string,
  lifeMs: number,
): Limit {
  return openLimit(context, { name, times: CODE_TRIES, seconds: lifeMs / 1000 })
}

/** Six digits to mail, and the hash to store instead of them. For jobs, which wait for their turn to hash. */
export async function newCode(): Promise<{ code: string; hash: string }> {
  const code = codeText(randomInt(1_000_000))
  return { code, hash: await hashPatiently(code) }
}

/** A stored code. It has no hash until it is mailed. */
export interface StoredCode {
  readonly code_hash: string | null
  readonly expires_at: Date
}

/** The limits that count the tries of a code, with their keys. */
export interface CodeTries {
  readonly fromAddress: Counted
  readonly ofCode: Counted
}

/**
 * Tries a code. Wrong, expired and missing codes are refused alike and after the same work; too many tries are refused
 * too. `find` looks up the stored code after the try was counted. A correct code resets the counts.
 */
export async function tryCode<Found extends StoredCode>(
  context: Context,
  { fromAddress, ofCode }: CodeTries,
  typed: string,
  find: () => Promise<Found | undefined>,
): Promise<Outcome<Found & { code_hash: string }>> {
  const tooManyHere = await counted(fromAddress)
  if (tooManyHere) return tooManyHere
  const tooMany = await counted(ofCode)
  if (tooMany) return { ...tooMany, errors: { otp: rule('too_many_tries') } }
  const found = await find()
  const isLive = found && isLiveCode(found.expires_at.getTime(), context.clock.now())
  const code_hash = isLive ? found.code_hash : null
  const matches = await tried([fromAddress, ofCode], () => matchesSecret(code_hash, typed))
  if (!found || !code_hash || !matches) return wrongCode()
  await Promise.all([giveBack(fromAddress), ofCode[0].forget(ofCode[1])])
  return ok({ ...found, code_hash })
}

/** The refusal of a code that is wrong, expired or already used. */
export function wrongCode(): Refusal {
  return refuse('invalid_code', { errors: { otp: rule('wrong_code') } })
}
