/** What students and staff read when a student asks to be contacted. */

import type { CareRules } from '@shinequo/contract/care'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/care.ts'
import * as phraseForms from '../web/care-phrases.ts'

export const requestedSubject = 'Solicitud de ayuda: alguien pide que el equipo se comunique'
export const requested =
  'Una persona que participa como estudiante escribió algo que puede indicar peligro. Pidió que el equipo del programa lo lea y se comunique con ella.'
/** When there are too many for a mail about each. */
export const waitingSubject = (students: number) =>
  plural(students, {
    one: '# estudiante espera que el equipo se comunique',
    other: '# estudiantes esperan que el equipo se comunique',
  })
export const waiting = (students: number) =>
  `${plural(students, {
    one: '# estudiante pidió que el equipo se comunique y todavía espera.',
    other: '# estudiantes pidieron que el equipo se comunique y todavía esperan.',
  })} Fueron tantas solicitudes en una hora que este correo las reúne todas. Mientras siga así, recibirás uno cada cinco minutos.`
export const waitingUnproved = (students: number) =>
  plural(students, {
    one: '# de esas cuentas no ha confirmado su correo.',
    other: '# de esas cuentas no han confirmado su correo.',
  })
export const worrySubject = 'A un coach le preocupa una persona a quien acompaña'
export const worryHandedOver =
  'A un coach le preocupa una persona a quien acompaña, y te eligió para avisarte.'
export const lookToday = 'Revísalo hoy, por favor. En la página se indica qué hacer.'
export const seeWhoWaits = 'Ver quién espera'
export const staffWillGetInTouch = 'El equipo de tu programa ya puede leer esto y se comunicará contigo.'
export const someoneWillGetInTouch = 'Alguien del equipo de tu programa se comunicará contigo.'
/** Of a student who used 'Ask someone to contact me', where writing something is optional. */
export const askedForContact =
  'Una persona que participa como estudiante pidió que alguien del equipo del programa se comunique con ella. Es posible que no haya dicho por qué.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  ...phraseForms.phraseErrors,
  staff_unchosen: 'Elige quién debe leer esto, cinco personas como máximo',
  worry_required: 'Escribe qué te preocupa',
  care_text_required: 'Envía el texto que el equipo puede leer',
  place_unsaid: 'Indica dónde se escribió esto',
} satisfies FieldSentences<keyof CareRules>
