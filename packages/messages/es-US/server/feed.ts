/** What the server replies when posts are read or changed. */

import type { FeedRules } from '@shinequo/contract/feed'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import * as forms from '../web/feed.ts'
import { timeIsPast } from '../web/feed.ts'

export const postDeleted = 'La publicación se eliminó.'
/** Why a post cannot be published at the chosen time. */
const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Elige una hora dentro del próximo año',
} satisfies Record<ScheduleProblem, string>

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  picture_text_required: 'Escribe qué muestra la imagen, para estudiantes que no pueden verla',
  posts_page_gone: 'Esta página de publicaciones ya no existe. Vuelve a cargarla.',
  event_time_invalid: ({ why }) => forms.EVENT_PROBLEMS[why],
  schedule_invalid: ({ why }) => SCHEDULE_PROBLEMS[why],
  too_many_schools: ({ max }) =>
    `Una publicación puede nombrar ${max} universidades más como máximo. Elige todas las universidades.`,
} satisfies FieldSentences<keyof FeedRules>
