/** What the server replies about answers, and about the questionnaire while it is edited. */
import type { AnswerError } from '@shinequo/domain/questionnaire/check-answers'
import type { EditError } from '@shinequo/domain/questionnaire/check-questionnaire'
import { ANSWER_REQUIRED } from '../web/questionnaire.ts'

/** Errors for a student, each at the question that it is about. */
export const ANSWER_ERRORS = {
  unknown_question: 'Esta pregunta no es parte del cuestionario',
  answered_twice: 'Esta pregunta está respondida dos veces',
  unlisted_choice: 'Elige una de las opciones de la lista',
  choice_required: ANSWER_REQUIRED.multiple_choice,
  text_required: ANSWER_REQUIRED.text,
} satisfies Record<AnswerError, string>

/** Errors for an administrator, each at the question or choice that it is about. */
export const EDIT_ERRORS = {
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
