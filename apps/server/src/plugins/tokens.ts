import type { Role } from '@shinequo/contract/accounts'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Clock } from './clock.ts'

/** The caller: account, role, and the id of the student or coach profile (for administrators, of the account). */
export interface Actor {
  readonly accountId: string
  readonly role: Role
  readonly profileId: string
  /** The sign-in that the token belongs to; absent for actors without a token, such as jobs. */
  readonly signIn?: SignIn
  /** The act on many people that this is a part of, noted in the audit. */
  readonly bulkAct?: string
}

/** What an access token contains about its sign-in. */
export interface SignIn {
  readonly id: string
  /** How often all sign-ins of the account had been revoked before this one started. */
  readonly generation: number
}

/** Access tokens live 15 minutes (interface.md). */
export const ACCESS_TOKEN_MS = 15 * 60_000

/**
 * How many verified tokens are cached. Checking a signature costs more than many responses; the limit bounds memory.
 */
const KEPT_TOKENS = 10_000

interface CachedToken {
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
  /** A signed access token, valid from now for ACCESS_TOKEN_MS. */
  sign(actor: Actor): string
  /** The actor of a token, or null if it is forged, malformed, expired or revoked. */
  verify(token: string): Actor | null
  /**
   * Revokes the tokens of an account's sign-ins with a generation below `generation`; Infinity revokes all until the next
   * call. In memory only: the caller has to notify every process.
   */
  endBefore(accountId: string, generation: number): void
  /** Revokes the tokens of one sign-in. In memory only, as above. */
  endSignIn(signInId: string): void
  /** Whether the actor's sign-in was not revoked recently. For connections that outlive their token. */
  stands(actor: Actor): boolean
  /** Calls `listener` after each revocation. Returns a function that unsubscribes. */
  onEnd(listener: () => void): () => void
}

/**
 * HMAC-SHA-256 tokens signed with `secret`. Those of `otherSecret` are accepted as well: while the secret is changed, some
 * processes sign with the one and some with the other. Expiry is checked against `clock`, for cached tokens too.
 */
export function createTokens(secret: string, clock: Clock, otherSecret?: string): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const checks = [secret, ...(otherSecret === undefined ? [] : [otherSecret])].map((key) =>
    createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true }),
  )
  const kept = new Map<string, CachedToken>()
  const listeners = new Set<() => void>()
  const ended = new Map<string, { readonly below: number; readonly since: number }>()

  function open(token: string): CachedToken | null {
    for (const check of checks) {
      try {
        const { sub, role, pid, end, sid, gen } = check(token) as Claims
        const signIn = sid === undefined ? {} : { signIn: { id: sid, generation: gen } }
        return { actor: { accountId: sub, role, profileId: pid, ...signIn }, expiresAt: end }
      } catch {
        // Not signed with this secret.
      }
    }
    return null
  }

  function isEnded({ accountId, signIn }: Actor): boolean {
    const account = ended.get(accountId)
    if (account && (signIn?.generation ?? 0) < account.below) return true
    return signIn !== undefined && ended.has(signIn.id)
  }

  /** Ids of accounts and of sign-ins never collide. */
  function end(id: string, below: number): void {
    const now = clock.now()
    ended.set(id, { below, since: now })
    // Tokens issued longer ago than this have expired anyway.
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
