import type { MatchingTrial, MatchingWeights, RunFigures } from '@shinequo/contract/matching/weights'

/** What each weight is about: its name, and what it asks. In the order in which the page shows them. */
export const WEIGHT_WORDS: Readonly<Record<keyof MatchingWeights, readonly [name: string, about: string]>> = {
  focus: ['Topics', 'Does the coach work on what the student wants to work on?'],
  time: ['Times', 'Has the coach hours when the student wants to meet?'],
  style: ['Way of coaching', 'Does the coach work in the way that the student likes?'],
  experience: ['Experience', 'Has the coach lived what the student asked for?'],
  profile_language: ['Language of the profile', 'Does the coach speak the language that the profile names?'],
  school: ['Same school', 'Did the coach go to the student’s school, where that is wished for?'],
  words: ['Own words', 'Does the coach write about what the student wrote in their own words?'],
  record: [
    'Track record',
    'Did students with the same topics rate their sessions with the coach well? Nobody is shown how well.',
  ],
  room: ['Room', 'How much room has the coach? It spreads students over coaches.'],
}

export const WEIGHT_NAMES = Object.keys(WEIGHT_WORDS) as (keyof MatchingWeights)[]

/** What a weight is of the whole, '25 %'; with all at nothing there is no whole. */
export function shareWords(weights: MatchingWeights, name: keyof MatchingWeights): string {
  const sum = WEIGHT_NAMES.reduce((all, one) => all + weights[one], 0)
  return sum === 0 ? '–' : `${Math.round((100 * weights[name]) / sum)} %`
}

/** What becomes of the students of a trial, in sentences. */
export function moveWords({ moves, students }: MatchingTrial): string[] {
  const many = (count: number) => (count === 1 ? '1 student' : `${count} students`)
  if (students === 0) return ['Nobody is in this trial.']
  if (moves.same === students) return ['Nobody would get another first coach.']
  return [
    ...(moves.other > 0 ? [`${many(moves.other)} would get another first coach.`] : []),
    ...(moves.gained > 0
      ? [`${many(moves.gained)} would get a coach and ${moves.gained === 1 ? 'gets' : 'get'} none now.`]
      : []),
    ...(moves.lost > 0 ? [`${many(moves.lost)} would get none any more.`] : []),
    `${many(moves.same)} would see no difference.`,
  ]
}

/** A row of a table that compares two runs; a figure is null where it is hidden. */
export interface ComparedRow {
  readonly label: string
  readonly now: number | null
  readonly tried: number | null
}

const RANKS = ['Their best', 'Their second', 'Their third', 'Fourth to tenth', 'Further']
const LOADS = ['Empty', 'Up to half full', 'More than half full', 'Full']

/** How good the first coaches are for the students, with those who get none. */
export function rankRows(now: RunFigures, tried: RunFigures): ComparedRow[] {
  const ranks = RANKS.map((label, at) => ({ label, now: now.ranks[at] ?? 0, tried: tried.ranks[at] ?? 0 }))
  return [...ranks, { label: 'No coach', now: now.none, tried: tried.none }]
}

export function loadRows(now: RunFigures, tried: RunFigures): ComparedRow[] {
  return LOADS.map((label, at) => ({ label, now: now.loads[at] ?? 0, tried: tried.loads[at] ?? 0 }))
}

export const GROUP_TITLES: Readonly<Record<RunFigures['groups'][number]['by'], string>> = {
  sex: 'By sex',
  ethnicity: 'By race or ethnicity',
  international: 'By where they come from',
  school: 'By school',
}

/** What groups of yes and no, and of those who have not said, are called; any other group is called what it is. */
export function groupName(by: RunFigures['groups'][number]['by'], group: string): string {
  if (group === '') return 'Not said'
  if (by !== 'international') return group
  return group === 'yes' ? 'International students' : 'Other students'
}
