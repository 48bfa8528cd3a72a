import type { Role } from '@shinequo/contract/accounts'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Clock } from './clock.ts'

/** Who calls: the account, its role, and the id of its student or coach profile (its own id for administrators). */
export interface Actor {
  readonly accountId: string
  readonly role: Role
  readonly profileId: string
}

/** Access tokens live 15 minutes (interface.md). */
export const ACCESS_TOKEN_MS = 15 * 60_000

/** Verified tokens are kept, since checking a signature costs more than many an answer; the bound is on memory. */
const KEPT_TOKENS = 10_000

interface Kept {
  readonly actor: Actor
  readonly expiresAt: number
}

export interface Tokens {
  /** A signed access token, good from now for ACCESS_TOKEN_MS. */
  sign(actor: Actor): string
  /** The actor of a token, or null when it is forged, malformed or no longer good. */
  verify(token: string): Actor | null
  /**
   * From now on the tokens of an account that were made at `until` (epoch milliseconds) or before are no longer good;
   * Infinity: none is, until this is called with another instant. Memory only: whoever calls it tells every process.
   */
  endMadeUntil(accountId: string, until: number): void
}

/** HMAC-SHA-256 tokens under `secret`. Expiry is checked against `clock`, kept tokens too. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const check = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const kept = new Map<string, Kept>()
  const ended = new Map<string, number>()

  function open(token: string): Kept | null {
    try {
      const { sub, role, pid, end } = check(token) as { sub: string; role: Role; pid: string; end: number }
      return { actor: { accountId: sub, role, profileId: pid }, expiresAt: end }
    } catch {
      return null
    }
  }

  return {
    sign: ({ accountId, role, profileId }) =>
      sign({ sub: accountId, role, pid: profileId, end: clock.now() + ACCESS_TOKEN_MS }),
    verify: (token) => {
      let entry = kept.get(token)
      if (!entry) {
        entry = open(token) ?? undefined
        if (!entry) return null
        if (kept.size >= KEPT_TOKENS) kept.clear()
        kept.set(token, entry)
      }
      const until = ended.get(entry.actor.accountId)
      const isEnded = until !== undefined && entry.expiresAt - ACCESS_TOKEN_MS <= until
      if (clock.now() < entry.expiresAt && !isEnded) return entry.actor
      kept.delete(token)
      return null
    },
    endMadeUntil: (accountId, until) => {
      ended.set(accountId, until)
      // What was made a token's life ago is over by itself.
      const over = clock.now() - ACCESS_TOKEN_MS
      for (const [id, instant] of ended) if (instant < over) ended.delete(id)
    },
  }
}
