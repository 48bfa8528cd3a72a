import { rankCoaches } from './market/match-programme.ts'
import type { CoachFacts, Known, StudentPreferences, Weights } from './match-factors.ts'

/** A coach who could be paired with a student. */
export interface CandidateCoach extends CoachFacts {
  /** How the pair's last match that a person ended or declined turned out; null if there is none. */
  readonly before: 'declined' | 'ended' | null
}

/** A coach with the rank in the engine's order, from 1; null if the engine does not propose them. */
export type Ranked<Coach extends CandidateCoach> = Coach & { readonly rank: number | null }

/**
 * The coaches with room, in the same order as in the engine's runs at `now` (epoch milliseconds). The engine does not
 * propose coaches who do not speak a requested language, nor those separated from the student by a person before: these
 * come last.
 */
export function inOrder<Coach extends CandidateCoach>(
  student: StudentPreferences,
  coaches: readonly Coach[],
  now: number,
  weights: Weights,
  known: Known,
): Ranked<Coach>[] {
  const withRoom = coaches.filter(({ load, capacity }) => load < capacity)
  const byId = new Map(withRoom.map((coach) => [coach.id, coach]))
  const fitting = rankCoaches(student, withRoom, now, weights, known).flatMap(({ id }) => byId.get(id) ?? [])
  const wanted = fitting.filter(({ before }) => before === null)
  const last = [...new Set([...fitting, ...withRoom]).difference(new Set(wanted))].sort(
    (a, b) => Number(a.before !== null) - Number(b.before !== null),
  )
  return [
    ...wanted.map((coach, at) => ({ ...coach, rank: at + 1 })),
    ...last.map((coach) => ({ ...coach, rank: null })),
  ]
}
