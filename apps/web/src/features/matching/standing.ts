import type { MatchStatus } from '@shinequo/contract/matching'

/**
 * Where a student stands: has a coach, waits for one, or has asked for none. 'loading' until that is known, 'unknown' if
 * the matches cannot be loaded.
 */
export type Standing = 'loading' | 'unknown' | 'coached' | 'waiting' | 'new'

interface Known {
  /** Undefined until the matches are loaded. */
  readonly matches: readonly { readonly status: MatchStatus }[] | undefined
  readonly hasFailed: boolean
  /** Whether the student waits for a match; undefined until it is loaded, null if it cannot be. */
  readonly waits: boolean | null | undefined
}

/** The standing as far as it is known. A pending request waits even if the student has answered no questions. */
export function standingOf({ matches, hasFailed, waits }: Known): Standing {
  if (matches === undefined) return hasFailed ? 'unknown' : 'loading'
  const has = (wanted: MatchStatus) => matches.some(({ status }) => status === wanted)
  if (has('accepted')) return 'coached'
  if (has('pending') || waits) return 'waiting'
  return waits === undefined ? 'loading' : 'new'
}
