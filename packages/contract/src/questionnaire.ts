import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { endingSentence, endingSentences, fitReason, matchReason, whyNotReason } from './matching/reasons.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

const QUESTION_TYPES = ['multiple_choice', 'text'] as const

/** Each wording in English, and in Spanish; '' if the programme has no Spanish one. */
export const question = z.object({
  id: z.string(),
  question_text: z.string(),
  question_text_es: z.string(),
  question_type: z.enum(QUESTION_TYPES),
  choices: z.array(z.object({ id: z.string(), choice_text: z.string(), choice_text_es: z.string() })),
})
export type Question = z.infer<typeof question>

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions/',
  summary: 'The questionnaire in its order',
  access: 'signed-in',
  status: 200,
  reply: z.array(question),
})

/** An answer as it is stored. */
const storedAnswer = z.object({
  id: z.string(),
  question: z.string(),
  selected_choice: z.nullable(z.string()),
  answer_text: z.nullable(z.string()),
})
export type StoredAnswer = z.infer<typeof storedAnswer>

export const listResponses = endpoint({
  method: 'GET',
  path: '/student-responses/',
  summary: "A student's own current answers; none for anybody else, and before the first",
  access: 'signed-in',
  status: 200,
  reply: z.array(storedAnswer),
})

const answer = z.object({
  question: value.id,
  selected_choice: z._default(z.nullable(value.id), null),
  answer_text: z._default(z.nullable(field.text(2000, 'your_answer')), null),
})

const answers = z
  .array(answer, { error: rule('answers_required') })
  .check(
    z.minLength(1, { error: rule('answers_required') }),
    z.maxLength(200, { error: rule('too_many_answers', { max: 200 }) }),
  )

export const submitResponses = endpoint({
  method: 'POST',
  path: '/student-responses/',
  summary: 'Answer the whole questionnaire; replaces the former answers as the current ones',
  access: 'signed-in',
  body: answers,
  status: 201,
  reply: z.array(storedAnswer),
})

/** A coach the student keeps, and how the two fit by other answers. All reasons are about the coach. */
const stayingCoach = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  url: z.nullable(z.string()),
  fits: endingSentences,
  /** Reasons by both the present answers and the new ones. */
  fits_codes: z.array(fitReason),
  gained: endingSentences,
  /** Reasons only by the new answers. */
  gained_codes: z.array(fitReason),
  lost: endingSentences,
  /** Reasons only by the present answers: the new ones no longer ask for them. */
  lost_codes: z.array(fitReason),
  unmet: endingSentence,
  /** A condition that the new answers set and the coach does not meet. */
  unmet_code: z.nullable(whyNotReason),
})
export type StayingCoach = z.infer<typeof stayingCoach>

export const previewResponses = endpoint({
  method: 'POST',
  path: '/student-responses/preview/',
  summary:
    "What these answers would change of the student's matches if they were sent now; it stores nothing",
  access: 'signed-in',
  body: answers,
  status: 200,
  reply: z.object({
    /** Whether anything would change: a reason, a condition or a coach. */
    changes: z.boolean(),
    /** The student's present coaches. Answers never remove one. */
    staying: z.array(stayingCoach),
    /** How many more coaches the student may have. */
    places_free: z.number(),
    /**
     * The coaches the student would be matched with at once, the best first, with reasons; empty where people decide.
     */
    joining: z.array(
      z.object({ coach: coachProfile, reasons: endingSentences, reason_codes: z.array(matchReason) }),
    ),
    /** How many coaches would be asked, where people decide. */
    asked: z.number(),
    /** Only people choose coaches for this student at present: answers do not create matches. */
    held: z.boolean(),
  }),
})
export type AnswersPreview = z.infer<typeof previewResponses.reply>

export const MAX_QUESTIONS = 40
export const MAX_CHOICES = 30
/** Null: a new one. */
const editedId = z.nullable(value.id)

const QUESTION_MAX = 300
const CHOICE_MAX = 120

const editedChoice = z.object({
  id: editedId,
  choice_text: field.requiredLine(CHOICE_MAX, 'choice'),
  /**
   * May be empty. Left out, the choice of this id keeps its Spanish while its English is unchanged, and has none after;
   * so for questions.
   */
  choice_text_es: z.optional(field.line(CHOICE_MAX, 'choice')),
  /** What matching uses when this is chosen, a code of domain/matching/codes; null: matching ignores it. */
  code: z.nullable(field.line(64, 'code')),
})

