/** What the server says in the file with somebody's own data. */
import type { FieldLabel } from '@shinequo/contract/rules'
import { yourData } from '../web/accounts.ts'
import { ACTIONS } from '../web/audit.ts'
import { fieldName, LABELS } from '../web/fields.ts'
import { CHOICES, KINDS } from '../web/notifications.ts'
import { DATA_CODE_NAMES } from './data-codes.ts'

export { yourData }

// What the page says itself.
export const yourDataTitle = `${yourData} · ShineQuo`
/** The moment ends with the dot of 'p. m.', so no sentence may end with it. */
export const everythingAbout = (name: string, moment: string, zone: string) =>
  `Todo lo que ShineQuo guarda sobre ${name} (fecha: ${moment}; zona horaria: ${zone}). Junto a esta página están los mismos datos en JSON, para otras aplicaciones.`
export const notInHere =
  'Lo que no está aquí: tu contraseña y tus códigos, que solo guardamos en una forma que no se puede leer, y lo que pertenece a otras personas, de quienes ves solo el nombre y una inicial. Si algo está mal o falta, escribe a tu programa.'
/** The same two, of a file that staff had made. */
export const madeByStaff = (name: string, moment: string, zone: string) =>
  `Datos que ShineQuo guarda sobre ${name}, en un archivo que pidió el personal (fecha: ${moment}; zona horaria: ${zone}). Junto a esta página están los mismos datos en JSON, para otras aplicaciones.`
export const notForStaff =
  'No incluye lo que se comparte solo con coaches o con nadie: respuestas, notas, mensajes en las sesiones, historias y opiniones, ni lo que se pidió que el personal leyera. El archivo con todo solo lo puedes pedir tú, en tu perfil o en tu cuenta.'
