import type { SparseFactor } from './market/candidate-lists.ts'

/** What a coach has written of themselves, without markup. */
export interface CoachText {
  readonly id: string
  readonly text: string
}

/** How near coaches' texts come to one student's. */
export interface StudentLikeness {
  /**
   * Writes the coaches whose text comes near at all, each once, by their place in `coaches` of the `TextLikeness`, and beside
   * each the value, above 0 and 1 at most; answers how many.
   */
  fillFew(coaches: Int32Array, values: Float64Array): number
  /** The same of one coach, to the last digit. */
  with(coachId: string): SharedText
}

export interface SharedText {
  /** From 0 to 1; 0 for a coach who is not known. */
  readonly value: number
  /** The words that both use, as the student wrote them, what weighs most first; none where there are none to name. */
  readonly shared: readonly string[]
}

/** How near texts of students come to those of some coaches. */
export interface TextLikeness {
  /** Ids, by code unit. */
  readonly coaches: readonly string[]
  /** Null for a text that tells no coach from another: then it does not count. */
  to(text: string): StudentLikeness | null
}

/**
 * The seam for another way to compare texts, such as vectors of a language model. It depends on its arguments alone, in
 * whatever order they are given.
 */
export type LikenessOf = (coaches: readonly CoachText[]) => TextLikeness

/**
 * How near each coach's text comes to the student's own words, as a factor of all pairs; null where nobody wrote anything
 * that counts, so that a queue without texts costs nothing more. Each coach is a kind, and those who are not known are one.
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
