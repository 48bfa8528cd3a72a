import type { MatchingKey, QuestionnaireVersion } from '@shinequo/contract/questionnaire'
import { asSent, type DraftQuestion } from './questionnaire-draft.ts'

/** What the matching may read from a question: value, name, and what that means. */
export const MATCHING: readonly (readonly [value: MatchingKey | '', name: string, meaning: string])[] = [
  ['', 'Nothing', 'Coaches read the answer. Matching does not.'],
  [
    'language',
    'Language',
    'Weighs most. Finds coaches who speak it: write languages as coaches name theirs, such as Spanish.',
  ],
  [
    'focus_area',
    'Focus area',
    'Weighs next. Finds coaches who work on it: write areas as coaches name theirs, such as Sleep and daily routine.',
  ],
  [
    'preference',
    'Time of day',
    "Weighs a little. Finds coaches with hours then: choices with the word morning, afternoon or evening count, in the student's own time.",
  ],
]

const matchingName = (key: MatchingKey | null) => MATCHING.find(([value]) => value === key)?.[1].toLowerCase()

/** What a question is besides its words: '7 choices · matching reads focus area'. */
export function kindText(question: DraftQuestion): string {
  const { question_type, choices, matching_key } = asSent(question)
  const kind = question_type === 'text' ? 'Answered in words' : `${choices.length} choices`
  return matching_key === null ? kind : `${kind} · matching reads ${matchingName(matching_key)}`
}

/** A question in one line, its choices too: 'What? Sleep, Exams · 2 choices'. */
export function wholeText(question: DraftQuestion): string {
  const { question_text, choices } = asSent(question)
  const listed = choices.map(({ choice_text }) => choice_text).join(', ')
  return [`${question_text} ${listed}`.trim(), kindText(question)].join(' · ')
}

const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`])

/** How much a version changed: '2 edited, 1 added', or 'Another order'. */
export function changeText({ version, added, edited, removed }: QuestionnaireVersion): string {
  if (version === 1) return `The first ${added} questions`
  const parts = [...counted(edited, 'edited'), ...counted(added, 'added'), ...counted(removed, 'removed')]
  return parts.join(', ') || 'Another order'
}
