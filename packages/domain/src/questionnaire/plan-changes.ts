import type { EditedQuestion } from '@shinequo/contract/questionnaire'
import type { Code } from '../matching/codes.ts'

type Type = 'multiple_choice' | 'text'

/** A question that is asked, as it is stored. */
export interface StoredQuestion {
  readonly id: string
  readonly question_text: string
  readonly question_type: Type
  readonly counts: boolean
  readonly choices: readonly {
    readonly id: string
    readonly choice_text: string
    readonly code: Code | null
  }[]
}

interface NewQuestion {
  readonly id: string
  readonly position: number
  readonly question_text: string
  readonly question_type: Type
  readonly counts: boolean
  /** The question whose words or kind it changes. */
  readonly replaces: string | null
}

interface NewChoice {
  readonly id: string
  readonly question_id: string
  readonly position: number
  readonly choice_text: string
  readonly code: Code | null
  readonly replaces: string | null
}

/** What is to be written so that the wanted questionnaire is asked. Places count from 1. */
export interface QuestionnairePlan {
  readonly retired: { readonly questions: readonly string[]; readonly choices: readonly string[] }
  readonly questions: readonly NewQuestion[]
  readonly choices: readonly NewChoice[]
  /** What is asked on in the same words, with its place from now on, and what matching reads of it. */
  readonly kept: {
    readonly questions: readonly { id: string; position: number; counts: boolean }[]
    readonly choices: readonly { id: string; position: number; code: Code | null }[]
  }
  readonly added: number
  readonly edited: number
  readonly removed: number
  /** False: the wanted questionnaire is the one there is. */
  readonly changes: boolean
}

/**
 * Compares the questionnaire that is asked with the wanted one, which `checkQuestionnaire` found right. Words that change
 * make a new row that replaces the old one, so that an answer keeps the words it was given to; order and what the
 * matching reads change in place. A question of new words has new choices. `newId` is called for each new row.
 */
export function planChanges(
  asked: readonly StoredQuestion[],
  wanted: readonly EditedQuestion[],
  newId: () => string,
): QuestionnairePlan {
  const before = new Map(asked.map((question) => [question.id, question]))
  const questions: NewQuestion[] = []
  const choices: NewChoice[] = []
  const kept: { questions: Kept['questions'][number][]; choices: Kept['choices'][number][] } = {
    questions: [],
    choices: [],
  }
  let edited = 0
  for (const [at, question] of wanted.entries()) {
    const old = before.get(question.id ?? '')
    const { question_text, question_type, counts } = question
    const position = at + 1
    const stays = old?.question_text === question_text && old.question_type === question_type
    const id = stays ? old.id : newId()
    if (stays) kept.questions.push({ id, position, counts })
    else
      questions.push({
        id,
        position,
        question_text,
        question_type,
        counts,
        replaces: old?.id ?? null,
      })
    for (const [index, choice] of question.choices.entries()) {
      const oldChoice = old?.choices.find((one) => one.id === choice.id)
      const place = index + 1
      // The check has refused every other text.
      const code = choice.code as Code | null
      if (stays && oldChoice?.choice_text === choice.choice_text) {
        kept.choices.push({ id: oldChoice.id, position: place, code })
      } else {
        const replaces = oldChoice?.id ?? null
        const { choice_text } = choice
        choices.push({ id: newId(), question_id: id, position: place, choice_text, code, replaces })
      }
    }
    if (old && !isSame(old, question)) edited += 1
  }
  const retired = {
    questions: gone(asked, kept.questions),
    choices: gone(
      asked.flatMap((question) => question.choices),
      kept.choices,
    ),
  }
  const added = wanted.filter(({ id }) => id === null).length
  const removed = asked.filter(({ id }) => !wanted.some((question) => question.id === id)).length
  const moved = wanted.some(({ id }, at) => id !== asked[at]?.id)
  return {
    retired,
    questions,
    choices,
    kept,
    added,
    edited,
    removed,
    changes: added + edited + removed > 0 || moved,
  }
}

type Kept = QuestionnairePlan['kept']

function gone(before: readonly { id: string }[], kept: readonly { id: string }[]): string[] {
  const stay = new Set(kept.map(({ id }) => id))
  return before.map(({ id }) => id).filter((id) => !stay.has(id))
}

function isSame(old: StoredQuestion, question: EditedQuestion): boolean {
  return (
    old.question_text === question.question_text &&
    old.question_type === question.question_type &&
    old.counts === question.counts &&
    old.choices.length === question.choices.length &&
    old.choices.every(({ id, choice_text, code }, at) => {
      const choice = question.choices[at]
      return choice?.id === id && choice.choice_text === choice_text && choice.code === code
    })
  )
}
