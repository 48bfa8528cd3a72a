import type { Known } from '@shinequo/domain/matching/match-factors'
import type { CoachText } from '@shinequo/domain/matching/text-likeness'
import { type AreaRatings, trackRecords } from '@shinequo/domain/matching/track-record'
import { lexicalLikeness } from './lexical-likeness.ts'

/** From what matching knows of all coaches together: data alone, so that a thread can be given it. */
export interface Evidence {
  /** Of the coaches who are open to students; none where no student wrote anything that counts. */
  readonly texts: readonly CoachText[]
  /** Of all coaches, in the areas that the students want to work on. */
  readonly ratings: readonly AreaRatings[]
}

/** What matching knows by this evidence. It depends on nothing else, in whatever order it is given. */
export function knownFrom({ texts, ratings }: Evidence): Known {
  return { likeness: texts.length > 0 ? lexicalLikeness(texts) : null, records: trackRecords(ratings) }
}
