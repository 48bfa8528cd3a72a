/**
 * What a weak connection can still carry. Sound comes first: the video quality is lowered, then the video is turned
 * off, and it returns automatically. Runs in the browser too.
 */

export type MediaLevel = 'all' | 'lowered' | 'sound'

export interface Line {
  readonly carries: MediaLevel
  /** How many consecutive samples were bad; `good` counts good ones. */
  readonly bad: number
  readonly good: number
}

export const GOOD_LINE: Line = { carries: 'all', bad: 0, good: 0 }

export interface LineSample {
  /** The share of packets that were lost, from 0 to 1. */
  readonly loss: number
  /** The round-trip time in milliseconds; null if unknown. */
  readonly roundTrip: number | null
}

/** Above these values the video stutters and disturbs the sound. */
const MAX_LOSS = 0.08
const LONGEST_ROUND_TRIP = 900
/**
 * One step down after this many consecutive bad samples, one step up after this many good ones. Recovery is
 * deliberately slow.
 */
const BAD_IN_A_ROW = 2
const GOOD_IN_A_ROW = 8

const DOWN: Record<MediaLevel, MediaLevel> = { all: 'lowered', lowered: 'sound', sound: 'sound' }
const UP: Record<MediaLevel, MediaLevel> = { all: 'all', lowered: 'all', sound: 'lowered' }

/** The state after one more sample. Samples are taken every two seconds. */
export function nextLine({ carries, bad, good }: Line, { loss, roundTrip }: LineSample): Line {
  const isBad = loss > MAX_LOSS || (roundTrip !== null && roundTrip > LONGEST_ROUND_TRIP)
  if (isBad) {
    return bad + 1 < BAD_IN_A_ROW
      ? { carries, bad: bad + 1, good: 0 }
      : { carries: DOWN[carries], bad: 0, good: 0 }
  }
  return good + 1 < GOOD_IN_A_ROW
    ? { carries, bad: 0, good: good + 1 }
    : { carries: UP[carries], bad: 0, good: 0 }
}
