import type { BodyInput } from '@shinequo/contract/endpoint'
import type { EditableQuestionnaire, Question, saveQuestionnaire } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import type { FieldErrors } from '../../lib/form-rules.ts'

/** A choice being edited. `key` is its id, or a temporary key if it is new. */
export interface DraftChoice {
  readonly key: string
  readonly choice_text: string
  /** '': none. */
  readonly choice_text_es: string
  /** The code that matching reads if it is chosen; null: it does not count. */
  readonly code: string | null
}

/** A question being edited. While it is a text question its choices are kept, but not sent. */
export interface DraftQuestion {
  readonly key: string
  readonly question_text: string
  /** '': none. */
  readonly question_text_es: string
  readonly question_type: Question['question_type']
  /** Whether matching reads the text of an answer. Only for text questions. */
  readonly counts: boolean
  readonly choices: readonly DraftChoice[]
}

export interface QuestionnaireDraft {
  readonly questions: readonly DraftQuestion[]
}

/** The saved questionnaire as a draft. */
export function draftOf({ questions }: EditableQuestionnaire): QuestionnaireDraft {
  return {
    questions: questions.map(({ id, question_text, question_text_es, question_type, counts, choices }) => ({
      key: id,
      question_text,
      question_text_es,
      question_type,
      counts,
      choices: choices.map(({ id: key, choice_text, choice_text_es, code }) => ({
        key,
        choice_text,
        choice_text_es,
        code,
      })),
    })),
  }
}

/** Whether saving either draft would have the same result. */
export function isSame(one: QuestionnaireDraft, other: QuestionnaireDraft): boolean {
  return JSON.stringify(one.questions.map(asSent)) === JSON.stringify(other.questions.map(asSent))
}

/** A question without the parts that are not sent. */
export function asSent(question: DraftQuestion): DraftQuestion {
  return question.question_type === 'text' ? { ...question, choices: [] } : { ...question, counts: false }
}

/** Whether a stored draft still has the expected shape. */
export function isDraft({ questions }: Partial<QuestionnaireDraft>): boolean {
  return (
    Array.isArray(questions) &&
    questions.every(
      (one) =>
        typeof one?.key === 'string' &&
        typeof one.question_text === 'string' &&
        typeof one.question_text_es === 'string' &&
        typeof one.counts === 'boolean' &&
        Array.isArray(one.choices) &&
        one.choices.every(
          (choice: Partial<DraftChoice> | null) =>
            choice?.code !== undefined && typeof choice.choice_text_es === 'string',
        ),
    )
  )
}

/** Applies a draft to what is saved now: a question or choice that somebody reworded meanwhile gets its new id. */
export function fitted(draft: QuestionnaireDraft, { questions }: EditableQuestionnaire): QuestionnaireDraft {
  const rows = questions.flatMap((question) => [question, ...question.choices])
  const heirs = new Map(
    rows.flatMap(({ id, replaces }) => (replaces === null ? [] : [[replaces, id] as const])),
  )
  const keyNow = (key: string) => heirs.get(key) ?? key
  return {
    questions: draft.questions.map((question) => ({
      ...question,
      key: keyNow(question.key),
      choices: question.choices.map((choice) => ({ ...choice, key: keyNow(choice.key) })),
    })),
  }
}

/** The draft in the format to send. What is not in the saved questionnaire is sent as new. */
export function bodyOf(
  draft: QuestionnaireDraft,
  saved: EditableQuestionnaire,
): BodyInput<typeof saveQuestionnaire>['questions'] {
  return draft.questions.map(asSent).map(({ key, choices, ...question }) => {
    const old = saved.questions.find(({ id }) => id === key)
    return {
      ...question,
      id: old?.id ?? null,
      choices: choices.map(({ key: choiceKey, ...choice }) => ({
        ...choice,
        id: old?.choices.find(({ id }) => id === choiceKey)?.id ?? null,
      })),
    }
  })
}

/** The draft as students would see it. */
export function previewOf({ questions }: QuestionnaireDraft): Question[] {
  return questions.map(asSent).map(({ key, question_text, question_text_es, question_type, choices }) => ({
    id: key,
    question_text: question_text.trim() || messages.questionWithoutWords,
    question_text_es: question_text_es.trim(),
    question_type,
    choices: choices.map((choice) => ({
      id: choice.key,
      choice_text: choice.choice_text.trim() || messages.choiceWithoutWords,
      choice_text_es: choice.choice_text_es.trim(),
    })),
  }))
}

/** The list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T)
}

const NEW = 'new-'

/** The key of a question or choice that is not saved yet. */
export function newKey(): string {
  return `${NEW}${Math.random().toString(36).slice(2)}`
}

/** Whether the question or choice of this key is not saved yet. */
export function isNew(key: string): boolean {
  return key.startsWith(NEW)
}

export function newChoice(): DraftChoice {
  return { key: newKey(), choice_text: '', choice_text_es: '', code: null }
}

export function newQuestion(): DraftQuestion {
  return {
    key: newKey(),
    question_text: '',
    question_text_es: '',
    question_type: 'multiple_choice',
    counts: false,
    choices: [newChoice(), newChoice()],
  }
}

/**
 * The server's errors by question and field or choice, 'question/question_text' or 'question/choice', of its Spanish
 * 'question/choice/es'. The server uses positions in the list that was sent, which may change while the user corrects them.
 */
export function errorsByKey(errors: FieldErrors, { questions }: QuestionnaireDraft): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [, at, name = '', choice, part] = field.split('.')
      const question = questions[Number(at)]
      if (question === undefined) return [field, message]
      const chosen = choice === undefined ? undefined : question.choices[Number(choice)]
      return [`${question.key}/${chosen?.key ?? name}${part === 'choice_text_es' ? '/es' : ''}`, message]
    }),
  )
}

/** Whether a field of `errorsByKey` is a Spanish wording. */
export function isOfSpanish(field: string): boolean {
  return field.endsWith('/es') || field.endsWith('/question_text_es')
}
