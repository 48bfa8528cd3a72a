import {
  type CoachFacts,
  type MatchFactor,
  pairFactors,
  type StudentWishes,
  scoreOf,
} from './match-factors.ts'

export interface RankedCoach {
  readonly id: string
  /** 0 to 100, what the factors add up to. */
  readonly score: number
  readonly factors: readonly MatchFactor[]
}

/**
 * Every coach who has room, best first. Coaches of the same score come by load, the less busy first, then by id, so
 * that the same facts always give the same order.
 */
export function rankCoaches(student: StudentWishes, coaches: readonly CoachFacts[]): RankedCoach[] {
  const factorsOf = pairFactors(student)
  return coaches
    .filter(({ capacity, load }) => load < capacity)
    .map((coach) => {
      const factors = factorsOf(coach)
      return { id: coach.id, load: coach.load, score: scoreOf(factors), factors }
    })
    .sort((a, b) => b.score - a.score || a.load - b.load || (a.id < b.id ? -1 : 1))
    .map(({ id, score, factors }) => ({ id, score, factors }))
}