export const yourPicture = 'Tu foto'
export const nothingKept = 'No se guarda nada.'
export const yes = 'Sí'
export const no = 'No'
/** In order from Monday, which is 1. */
export const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const
/** Columns on the page that do not have the name of a field. The file with the data uses English names. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  a_day_before: 'Recordatorio un día antes',
  about: 'Sobre quién',
  about_a: 'Sobre qué',
  accepted_at: 'Se aceptó el',
  accepts_students: 'Recibes estudiantes',
  action: 'Qué se hizo',
  added: 'Agregadas',
  an_hour_before: 'Recordatorio una hora antes',
  answer: 'Respuesta',
  answered_at: 'Se respondió el',
  answers: 'Respuestas',
  approved_at: 'Se aprobó el',
  asked_at: 'Se pidió el',
  asked_for_feedback: 'Pregunta sobre cómo estuvo una sesión',
  at: 'Cuándo',
  begun_at: 'Empezó el',
  booked_at: 'Se reservó el',
  buffer_after_minutes: 'Minutos libres después',
  buffer_before_minutes: 'Minutos libres antes',
  by: 'Quién',
  cancel_reason: 'Motivo de la cancelación',
  cancellation_read_at: 'Cancelación leída el',
  cancelled_at: 'Se canceló el',
  cancelled_by: 'Quién canceló',
  capacity: 'Cupo de estudiantes',
  changed_at: 'Cambió el',
  changes: 'Cambios',
  coach: 'Coach',
  coach_plan: 'Plan para la sesión',
  coach_rating: 'Calificación de tu coach',
  coach_asks: KINDS.coach_asks,
  coach_ratings: KINDS.coach_ratings,
  coach_requests: 'Estudiantes que esperan respuesta',
  code_good_until: 'El código sirve hasta',
  conditions: 'Filtros y orden',
  confirmation_taken_back: 'Se retiró la verificación de una universidad',
  confirmed_at: 'Se verificó el',
  confirmed_by: 'Cómo se verificó',
  confirmed_school: 'Universidad verificada',
  contact_for_the_video: 'Contacto para el video',
  created_at: 'Se creó el',
  date: 'Fecha',
  first_date: 'Primer día',
  last_date: 'Último día',
  decided_at: 'Se decidió el',
  decision_reason: 'Motivo de la decisión',
  declined_or_withdrawn: 'Rechazados o retirados',
  description: 'Descripción',
  device: 'Dispositivo',
  edited: 'Editadas',
  email: fieldName('address'),
  email_confirmed_at: 'Correo confirmado el',
  end_minute: 'Hasta',
  ended_at: 'Terminó el',
  ended_by: 'Quién terminó la asignación',
  ends_at: 'Termina el',
  expires_at: 'Vence el',
  factor: 'Factor',
  factors: 'Por qué encaja',
  fate: 'Qué pasó con la fila',
  file_name: 'Nombre del archivo',
  finished_at: 'Terminó el',
  first_seen_at: 'Visto por primera vez el',
  from: 'Hora anterior',
  given_at: 'Se dio el',
  held_since: 'Hora apartada desde',
  held_until: 'Hora apartada hasta',
  horizon_days: 'Días que se muestran por adelantado',
  identify_as: fieldName('identity'),
  imported_at: 'Se importó el',
  invited_by: 'Quién invitó',
  is_completed: 'Perfil completo',
  is_current: 'Tus respuestas actuales',
  is_international: 'Estudiante internacional',
  kind: 'Tipo',
  language_preference: 'Idioma preferido',
  last_seen_at: 'Visto por última vez el',
  late: 'Cancelación tardía',
  mail_comes_back_since: 'El correo rebota desde',
  matching_reads: 'Se usa para asignarte estudiantes',
  marked_as_missed: 'Ausencia marcada',
  marked_at: 'Se marcó el',
  student_was_at: 'Estudiante en la sala el',
  both_were_at: 'Ambos en la sala el',
  objected_at: 'Estudiante dijo que sí estuvo el',
  decided_by: 'Quién decidió',
  took_place: 'La sesión se realizó',
  max_per_day: 'Máximo por día',
  max_per_week: 'Máximo por semana',
  meeting_link: 'Enlace para reunirse',
  minimum_notice_minutes: 'Minutos de aviso como mínimo',
  network: 'Red',
  notes_handed_on: 'Notas compartidas con tu siguiente coach',
  paused_at: 'En pausa desde',
  people: 'Personas',
  phone_line: 'Línea telefónica',
  problem: 'Problema',
  proposed_at: 'Se sugirió el',
  proposed_times: 'Horarios sugeridos',
  published_at: 'Se publicó el',
  rating: 'Calificación',
  recommend: 'Recomendación',
  removed: 'Quitadas',
  reported_at: 'Se reportó el',
  role: 'Rol',
  saved_at: 'Se guardó el',
  score: 'Puntuación',
  sent_at: 'Se envió el',
  session_at: 'Sesión del',
  session_rating: 'Calificación de la sesión',
  settled_at: 'Se resolvió el',
  /** For a note, and for what two people have in common. */
  shared: 'Compartido',
  shared_with_coaches: 'Se comparte con tus coaches',
  signed_in_at: 'Inicio de sesión el',
  signed_out_everywhere_at: 'Sesión cerrada en todas partes el',
  stars: 'Estrellas',
  start_minute: 'Desde',
  starts_at: 'Empieza el',
  status: 'Estado',
  student: 'Estudiante',
  taken_back_at: 'Se retiró el',
  times_moved: 'Cambios de hora',
  reminded_at: 'Se te recordó responder las preguntas el',
  reminded_to_answer: KINDS.answers_reminder,
  times_suggested_to_you: CHOICES.suggestion,
  to: 'Hora nueva',
  to_be_deleted_at: 'Se va a eliminar el',
  told_of_shared_notes: 'Aviso de notas compartidas',
  told_of_a_new_device_at: 'Aviso de un dispositivo nuevo el',
  tries: 'Intentos',
  until: 'Hasta',
  updated_at: 'Se actualizó el',
  value: 'Valor',
  version: fieldName('version_number'),
  weight: 'Ponderación',
  welcome: 'Mensaje para dar la bienvenida',
  what: 'Qué pasó',
  who: 'Quién',
  would_share_a_video: 'Compartiría un video',
  written_at: 'Se escribió el',
  written_by: 'Quién escribió',
  your_note: 'Tu nota',
  your_reason: 'Tu motivo',
}
/** The states of what the page lists, roles, and results of rows. Actions and mail have their names elsewhere. */
const CODE_NAMES: Readonly<Record<string, string>> = {
  abandoned: 'Sin terminar',
  accepted: 'Aceptada',
  admin: 'Administración',
  already_invited: 'Ya tenía una invitación',
  booked: 'Reservada',
  cancelled: 'Cancelada',
  checked: 'Revisada',
  claimed: 'Apartada',
  coach: 'Coach',
  completed: 'Completada',
  declined: 'Rechazada',
  done: 'Terminada',
  due: 'Por enviar',
  ended: 'Terminada',
  given_up: 'Ya no se intenta',
  has_account: 'Ya tenía una cuenta',
  held: 'Retenida',
  invited: 'Invitación enviada',
  new: 'Nueva',
  no_show: 'Ausencia',
  not_valid: 'No válida',
  pending: 'Pendiente',
  published: 'Publicada',
  refused: 'Rechazado',
  released: 'Liberada',
  removed: 'Retirada',
  retrying: 'Se vuelve a intentar',
  sent: 'Enviado',
  student: 'Estudiante',
  system: 'ShineQuo',
  twice: 'Repetida',
  unknown_school: 'Nueva, universidad desconocida',
  unwanted: 'Ya no hace falta',
  waiting: 'En espera',
  writing: 'En curso',
}
/** Headings of the parts of the page. */
export const accountTitle = 'Tu cuenta'
export const profileTitle = 'Tu perfil'
export const answersTitle = 'Lo que respondiste'
export const aboutAnswers = 'Cada cuestionario que enviaste, primero el más reciente.'
export const matchesTitle = 'Tus asignaciones'
export const sessionsTitle = 'Tus sesiones'
export const chatTitle = 'Mensajes en las sesiones'
export const aboutChatOfStudent =
  'Lo que escribiste en las salas de tus sesiones, y lo que tus coaches te escribieron ahí.'
