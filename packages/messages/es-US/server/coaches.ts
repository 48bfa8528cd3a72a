/** Emails about coaches, and what the server replies when their pages change. */

import type { CoachRules } from '@shinequo/contract/coaches'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/coaches.ts'

// To a coach who is approved.
export const approvedSubject = 'Quienes buscan coach ya pueden encontrarte'
export const approved =
  'Tu página está aprobada. Desde ahora, los estudiantes pueden verte y reservar en el horario que marques.'
export const bookingsComeByMail =
  'Cada reserva te llega por correo. Puedes cambiar tu horario cuando quieras.'
export const seeYourDay = 'Ver tu día'

// To a coach, about what is new.
export const requestsSubject = (requests: number) =>
  plural(requests, {
    one: 'Alguien espera tu respuesta',
    other: '# estudiantes esperan tu respuesta',
  })
export const requestsWait = (requests: number) =>
  plural(requests, {
    one: 'Te propusimos un estudiante nuevo, que espera tu respuesta.',
    other: 'Te propusimos # estudiantes nuevos, que esperan tu respuesta.',
  })
export const ratingsSubject = (ratings: number) =>
  plural(ratings, { one: 'Tienes una calificación nueva', other: 'Tienes # calificaciones nuevas' })
export const ratingsCame = (ratings: number) =>
  plural(ratings, {
    one: 'Alguien calificó una sesión contigo. Puedes ver las estrellas en Hoy.',
    other: 'Tus estudiantes calificaron # sesiones contigo. Puedes ver las estrellas en Hoy.',
  })

export const asksSubject = (students: number) =>
  plural(students, {
    one: '¿Puedes sugerir un horario a alguien?',
    other: '¿Puedes sugerir horarios a # estudiantes?',
  })
export const programmeAsks = (students: number) =>
  plural(students, {
    one: 'Tu programa te pide que sugieras un horario a una persona que acompañas y que no tiene sesión reservada.',
    other:
      'Tu programa te pide que sugieras horarios a # de tus estudiantes, que no tienen ninguna sesión reservada.',
  })
export const suggestUnderToday =
  'En Hoy ves a quiénes, con un botón para sugerir hasta tres de tus horarios libres.'

export const careSubject = (students: number) =>
  plural(students, {
    one: 'Un estudiante tuyo puede necesitar ayuda ahora',
    other: '# estudiantes tuyos pueden necesitar ayuda ahora',
  })
export const careIsNeeded = (students: number) =>
  plural(students, {
    one: 'Alguien a quien acompañas escribió palabras que pueden indicar un peligro.',
    other: '# estudiantes a quienes acompañas escribieron palabras que pueden indicar un peligro.',
  })
export const beforeYouMeet =
  'Léelas antes de la sesión, por favor: están marcadas en Estudiantes, con lo que puedes hacer. Palabras como estas pueden ser inofensivas: empieza por preguntar.'
export const seeYourStudents = 'Ver a tus estudiantes'

// To a coach whose page needs changes before the approval.
export const changesAskedSubject = 'Tu página necesita algunos cambios'
export const changesAsked =
  'Gracias por preparar tu página. Antes de que los estudiantes puedan verla, tu programa te pide que cambies esto:'
export const sendAgainWhenDone = 'Cuando termines, vuelve a enviar tu página a revisión.'
export const openYourPage = 'Abrir tu página'
/** To the administrator. */
export const changesAskedFor = 'Ya avisamos de lo que hay que cambiar.'

// To a student whose coach leaves, or stays after all.
export const leavingSubject = (coach: string) => `${coach} dejará ShineQuo`
export const leaving = (coach: string, day: string) =>
  `${coach} dejará ShineQuo el ${day}. No tiene nada que ver contigo.`
export const willBeCancelled = (sessions: number) =>
  plural(sessions, {
    one: 'Esta sesión es posterior a ese día y se cancelará:',
    other: 'Estas sesiones son posteriores a ese día y se cancelarán:',
  })
export const bookAnotherCoach = 'Ya puedes reservar una sesión con otro coach. Te avisaremos si algo cambia.'
export const findACoach = 'Buscar coach'
export const staysSubject = (coach: string) => `${coach} se queda`
export const stays = (coach: string, sessions: number) =>
  sessions === 1
    ? `Buenas noticias: ${coach} se queda en ShineQuo. Tu sesión sigue en pie:`
    : `Buenas noticias: ${coach} se queda en ShineQuo. Tus sesiones siguen en pie:`

// What the server replies to requests.
export const chooseAZone = 'Elige una zona horaria de la lista'
export const canBeFound = 'Quienes buscan coach ya pueden encontrar a esta persona.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  changes_required: 'Escribe qué hay que cambiar',
  version_required: 'Indica qué versión se cambió',
  description_required: 'Cuéntales a tus estudiantes sobre ti',
  focus_area_required: 'Indica en qué temas trabajas',
  focus_kept: 'Marca al menos un tema en el que trabajas',
  language_kept: 'Marca al menos un idioma',
  languages_required: 'Indica al menos un idioma',
  link_to_this_service: 'Este enlace lleva de vuelta a ShineQuo. Deja el campo vacío para usar nuestra sala.',
  /** The error for a step that is still missing when a coach is approved. */
  step_to_do: ({ step }) => `${forms.STEPS[step]}: pendiente`,
} satisfies FieldSentences<keyof CoachRules>
