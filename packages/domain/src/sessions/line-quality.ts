/**
 * What a weak line may still carry. Sound comes first: the picture is lowered, then left out, and comes back by itself.
 * The browser reaches this file.
 */

export type MediaLevel = 'all' | 'lowered' | 'sound'

export interface Line {
  readonly carries: MediaLevel
  /** How many samples in a row said otherwise. */
  readonly bad: number
  readonly good: number
}

export const GOOD_LINE: Line = { carries: 'all', bad: 0, good: 0 }

export interface LineSample {
  /** The part of what was sent that did not arrive, from 0 to 1. */
  readonly loss: number
  /** There and back, in milliseconds; null where nobody measured. */
  readonly roundTrip: number | null
}

/** Beyond these a picture stutters, and takes the sound along. */
const MAX_LOSS = 0.08
const LONGEST_ROUND_TRIP = 900
/** A step down after so many bad samples in a row, a step up after so many good ones: slow to trust again. */
const BAD_IN_A_ROW = 2
const GOOD_IN_A_ROW = 8

const DOWN: Record<MediaLevel, MediaLevel> = { all: 'lowered', lowered: 'sound', sound: 'sound' }
const UP: Record<MediaLevel, MediaLevel> = { all: 'all', lowered: 'all', sound: 'lowered' }

/** The line after one more sample; they come every two seconds. */
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
