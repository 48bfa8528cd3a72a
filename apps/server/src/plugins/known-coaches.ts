import type { Known } from '@shinequo/domain/matching/match-factors'
import type { CoachText } from '@shinequo/domain/matching/text-likeness'
import { type AreaRatings, trackRecords } from '@shinequo/domain/matching/track-record'
import { lexicalLikeness } from './lexical-likeness.ts'

/** What matching knows about all coaches together. Plain data, so that it can be passed to a thread. */
export interface Evidence {
  /** Of the coaches who accept students; empty if no student wrote anything relevant. */
  readonly texts: readonly CoachText[]
  /** Of all coaches, in the areas that the students want to work on. */
  readonly ratings: readonly AreaRatings[]
}

/** What matching derives from this evidence. It depends on nothing else, and not on the order. */
export function knownFrom({ texts, ratings }: Evidence): Known {
  return { likeness: texts.length > 0 ? lexicalLikeness(texts) : null, records: trackRecords(ratings) }
}
