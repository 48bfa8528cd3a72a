import type {
  MatchingTrial,
  MatchingWeights,
  RunFigures,
  TRIAL_SCOPES,
} from '@shinequo/contract/matching/weights'
import * as messages from '@shinequo/messages/web/matching-admin'
import { nobodyWords } from './unmatched-words.ts'

/** In the order of the page. */
export const WEIGHT_NAMES = Object.keys(messages.WEIGHTS) as (keyof MatchingWeights)[]

/** A weight's share of the total, such as '25%'. If all weights are zero there is no total. */
export function shareWords(weights: MatchingWeights, name: keyof MatchingWeights): string {
  const sum = WEIGHT_NAMES.reduce((all, one) => all + weights[one], 0)
  return sum === 0 ? messages.noShare : messages.percent(Math.round((100 * weights[name]) / sum))
}

export type TrialScope = (typeof TRIAL_SCOPES)[number]

/** What happens to the students of a trial, or why it has none, in sentences. */
export function trialWords({ moves, students, ...around }: MatchingTrial, scope: TrialScope): string[] {
  if (students === 0) return scope === 'waiting' ? nobodyWords(around) : [messages.nobodyInTrial]
  if (moves.same === students) return [messages.nobodyWouldMove]
  return [
    ...(moves.other > 0 ? [messages.wouldGetAnother(moves.other)] : []),
    ...(moves.gained > 0 ? [messages.wouldGetOne(moves.gained)] : []),
    ...(moves.lost > 0 ? [messages.wouldGetNone(moves.lost)] : []),
    messages.wouldSeeNothing(moves.same),
  ]
}

/** A row of a table that compares two runs. A hidden figure is null. */
export interface ComparedRow {
  readonly label: string
  readonly now: number | null
  readonly tried: number | null
}

/** How well the first coaches fit the students, plus the students without one. */
export function rankRows(now: RunFigures, tried: RunFigures): ComparedRow[] {
  const ranks = messages.RANKS.map((label, at) => ({
    label,
    now: now.ranks[at] ?? 0,
    tried: tried.ranks[at] ?? 0,
  }))
  return [...ranks, { label: messages.noCoach, now: now.none, tried: tried.none }]
}

export function loadRows(now: RunFigures, tried: RunFigures): ComparedRow[] {
  return messages.LOADS.map((label, at) => ({ label, now: now.loads[at] ?? 0, tried: tried.loads[at] ?? 0 }))
}

/** The names of yes/no groups and of students who did not answer. Other groups are shown under their own name. */
export function groupName(by: RunFigures['groups'][number]['by'], group: string): string {
  if (group === '') return messages.notSaid
  if (by !== 'international') return group
  return group === 'yes' ? messages.internationalStudents : messages.otherStudents
}
