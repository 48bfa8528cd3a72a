import type { SparseFactor } from './market/candidate-lists.ts'

/** What a coach wrote about themselves, without markup. */
export interface CoachText {
  readonly id: string
  readonly text: string
}

/** How similar coaches' texts are to one student's. */
export interface StudentLikeness {
  /**
   * Writes the coaches with any similarity, each once, as indexes into `coaches` of the `TextLikeness`, and the value
   * of each, above 0 and up to 1. Returns how many there are.
   */
  fillFew(coaches: Int32Array, values: Float64Array): number
  /** The value for one coach, exactly equal to that of `fillFew`. */
  with(coachId: string): SharedText
}

export interface SharedText {
  /** From 0 to 1; 0 for an unknown coach. */
  readonly value: number
  /** The words that both use, as the student wrote them, highest weight first; empty if there are none. */
  readonly shared: readonly string[]
}

/** How similar students' texts are to those of some coaches. */
export interface TextLikeness {
  /** Ids, sorted by code unit. */
  readonly coaches: readonly string[]
  /** Null for a text that does not distinguish coaches: then the factor does not count. */
  to(text: string): StudentLikeness | null
}

/**
 * The interface for text comparison. Implement it to compare differently, for example with embeddings of a language
 * model. The result must depend only on the arguments, not on their order.
 */
export type LikenessOf = (coaches: readonly CoachText[]) => TextLikeness

/**
 * The similarity of each coach's text to the student's own words, as a factor of all pairs. Null if nobody wrote
 * anything relevant, so that a queue without texts costs nothing extra. Each coach is a kind of their own; all unknown
 * coaches are one kind.
 */
export function likeWords(
  weight: number,
  students: readonly { readonly ownWords?: string }[],
  coaches: readonly { readonly id: string }[],
  likeness: TextLikeness | null,
): SparseFactor | null {
  if (likeness === null) return null
  const known = students.map(({ ownWords = '' }) => likeness.to(ownWords))
  if (known.every((one) => one === null)) return null
  const at = new Map(likeness.coaches.map((id, place) => [id, place]))
  const unknown = at.size
  return {
    weight,
    kinds: { ofCoach: Int32Array.from(coaches, ({ id }) => at.get(id) ?? unknown), count: unknown + 1 },
    counts: (student) => known[student] !== null,
    fillFew: (student, kinds, worth) => known[student]?.fillFew(kinds, worth) ?? 0,
  }
}
