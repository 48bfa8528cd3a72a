import type { Role } from '@shinequo/contract/accounts'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Clock } from './clock.ts'

/** Who calls: the account, its role, and the id of its student or coach profile (its own id for administrators). */
export interface Actor {
  readonly accountId: string
  readonly role: Role
  readonly profileId: string
  /** The sign-in whose token it is; absent where no token is behind an actor, as in a job. */
  readonly signIn?: SignIn
}

/** What an access token says of the sign-in that it is of. */
export interface SignIn {
  readonly id: string
  /** How often all sign-ins of the account had been ended before this one began. */
  readonly generation: number
}

/** Access tokens live 15 minutes (interface.md). */
export const ACCESS_TOKEN_MS = 15 * 60_000

/** Verified tokens are kept, since checking a signature costs more than many an answer; the bound is on memory. */
const KEPT_TOKENS = 10_000

interface Kept {
  readonly actor: Actor
  readonly expiresAt: number
}

interface Claims {
  readonly sub: string
  readonly role: Role
  readonly pid: string
  readonly end: number
  readonly sid?: string
  readonly gen: number
}

export interface Tokens {
  /** A signed access token, good from now for ACCESS_TOKEN_MS. */
  sign(actor: Actor): string
  /** The actor of a token, or null when it is forged, malformed or no longer good. */
  verify(token: string): Actor | null
  /**
   * From now on the tokens of an account's sign-ins of a generation below `generation` are no longer good; Infinity:
   * none is, until this is called with another number. Memory only: whoever calls it tells every process.
   */
  endBefore(accountId: string, generation: number): void
  /** From now on the tokens of one sign-in are no longer good. Memory only, as above. */
  endSignIn(signInId: string): void
  /** Whether an actor's sign-in is not among those that were ended lately: for what outlives its token. */
  stands(actor: Actor): boolean
  /** Calls `listener` after each of the two above; answers how to stop that. */
  onEnd(listener: () => void): () => void
}

/** HMAC-SHA-256 tokens under `secret`. Expiry is checked against `clock`, kept tokens too. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const check = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const kept = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  const ended = new Map<string, { readonly below: number; readonly since: number }>()

  function open(token: string): Kept | null {
    try {
      const { sub, role, pid, end, sid, gen } = check(token) as Claims
      const signIn = sid === undefined ? {} : { signIn: { id: sid, generation: gen } }
      return { actor: { accountId: sub, role, profileId: pid, ...signIn }, expiresAt: end }
    } catch {
      return null
    }
  }

  function isEnded({ accountId, signIn }: Actor): boolean {
    const account = ended.get(accountId)
    if (account && (signIn?.generation ?? 0) < account.below) return true
    return signIn !== undefined && ended.has(signIn.id)
  }

  /** Ids of accounts and of sign-ins are never alike. */
  function end(id: string, below: number): void {
    const now = clock.now()
    ended.set(id, { below, since: now })
    // What was made a token's life ago is over by itself.
    for (const [other, { below: bound, since }] of ended) {
      if (bound < Number.POSITIVE_INFINITY && since < now - ACCESS_TOKEN_MS) ended.delete(other)
    }
    for (const listener of listeners) listener()
  }

  return {
    sign: ({ accountId, role, profileId, signIn }) =>
      sign({
        sub: accountId,
        role,
        pid: profileId,
        ...(signIn && { sid: signIn.id, gen: signIn.generation }),
        end: clock.now() + ACCESS_TOKEN_MS,
      }),
    verify: (token) => {
      let entry = kept.get(token)
      if (!entry) {
        entry = open(token) ?? undefined
        if (!entry) return null
        if (kept.size >= KEPT_TOKENS) kept.clear()
        kept.set(token, entry)
      }
      if (clock.now() < entry.expiresAt && !isEnded(entry.actor)) return entry.actor
      kept.delete(token)
      return null
    },
    endBefore: end,
    endSignIn: (signInId) => end(signInId, 0),
    stands: (actor) => !isEnded(actor),
    onEnd: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
