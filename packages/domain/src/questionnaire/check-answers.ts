import type { AnswerError } from '@shinequo/contract/questionnaire'
/** The parts of a question needed to check an answer. */
export interface AskedQuestion {
  readonly id: string
  readonly type: 'multiple_choice' | 'text'
  readonly choiceIds: readonly string[]
}

export interface GivenAnswer {
  readonly question: string
  readonly selected_choice: string | null
  readonly answer_text: string | null
}

const REQUIRED = { multiple_choice: 'choice_required', text: 'text_required' } as const

/**
 * The errors of a whole submission; {} if there are none. The key is `{index}.{field}` for a wrong answer, and the
 * question's id for a question without an answer.
 */
export function checkAnswers(
  questions: readonly AskedQuestion[],
  answers: readonly GivenAnswer[],
): Record<string, AnswerError> {
  const asked = new Map(questions.map((question) => [question.id, question]))
  const answered = new Set<string>()
  const errors: Record<string, AnswerError> = {}
  for (const [index, answer] of answers.entries()) {
    const question = asked.get(answer.question)
    if (!question) errors[`${index}.question`] = 'unknown_question'
    else if (answered.has(question.id)) errors[`${index}.question`] = 'answered_twice'
    else {
      answered.add(question.id)
      const [field, error] = wrongAnswer(question, answer) ?? []
      if (field && error) errors[`${index}.${field}`] = error
    }
  }
  for (const { id, type } of questions) if (!answered.has(id)) errors[id] = REQUIRED[type]
  return errors
}

/**
 * Whether the answers match exactly these questions and their choices. They do not if the form was opened before the
 * questions changed.
 */
export function fitsQuestions(questions: readonly AskedQuestion[], answers: readonly GivenAnswer[]): boolean {
  const asked = new Map(questions.map((question) => [question.id, question]))
  return (
    questions.every(({ id }) => answers.some((answer) => answer.question === id)) &&
    answers.every(({ question: id, selected_choice: choice }) => {
      const question = asked.get(id)
      return question !== undefined && (choice === null || question.choiceIds.includes(choice))
    })
  )
}

function wrongAnswer(question: AskedQuestion, answer: GivenAnswer): [string, AnswerError] | undefined {
  const { selected_choice: choice, answer_text: text } = answer
  if (choice !== null && !question.choiceIds.includes(choice)) {
    return ['selected_choice', 'unlisted_choice']
  }
  if (question.type === 'text') return text?.trim() ? undefined : ['answer_text', REQUIRED.text]
  if (choice === null) return ['selected_choice', REQUIRED.multiple_choice]
  return text?.trim() ? ['answer_text', 'unlisted_choice'] : undefined
}
