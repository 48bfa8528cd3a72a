/** What the server replies about answers, and about the questionnaire while it is edited. */
import type { AnswerError, EditError, QuestionnaireRules } from '@shinequo/contract/questionnaire'
import type { FieldSentences } from '@shinequo/contract/rules'
import { ANSWER_REQUIRED } from '../web/questionnaire.ts'

/** Errors for a student, each at the question that it is about. */
const ANSWER_ERRORS = {
  unknown_question: 'Esta pregunta no es parte del cuestionario',
  answered_twice: 'Esta pregunta está respondida dos veces',
  unlisted_choice: 'Elige una de las opciones de la lista',
  choice_required: ANSWER_REQUIRED.multiple_choice,
  text_required: ANSWER_REQUIRED.text,
} satisfies Record<AnswerError, string>

/** Errors for an administrator, each at the question or choice that it is about. */
const EDIT_ERRORS = {
  question_gone: 'Esta pregunta ya no se hace',
  question_twice: 'Esta pregunta aparece dos veces',
  question_repeated: 'Otra pregunta tiene las mismas palabras',
  text_has_choices: 'Una pregunta que se responde con texto libre no lleva opciones',
  choices_count: 'En una pregunta con opciones, cada opción cuenta por separado',
  too_few_choices: 'Pon por lo menos dos opciones',
  choice_gone: 'Esta opción ya no se ofrece',
  choice_twice: 'Esta opción aparece dos veces',
  choice_repeated: 'Otra opción tiene las mismas palabras',
  unlisted_code: 'Elige de la lista',
} satisfies Record<EditError, string>

/** Errors at fields. */
export const fieldErrors = {
  answers_required: 'Envía una lista de respuestas',
  choice_required: 'Escribe la opción o quítala',
  choices_required: 'Indica las opciones',
  no_questions: 'Un cuestionario tiene al menos una pregunta',
  question_kind: 'El tipo tiene que ser multiple_choice o text',
  question_required: 'Escribe la pregunta',
  questions_required: 'Indica las preguntas',
  words_unsaid: 'Indica si las palabras cuentan: true o false',
  answer_invalid: ({ why }) => ANSWER_ERRORS[why],
  question_invalid: ({ why }) => EDIT_ERRORS[why],
  too_many_answers: ({ max }) => `Envía ${max} respuestas como máximo`,
  too_many_choices: ({ max }) => `Una pregunta puede tener ${max} opciones como máximo`,
  too_many_questions: ({ max }) => `Un cuestionario puede tener ${max} preguntas como máximo`,
} satisfies FieldSentences<keyof QuestionnaireRules>
