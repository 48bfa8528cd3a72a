/** What the server says of matches, and the names of what people are matched by. */

import type { MatchingRules } from '@shinequo/contract/matching'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as forms from '../web/matching.ts'

export { betweenTopics, FOCUS_NAMES, topicAfterOthers } from '../web/focus-names.ts'
export { CODE_NAMES, fitReason, matchReason, whyNotReason } from '../web/matching-codes.ts'

/** Confirms to an administrator what they have just chosen. */
export const peopleChoose = 'Desde ahora, tu equipo elige los coaches de esta persona.'
export const engineChooses = 'Los coaches de esta persona vuelven a elegirse automáticamente.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  sessions_unsaid: 'Elige si quieres conservar tus sesiones',
  student_required: 'Indica qué estudiante',
  no_such_coach: 'No hay coach con este ID',
  no_such_student: 'No hay estudiante con este ID',
  nothing_weighs: 'Al menos un criterio tiene que tener un valor mayor que 0',
  student_incomplete: 'Esta persona todavía no ha completado su perfil',
} satisfies FieldSentences<keyof MatchingRules>
