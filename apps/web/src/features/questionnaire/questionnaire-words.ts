import type { QuestionnaireVersion } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { labelOf } from './choice-codes.ts'
import { asSent, type DraftQuestion } from './questionnaire-draft.ts'

/** The kind of a question, and how much of it matching reads: '4 of 5 choices count'. */
export function kindText(question: DraftQuestion): string {
  const { question_type, choices, counts } = asSent(question)
  if (question_type === 'text') return counts ? messages.inWordsThatCount : messages.inWords
  const counting = choices.filter(({ code }) => code !== null).length
  return messages.choicesCount(counting, choices.length)
}

/** A question in one line, with its choices, what they count as and its Spanish: 'What? Rest (Sleep and daily routine), Other'. */
export function wholeText(question: DraftQuestion): string {
  const { question_text, question_text_es, choices } = asSent(question)
  const listed = choices
    .map(({ choice_text, code }) =>
      code === null ? choice_text : messages.choiceAs(choice_text, labelOf(code)),
    )
    .join(', ')
  const spanish = [question_text_es, ...choices.map(({ choice_text_es }) => choice_text_es)]
  return [
    `${question_text} ${listed}`.trim(),
    kindText(question),
    ...(spanish.some((text) => text !== '') ? [messages.inSpanish(spanish.map((text) => text || '–'))] : []),
  ].join(' · ')
}

/** How much a version changed: '2 edited, 1 added', or 'A different order'. */
export function changeText({ version, added, edited, removed }: QuestionnaireVersion): string {
  if (version === 1) return messages.firstQuestions(added)
  if (edited + added + removed === 0) return messages.anotherOrder
  return messages.changed(edited, added, removed)
}
