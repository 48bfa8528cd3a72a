/** Errors at fields that several features use. */
import type { FieldLabel, FieldSentences } from '@shinequo/contract/rules'
import { number } from '../locale.ts'
import * as signIn from './sign-in.ts'

/** The name of a field within a sentence. Sentences must fit both genders, singular and plural. */
export const LABELS: Record<FieldLabel, string> = {
  action: 'la acción',
  address: 'el correo',
  asking_for_spanish: 'la forma de pedir español',
  choice: 'la opción',
  city: 'la ciudad',
  close_hour: 'close_hour',
  code: 'el código',
  course: 'la carrera',
  crisis_line: 'la línea de crisis',
  cursor: 'el cursor',
  days_ahead: 'los días por adelantado',
  degree: 'el grado académico',
  description_of_the_picture: 'la descripción de la imagen',
  domain: 'el dominio',
  emergency_number: 'el número de emergencia',
  encoding_confirmed: 'encoding_confirmed',
  end: 'el final',
  experience: 'la experiencia',
  feedback: 'la opinión',
  first_name: 'el nombre',
  focus: 'el enfoque',
  focus_area: 'el área de enfoque',
  identity: 'el origen étnico',
  impact: 'el impacto',
  is_completed: 'is_completed',
  language: 'el idioma',
  language_of_the_profile: 'el idioma del perfil',
  languages: 'los idiomas',
  last_name: 'los apellidos',
  link: 'el enlace',
  meeting_link: 'el enlace de reunión',
  message: 'el mensaje',
  most_sessions_a_day: 'el número máximo de sesiones al día',
  most_sessions_a_week: 'el número máximo de sesiones a la semana',
  the_name: 'el nombre',
  no_show: 'no_show',
  took_place: 'took_place',
  note: 'la nota',
  notes: 'las notas',
  notice: 'la anticipación',
  number_of_sessions_ahead: 'el número de sesiones próximas',
  own_words: 'el texto libre',
  person: 'la persona',
  place: 'el lugar',
  place_to_go_on_from: 'el punto de continuación',
  phrase: 'la frase',
  preferred_name: 'el nombre preferido',
  protocol: 'el protocolo',
  protocol_in_spanish: 'el protocolo en español',
  staff_hours: 'el horario del equipo',
  question: 'la pregunta',
  reason: 'el motivo',
  remember: 'remember',
  room: 'los lugares',
  school: 'la universidad',
  search: 'la búsqueda',
  sex: 'el género',
  shared: 'shared',
  shares_identity: 'shares_identity',
  start: 'el inicio',
  state: 'el estado',
  story: 'la historia',
  subject: 'el asunto',
  tags: 'las etiquetas',
  telephone_line: 'el teléfono',
  testimonial_contact: 'el correo para el testimonio',
  text: 'el texto',
  text_about_you: 'el texto sobre ti',
  the_school: 'la universidad',
  the_title: 'el título',
  the_version: 'la versión',
  time_after_a_session: 'el tiempo después de una sesión',
  time_before_a_session: 'el tiempo antes de una sesión',
  time_zone: 'la zona horaria',
  times: 'los horarios',
  title: 'el título',
  track_record: 'la trayectoria',
  version: 'version',
  version_number: 'la versión',
  way_of_coaching: 'la forma de trabajar',
  weekday: 'el día de la semana',
  what_to_work_on: 'los temas',
  your_answer: 'tu respuesta',
}

/** The name of a field above it, in a form or a list of facts: without its article, and with a capital letter. */
export function fieldName(label: FieldLabel): string {
  const name = LABELS[label].replace(/^(?:el|la|los|las) /, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** For free text. */
export const textErrors = {
  not_storable: signIn.fieldErrors.not_storable,
  not_text: ({ label }) => `En ${LABELS[label]} solo puede ir texto`,
  too_long: ({ label, max }) => `En ${LABELS[label]} caben ${number(max)} caracteres como máximo`,
} satisfies Partial<FieldSentences>

/** For an address with letters that many mail servers do not take. */
export const emailLetters =
  'Antes de la @, un correo solo puede tener letras de la a a la z sin acentos, cifras y algunos signos'

/** For the names of people. */
export const nameErrors = {
  ...textErrors,
  name_lines: ({ label }) => `En ${LABELS[label]} solo puede ir una línea`,
  name_link: ({ label }) => `No se permiten enlaces en ${LABELS[label]}`,
  name_number: ({ label }) => `No se permiten números de cinco cifras o más en ${LABELS[label]}`,
  name_required: ({ label }) => `Falta ${LABELS[label]}`,
} satisfies Partial<FieldSentences>

/** For telephone numbers. */
export const numberErrors = {
  number_invalid: ({ label }) => `En ${LABELS[label]} solo puede haber dígitos, espacios, paréntesis, + y -`,
  number_required: ({ label }) => `Escribe ${LABELS[label]}`,
} satisfies Partial<FieldSentences>

/** For values that none of our forms can send. */
export const otherErrors = {
  not_boolean: ({ label }) => `En ${LABELS[label]} solo puede ir true o false`,
  not_whole: ({ label, least, most, step }) =>
    `En ${LABELS[label]} va un número entero entre ${number(least)} y ${number(most)}${step === undefined ? '' : `, de ${number(step)} en ${number(step)}`}`,
} satisfies Partial<FieldSentences>

/** Where an action needs a reason. */
export const reasonRequired = 'Escribe por qué: tu motivo queda en el registro de auditoría'
export const pageInvalid = 'Escribe una dirección completa que empiece con https://'
