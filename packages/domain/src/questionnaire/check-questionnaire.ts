import type { EditError } from '@shinequo/contract/questionnaire'
import { isCode } from '../matching/codes.ts'
import type { WantedQuestion } from './kept-spanish.ts'
import type { StoredQuestion } from './plan-changes.ts'

/** A single choice would leave nothing to choose. */
const LEAST_CHOICES = 2

/**
 * The errors of a whole edited questionnaire; {} if there are none. The keys are fields of the request, such as
 * `questions.2.choices.0.choice_text`. `asked` is the current questionnaire, which every id must belong to. No two
 * questions, and no two choices of one, read the same in either language: what has no Spanish is shown in English.
 */
export function checkQuestionnaire(
  asked: readonly StoredQuestion[],
  wanted: readonly WantedQuestion[],
): Record<string, EditError> {
  const errors: Record<string, EditError> = {}
  const texts = new Set<string>()
  const spanish = new Set<string>()
  const ids = new Set<string>()
  for (const [at, question] of wanted.entries()) {
    const here = `questions.${at}`
    const old = asked.find(({ id }) => id === question.id)
    if (question.id !== null && !old) errors[`${here}.id`] = 'question_gone'
    else if (isAgain(ids, question.id)) errors[`${here}.id`] = 'question_twice'
    const { question_text, question_text_es } = question
    const againInSpanish = isAgain(spanish, plain(question_text_es || question_text))
    if (isAgain(texts, plain(question_text))) errors[`${here}.question_text`] = 'question_repeated'
    else if (againInSpanish) errors[`${here}.question_text_es`] = 'question_repeated'
    Object.assign(errors, wrongChoices(here, old, question))
  }
  return errors
}

function wrongChoices(
  here: string,
  old: StoredQuestion | undefined,
  question: WantedQuestion,
): Record<string, EditError> {
  const { question_type, choices, counts } = question
  if (question_type === 'text') {
    return choices.length > 0 ? { [`${here}.choices`]: 'text_has_choices' } : {}
  }
  const errors: Record<string, EditError> = {}
  if (counts) errors[`${here}.counts`] = 'choices_count'
  if (choices.length < LEAST_CHOICES) errors[`${here}.choices`] = 'too_few_choices'
  const texts = new Set<string>()
  const spanish = new Set<string>()
  const ids = new Set<string>()
  for (const [index, { id, choice_text, choice_text_es, code }] of choices.entries()) {
    const there = `${here}.choices.${index}`
    if (id !== null && !old?.choices.some((choice) => choice.id === id)) {
      errors[`${there}.id`] = 'choice_gone'
    } else if (isAgain(ids, id)) errors[`${there}.id`] = 'choice_twice'
    const againInSpanish = isAgain(spanish, plain(choice_text_es || choice_text))
    if (isAgain(texts, plain(choice_text))) errors[`${there}.choice_text`] = 'choice_repeated'
    else if (againInSpanish) errors[`${there}.choice_text_es`] = 'choice_repeated'
    if (code !== null && !isCode(code)) errors[`${there}.code`] = 'unlisted_code'
  }
  return errors
}

/** Records a value and returns whether it was recorded before. Null never counts as a repetition. */
function isAgain(noted: Set<string>, value: string | null): boolean {
  if (value === null) return false
  const again = noted.has(value)
  noted.add(value)
  return again
}

/** Normalises a text for comparison: ignores case and the amount of white space. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ')
}
