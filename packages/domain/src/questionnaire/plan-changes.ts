import type { Code } from '../matching/codes.ts'
import type { WantedQuestion } from './kept-spanish.ts'

type Type = 'multiple_choice' | 'text'

/** A current question, as stored. */
export interface StoredQuestion {
  readonly id: string
  readonly question_text: string
  /** '': none. */
  readonly question_text_es: string
  readonly question_type: Type
  readonly counts: boolean
  readonly choices: readonly {
    readonly id: string
    readonly choice_text: string
    readonly choice_text_es: string
    readonly code: Code | null
  }[]
}

interface NewQuestion {
  readonly id: string
  readonly position: number
  readonly question_text: string
  readonly question_text_es: string
  readonly question_type: Type
  readonly counts: boolean
  /** The question that this one replaces, after a change of wording or kind. */
  readonly replaces: string | null
}

interface NewChoice {
  readonly id: string
  readonly question_id: string
  readonly position: number
  readonly choice_text: string
  readonly choice_text_es: string
  readonly code: Code | null
  readonly replaces: string | null
}

/** The rows to write to get the wanted questionnaire. Positions count from 1. */
export interface QuestionnairePlan {
  readonly retired: { readonly questions: readonly string[]; readonly choices: readonly string[] }
  readonly questions: readonly NewQuestion[]
  readonly choices: readonly NewChoice[]
  /** Questions and choices whose English is unchanged, with the rest as wanted. */
  readonly kept: {
    readonly questions: readonly {
      id: string
      position: number
      question_text_es: string
      counts: boolean
    }[]
    readonly choices: readonly {
      id: string
      position: number
      choice_text_es: string
      code: Code | null
    }[]
  }
  readonly added: number
  readonly edited: number
  readonly removed: number
  /** False if the wanted questionnaire equals the current one. */
  readonly changes: boolean
}

/**
 * Compares the current questionnaire with the wanted one, which must have passed `checkQuestionnaire`. A change of the
 * English wording adds a row that replaces the old one, so that existing answers keep the wording they answered. The
 * Spanish wording, which translates it, changes in place, as do order and what matching reads. A question with a new
 * wording gets new choices. `newId` is called for each new row.
 */
export function planChanges(
  asked: readonly StoredQuestion[],
  wanted: readonly WantedQuestion[],
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
    const { question_text, question_text_es, question_type, counts } = question
    const position = at + 1
    const stays = old?.question_text === question_text && old.question_type === question_type
    const id = stays ? old.id : newId()
    if (stays) kept.questions.push({ id, position, question_text_es, counts })
    else
      questions.push({
        id,
        position,
        question_text,
        question_text_es,
        question_type,
        counts,
        replaces: old?.id ?? null,
      })
    for (const [index, choice] of question.choices.entries()) {
      const oldChoice = old?.choices.find((one) => one.id === choice.id)
      const place = index + 1
      // `checkQuestionnaire` has rejected everything else.
      const code = choice.code as Code | null
      const { choice_text, choice_text_es } = choice
      if (stays && oldChoice?.choice_text === choice_text) {
        kept.choices.push({ id: oldChoice.id, position: place, choice_text_es, code })
      } else {
        const replaces = oldChoice?.id ?? null
        const words = { choice_text, choice_text_es }
        choices.push({ id: newId(), question_id: id, position: place, ...words, code, replaces })
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

function isSame(old: StoredQuestion, question: WantedQuestion): boolean {
  return (
    old.question_text === question.question_text &&
    old.question_text_es === question.question_text_es &&
    old.question_type === question.question_type &&
    old.counts === question.counts &&
    old.choices.length === question.choices.length &&
    old.choices.every(({ id, choice_text, choice_text_es, code }, at) => {
      const choice = question.choices[at]
      return (
        choice?.id === id &&
        choice.choice_text === choice_text &&
        choice.choice_text_es === choice_text_es &&
        choice.code === code
      )
    })
  )
}
