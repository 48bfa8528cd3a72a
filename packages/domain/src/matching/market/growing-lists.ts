import type { CandidateSearch } from './candidate-lists.ts'

/** The initial length of a list. It doubles when it runs out. */
export const FIRST_LENGTH = 30

/** The initial list of every student, filled on first use. */
export interface FirstLists {
  /** The length of a student's list. Less than FIRST_LENGTH means that it contains every acceptable coach. */
  lengthOf(student: number): number
  coachAt(student: number, place: number): number
  scoreAt(student: number, place: number): number
}

/** Uses 12 bytes per position: 36 MB for 100,000 students. */
export function firstLists(students: number, search: CandidateSearch): FirstLists {
  const coaches = new Int32Array(students * FIRST_LENGTH)
  const scores = new Float64Array(students * FIRST_LENGTH)
  const lengths = new Int32Array(students).fill(-1)
  return {
    lengthOf: (student) => {
      const known = lengths[student]!
      if (known >= 0) return known
      const found = search.best(student, { count: FIRST_LENGTH, after: -1 })
      coaches.set(found.coaches.subarray(0, found.length), student * FIRST_LENGTH)
      scores.set(found.scores.subarray(0, found.length), student * FIRST_LENGTH)
      lengths[student] = found.length
      return found.length
    },
    coachAt: (student, place) => coaches[student * FIRST_LENGTH + place]!,
    scoreAt: (student, place) => scores[student * FIRST_LENGTH + place]!,
  }
}

/**
 * Lists that grow when a student proposes past their end: they double until there are no more coaches. The added part
 * leaves out coaches who already refuse the student from now on, so that a list stays short when places are scarce. The
 * result is the same as with whole lists, because those coaches never accept later.
 * @param further the search for the added part; it may leave out coaches without a place
 * @param raises what each student's waiting adds to the score in the order of every coach
 */
export function growingLists(first: FirstLists, further: CandidateSearch, raises: Float64Array) {
  const added = new Map<number, { coaches: number[]; scores: number[] }>()

  /** The coach at a position, 0 being the best; -1 past the end. */
  function coachAt(student: number, place: number, bars: Float64Array): number {
    const length = first.lengthOf(student)
    if (place < length) return first.coachAt(student, place)
    if (length < FIRST_LENGTH) return -1
    const more = added.get(student) ?? { coaches: [], scores: [] }
    if (place === length + more.coaches.length) {
      const after = more.coaches.at(-1) ?? first.coachAt(student, length - 1)
      const found = further.best(student, { count: place, after, bars, raise: raises[student]! })
      for (let at = 0; at < found.length; at++) {
        more.coaches.push(found.coaches[at]!)
        more.scores.push(found.scores[at]!)
      }
      added.set(student, more)
    }
    return more.coaches[place - length] ?? -1
  }

  function scoreAt(student: number, place: number): number {
    const length = first.lengthOf(student)
    return place < length ? first.scoreAt(student, place) : added.get(student)!.scores[place - length]!
  }

  return { coachAt, scoreAt }
}