const editedQuestion = z.object({
  id: editedId,
  question_text: field.requiredLine(QUESTION_MAX, 'question'),
  question_text_es: z.optional(field.line(QUESTION_MAX, 'question')),
  question_type: z.enum(QUESTION_TYPES, { error: rule('question_kind') }),
  /** For a text question: whether matching compares the answer with what coaches say about themselves. */
  counts: z.boolean({ error: rule('words_unsaid') }),
  choices: z
    .array(editedChoice, { error: rule('choices_required') })
    .check(z.maxLength(MAX_CHOICES, { error: rule('too_many_choices', { max: MAX_CHOICES }) })),
})
export type EditedQuestion = z.infer<typeof editedQuestion>

/** The id of the question or choice that this one replaced; null if it was new. */
const replaces = z.nullable(z.string())

/** The questionnaire as administrators edit it. */
const editableQuestionnaire = z.object({
  /** Incremented by every change. A change names the version it is based on. */
  version: z.number(),
  questions: z.array(
    z.extend(question, {
      counts: z.boolean(),
      replaces,
      choices: z.array(
        z.object({
          id: z.string(),
          choice_text: z.string(),
          choice_text_es: z.string(),
          code: z.nullable(z.string()),
          replaces,
        }),
      ),
    }),
  ),
})
export type EditableQuestionnaire = z.infer<typeof editableQuestionnaire>

export const getQuestionnaire = endpoint({
  method: 'GET',
  path: '/admin/questionnaire/',
  summary: 'The whole questionnaire with what matching reads, and its version',
  access: 'admin',
  status: 200,
  reply: editableQuestionnaire,
})

export const saveQuestionnaire = endpoint({
  method: 'PUT',
  path: '/admin/questionnaire/',
  summary: 'Replace the questionnaire; what was answered stays. Refused when `version` is not the newest',
  access: 'admin',
  body: z.object({
    version: value.wholeNumber('the_version', 1, 2_147_483_646),
    questions: z
      .array(editedQuestion, { error: rule('questions_required') })
      .check(
        z.minLength(1, { error: rule('no_questions') }),
        z.maxLength(MAX_QUESTIONS, { error: rule('too_many_questions', { max: MAX_QUESTIONS }) }),
      ),
  }),
  status: 200,
  reply: editableQuestionnaire,
})

/** A version of the questionnaire, compared with the previous one. */
const questionnaireVersion = z.object({
  version: z.number(),
  saved_at: z.string(),
  /** The administrator's name; '' for the first version or if the account is gone. */
  saved_by: z.string(),
  /** How many questions were added, edited and removed. All 0: only their order changed. */
  added: z.number(),
  edited: z.number(),
  removed: z.number(),
})
export type QuestionnaireVersion = z.infer<typeof questionnaireVersion>

export const listQuestionnaireVersions = endpoint({
  method: 'GET',
  path: '/admin/questionnaire/history/',
  summary: 'When the questionnaire was changed, by whom and how much, newest first, 20 a page',
  access: 'admin',
  query: z.object({ cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({
    versions: z.array(questionnaireVersion),
    total: z.number(),
    next: z.nullable(z.string()),
  }),
})

/** What can be wrong with an answer to the questionnaire. */
export type AnswerError =
  | 'unknown_question'
  | 'answered_twice'
  | 'unlisted_choice'
  | 'choice_required'
  | 'text_required'

/** What can be wrong with an edited question or choice. */
export type EditError =
  | 'question_gone'
  | 'question_twice'
  | 'question_repeated'
  | 'text_has_choices'
  | 'choices_count'
  | 'too_few_choices'
  | 'choice_gone'
  | 'choice_twice'
  | 'choice_repeated'
  | 'unlisted_code'

/** The rules of questionnaire. Their sentences are in the catalogues of this noun. */
export interface QuestionnaireRules
  extends Missing<'answers' | 'choice' | 'choices' | 'question' | 'questions'> {
  question_kind: null
  no_questions: null
  words_unsaid: null
  too_many_answers: { max: number }
  too_many_choices: { max: number }
  too_many_questions: { max: number }
  /** `why` is the rule of domain/questionnaire, also in `question_invalid`. */
  answer_invalid: { why: AnswerError }
  question_invalid: { why: EditError }
}

/** The fields of questionnaire that messages name. */
export type QuestionnaireLabel = 'choice' | 'code' | 'question' | 'your_answer'