export const aboutChatOfCoach =
  'Lo que escribiste en las salas de tus sesiones. Lo que escribieron tus estudiantes les pertenece.'
export const heldTimesTitle = 'Horarios apartados para ti'
export const aboutHeldTimes = 'Apartamos una hora para ti mientras la reservas.'
export const suggestionsToYouTitle = 'Horarios que tus coaches te sugirieron'
export const suggestionsByYouTitle = 'Horarios que sugeriste a tus estudiantes'
export const feedbackTitle = 'Opiniones que diste'
export const sharedNotesTitle = 'Notas que compartieron contigo'
export const aboutSharedNotes =
  'Lo que tus coaches escribieron para que lo leas. También pueden tener notas solo para su propio uso; esas no están en este archivo. Tu programa puede decirte cómo preguntar por ellas.'
export const storiesTitle = 'Tus historias en el muro'
export const storyReportsTitle = 'Historias que reportaste'
export const storyThanksTitle = 'Historias que te ayudaron'
export const wallWaitsTitle = 'Cuándo pediste un correo sobre el muro'
export const worriesTitle = 'Preocupaciones de las que avisaste al equipo'
export const careRequestsTitle = 'Lo que compartiste con el equipo'
export const schoolAddressesTitle = 'Tu correo de la universidad'
export const coachPageTitle = 'Tu página y tus reglas'
export const weeklyHoursTitle = 'Tu horario semanal'
export const singleDatesTitle = 'Fechas sueltas'
export const aboutSingleDates =
  'Fechas con un horario distinto del semanal. Una fecha sin horas está cerrada.'
export const daysOffTitle = 'Tus días libres'
export const notesWrittenTitle = 'Notas que escribiste'
export const ratingsTitle = 'Cómo te calificaron tus estudiantes'
export const aboutRatings =
  'Las estrellas de cada sesión. Ningún coach ve lo que escribieron sus estudiantes.'
export const invitationsSentTitle = 'Invitaciones que enviaste'
export const aboutInvitationsSent =
  'No incluye a las personas que invitaste: sus nombres y correos les pertenecen.'
export const peopleViewsTitle = 'Vistas de personas que guardaste'
export const rosterImportsTitle = 'Listas que importaste'
export const questionnaireSavesTitle = 'Cuestionarios que guardaste'
export const retentionRunsTitle = 'Eliminaciones que iniciaste'
export const storyDecisionsTitle = 'Historias sobre las que decidiste'
export const signInsTitle = 'Dónde iniciaste sesión'
export const knownDevicesTitle = 'Dispositivos que conocemos'
export const wantedAddressesTitle = 'Un correo que pediste'
export const requestedAddressesTitle = 'Un correo que pidió tu programa'
export const formerAddressesTitle = 'Correos que tenías antes'
export const invitationsTitle = 'Invitaciones a tu correo'
export const rosterRowsTitle = 'Listas en las que apareces'
export const mailTitle = 'Correos que te enviamos'
export const mailChoicesTitle = 'Correos que elegiste'
export const actsOfOthersTitle = 'Lo que otras personas hicieron con tu expediente'
export const aboutActsOfOthers = 'Quién lo abrió o hizo algo con él, cuándo y por qué.'
export const ownActsTitle = 'Lo que registramos de lo que hiciste'

/** The words for a column of the stored data. A column without a name is shown as it is written. */
export const columnName = (column: string) =>
  COLUMN_NAMES[column] ?? (Object.hasOwn(LABELS, column) ? fieldName(column as FieldLabel) : inWords(column))
/**
 * The words for a code on that page: a state, a kind of mail or an action. A code without a name, such as a US state,
 * stays.
 */
export const codeName = (code: string) =>
  CODE_NAMES[code] ??
  nameIn(KINDS, code) ??
  nameIn(ACTIONS, code) ??
  nameIn(DATA_CODE_NAMES, code) ??
  inWords(code.replaceAll('.', ' '))
function nameIn(names: Readonly<Record<string, string>>, code: string): string | undefined {
  return names[code]
}
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
