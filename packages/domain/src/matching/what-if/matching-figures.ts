import { shownBreakdown } from '../../programme/small-groups.ts'

/** A first coach from a run. */
export interface FirstMatch {
  readonly student: string
  readonly coach: string
  /** The rank of the coach among all whom the student may be matched with; 1 is the best. */
  readonly rank: number
}

/** The result of a run over a queue. */
export interface JudgedRun {
  /** Everybody who waited for a first coach. */
  readonly students: readonly string[]
  /** At most one per student. */
  readonly matches: readonly FirstMatch[]
}

/** Ranks that are counted together: first and last, inclusive. */
export const RANK_STEPS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 10],
  [11, Number.POSITIVE_INFINITY],
] as const

/** How many students got a coach of each of `RANK_STEPS`, and how many got none. */
export function rankDistribution({ students, matches }: JudgedRun): { ranks: number[]; none: number } {
  const ranks = RANK_STEPS.map(
    ([first, last]) => matches.filter(({ rank }) => rank >= first && rank <= last).length,
  )
  return { ranks, none: students.length - matches.length }
}

/** How many of the students get the same coach from the second run, another one, gain one, or lose theirs. */
export interface Moves {
  readonly same: number
  readonly other: number
  readonly gained: number
  readonly lost: number
}

/**
 * What changes from one run over a queue to another over the same queue. Students without a coach in both are `same`.
 */
export function movesBetween(before: JudgedRun, after: JudgedRun): Moves {
  const [from, to] = [coachOf(before), coachOf(after)]
  const moves = { same: 0, other: 0, gained: 0, lost: 0 }
  for (const student of before.students) {
    const [was, is] = [from.get(student), to.get(student)]
    moves[was === is ? 'same' : !was ? 'gained' : !is ? 'lost' : 'other'] += 1
  }
  return moves
}

function coachOf({ matches }: JudgedRun): Map<string, string> {
  return new Map(matches.map(({ student, coach }) => [student, coach]))
}

/**
 * The mean worth of pairs, 0 to 1, with 0 for a student without a coach; null if nobody waited. The worth of a pair
 * must not depend on the weights being compared, or each set of weights would look best by its own measure.
 */
export function satisfaction(
  { students, matches }: JudgedRun,
  worth: (student: string, coach: string) => number,
): number | null {
  if (students.length === 0) return null
  return matches.reduce((sum, { student, coach }) => sum + worth(student, coach), 0) / students.length
}

/**
 * How full coaches are, as shares of their places: above the first number, up to and including the second. Coaches who
 * take nobody are in none.
 */
export const LOAD_STEPS = [
  [-1, 0],
  [0, 0.5],
  [0.5, 0.99],
  [0.99, Number.POSITIVE_INFINITY],
] as const

/** How many coaches are in each of `LOAD_STEPS` after the run's matches. */
export function loadDistribution(
  { matches }: JudgedRun,
  coaches: readonly { readonly id: string; readonly capacity: number; readonly load: number }[],
): number[] {
  const gained = Map.groupBy(matches, ({ coach }) => coach)
  const shares = coaches
    .filter(({ capacity }) => capacity > 0)
    .map(({ id, capacity, load }) => (load + (gained.get(id)?.length ?? 0)) / capacity)
  return LOAD_STEPS.map(([above, upTo]) => shares.filter((share) => share > above && share <= upTo).length)
}

/** The figures of a group of students. A figure is null if the group is too small to be shown. */
export interface GroupFigures {
  readonly group: string
  readonly students: number | null
  /** The share with a first coach, in percent, to the nearest 5: the exact number could reveal a single student. */
  readonly matched: number | null
  /** The share with one of their best three, likewise. */
  readonly well: number | null
}

/**
 * The figures of each group, by name. Groups of fewer than 10 students are hidden, and the next smallest with them, so
 * that a hidden group cannot be recovered by subtraction. All figures of a hidden group are null.
 */
export function groupFigures(
  { students, matches }: JudgedRun,
  groupOf: (student: string) => string,
): GroupFigures[] {
  const rankOf = new Map(matches.map(({ student, rank }) => [student, rank]))
  const groups = [...Map.groupBy(students, groupOf)].sort(([a], [b]) => (a < b ? -1 : 1))
  const shown = shownBreakdown(groups.map(([, { length }]) => ({ figure: length, students: length })))
  return groups.map(([group, members], at) => {
    const percent = (holds: (rank: number) => boolean) => {
      const many = members.filter((student) => holds(rankOf.get(student) ?? Number.POSITIVE_INFINITY)).length
      return 5 * Math.round((20 * many) / members.length)
    }
    const hidden = shown[at] === null
    return {
      group,
      students: shown[at]!,
      matched: hidden ? null : percent(Number.isFinite),
      well: hidden ? null : percent((rank) => rank <= 3),
    }
  })
}
