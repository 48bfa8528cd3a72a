import type { MarketKind } from './small-markets.ts'

/** The first rank of each group of ranks. The first group is the students without a coach. */
export const RANKS = [0, 1, 2, 3, 4, 11, 31]

/** The names of the groups. */
export const RANK_NAMES = RANKS.map((from, at) => {
  const next = RANKS[at + 1]
  if (from === 0) return 'no coach'
  if (next === undefined) return `${from} on`
  return next === from + 1 ? String(from) : `${from} to ${next - 1}`
})

/** A queue that was matched as a whole. */
export interface QueueRow {
  readonly students: number
  readonly coaches: number
  /** Places per student. */
  readonly room: number
  /** The share of students who wrote in their own words. */
  readonly writing: number
  /** The time to prepare the coaches' texts for comparison, needed once as long as none of them changes. */
  readonly prepareMs: number
  readonly ms: number
  /** The CPU time of that. */
  readonly cpuMs: number
  readonly peakBytes: number
  /** How many students got a first, a second, a third coach. */
  readonly matches: readonly number[]
  readonly without: number
  readonly below: string[]
}

/**
 * The result of a way of matching in a small market: its share of the greatest sum, and students by rank, as in RANKS.
 */
export interface Reached {
  readonly ratio: number
  readonly ranks: readonly number[]
}

export interface MarketRow {
  readonly market: MarketKind
  readonly stable: Reached
  readonly greedy: Reached
  readonly optimumSeconds: number
  readonly below: string[]
}

export interface MatchingFound {
  readonly queues: QueueRow[]
  readonly markets: MarketRow[]
}
