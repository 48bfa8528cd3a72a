import type { MarketKind } from './small-markets.ts'

/** From which rank each group of ranks begins; the first is of those without a coach. */
export const RANKS = [0, 1, 2, 3, 4, 11, 31]

/** The groups in words. */
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
  /** Places for each student. */
  readonly room: number
  /** The share of students who wrote in their own words. */
  readonly writing: number
  /** To make coaches' texts comparable, once for all who are matched while none of them changes. */
  readonly prepareMs: number
  readonly ms: number
  /** Of that what the processor was busy with it. */
  readonly cpuMs: number
  readonly peakBytes: number
  /** How many got a first, a second, a third coach. */
  readonly matches: readonly number[]
  readonly without: number
  readonly below: string[]
}

/** What a way to match reaches in a small market: of the greatest sum, and students by their rank, as in RANKS. */
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
