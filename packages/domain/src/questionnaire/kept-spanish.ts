import type { EditedQuestion } from '@shinequo/contract/questionnaire'
import type { StoredQuestion } from './plan-changes.ts'

type EditedChoice = EditedQuestion['choices'][number]

/** An edited question with its Spanish wordings; '' for none. */
export interface WantedQuestion extends Omit<EditedQuestion, 'question_text_es' | 'choices'> {
  readonly question_text_es: string
  readonly choices: readonly (Omit<EditedChoice, 'choice_text_es'> & { readonly choice_text_es: string })[]
}

/**
 * An edited questionnaire with the Spanish wordings that were left out, by clients that do not know them: of the current
 * question or choice with the same id, if its English wording is the same. A new English wording has no Spanish yet, since
 * the former one may say something else.
 */
export function withKeptSpanish(
  asked: readonly StoredQuestion[],
  edited: readonly EditedQuestion[],
): WantedQuestion[] {
  return edited.map((question) => {
    const old = asked.find(({ id }) => id === question.id)
    const same = old?.question_text === question.question_text
    return {
      ...question,
      question_text_es: question.question_text_es ?? (same ? old.question_text_es : ''),
      choices: question.choices.map((choice) => {
        const oldChoice = old?.choices.find(({ id }) => id === choice.id)
        const sameChoice = oldChoice?.choice_text === choice.choice_text
        return {
          ...choice,
          choice_text_es: choice.choice_text_es ?? (sameChoice ? oldChoice.choice_text_es : ''),
        }
      }),
    }
  })
}
