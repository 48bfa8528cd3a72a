/** Emails: which ones a person can turn off, what was sent and how far it has come. */
import type { ChosenKind, MailFailure, MailKindName } from '@shinequo/contract/notifications'
import { plural } from '../locale.ts'
import { listed } from './components.ts'

/** The name of each kind of mail that a person can turn off. */
export const CHOICES = {
  reminder_day: 'Un recordatorio un día antes de una sesión',
  reminder_hour: 'Un recordatorio una hora antes de una sesión',
  coach_requests: 'Estudiantes que esperan tu respuesta',
  coach_ratings: 'Calificaciones nuevas, una vez al día',
  coach_asks: 'Cuando tu programa te pide sugerir horarios, una vez al día',
  feedback_asked: 'Una pregunta sobre cómo estuvo una sesión',
  note_shared: 'Cuando tu coach comparte una nota contigo',
  suggestion: 'Horarios que tu coach te sugiere',
  answers_reminder: 'Un recordatorio de tu siguiente paso: perfil, preguntas o una sesión con tu coach',
} satisfies Record<ChosenKind, string>
/** What each kind of mail is about. */
export const KINDS = {
  booking: 'Sesión reservada',
  cancellation: 'Sesión cancelada',
  account_exists: 'Registro con un correo que ya tiene cuenta',
  coach_approved: 'Aprobación de la página de un coach',
  coach_changes_asked: 'Cambios pedidos en la página de un coach',
  account_edited: 'Nombre o rol cambiado',
  account_paused: 'Cuenta en pausa',
  match_accepted: 'Asignación de coach',
  match_ended: 'Asignación terminada',
  match_gave_way: 'Lugar cedido a alguien con el correo confirmado',
  another_coach: 'Solicitud a otro coach',
  answers_reminder: 'Recordatorio del siguiente paso',
  coach_requests: 'Estudiantes que esperan tu respuesta',
  coach_ratings: 'Calificaciones nuevas',
  coach_asks: 'El programa pide sugerir horarios',
  coach_care: 'Estudiantes que pueden necesitar ayuda ahora',
  invitation: 'Invitación',
  reset_code: 'Código para una contraseña nueva',
  school_code: 'Código para verificar la universidad',
  password_changed: 'Cambio de contraseña',
  address_changed: 'Cambio de correo (se envía al anterior)',
  new_device: 'Inicio de sesión desde un dispositivo nuevo',
  calendar_address: 'Dirección nueva de un calendario',
  care_requested: 'Solicitud de ayuda al equipo',
  care_waiting: 'Hay estudiantes que esperan al equipo',
  worry_handed_over: 'Una preocupación de un coach',
  data_ready: 'Descarga de datos lista',
  story_message: 'Mensaje sobre una historia',
  story_answered: 'Respuesta a un mensaje sobre una historia',
  wall_opened: 'Se abrió el muro de tu universidad',
  booking_moved: 'Sesión cambiada de hora',
  times_proposed: 'Otros horarios sugeridos',
  suggestion: 'Horarios sugeridos para una sesión',
  account_deletion: 'Cuenta por eliminar',
  account_kept: 'Cuenta conservada',
  coach_leaving: 'Coach: deja ShineQuo o se queda',
  person_left: 'Alguien dejó ShineQuo',
  email_proof: 'Confirmación del correo',
  reminder_day: 'Recordatorio, un día antes',
  reminder_hour: 'Recordatorio, una hora antes',
  reminder_soon: 'Recordatorio, 10 minutos antes',
  feedback_asked: 'Solicitud de opinión',
  no_show_marked: 'Sesión marcada como ausencia',
  no_show_decided: 'Decisión sobre una ausencia',
  note_shared: 'Nota compartida contigo',
  address_code: 'Código para otro correo',
  address_link: 'Enlace para confirmar otro correo',
  address_requested: 'Solicitud de otro correo (se envía al actual)',
} satisfies Record<MailKindName, string>

// The status of a mail
export const sent = 'Enviado'
export const onItsWay = 'En camino'
export const planned = 'Programado'
export const noLongerNeeded = 'Ya no hace falta'
export const refusedCheckAddress = 'Rechazado: revisa el correo'
const FAILURES = {
  refused: 'Rechazado',
  put_off: 'El servidor de correo pide intentar más tarde',
  turned_away: 'El servidor de correo rechazó la conexión',
  no_answer: 'El servidor de correo no responde',
  unreachable: 'No hay conexión con el servidor de correo',
  fault: 'No se pudo redactar el correo',
} satisfies Record<MailFailure, string>
const why = (failure: MailFailure | null) => (failure === null ? 'No entregado' : FAILURES[failure])
export const givenUp = (failure: MailFailure | null) => `${why(failure)}: ya no se intenta`
/** `time` is null when the next try is due. */
export const nextTry = (failure: MailFailure | null, time: string | null) =>
  `${why(failure)}: próximo intento ${time ?? 'ahora'}`

// A person's own mail
export const yourMailDidNotLoad = 'No se pudieron cargar tus correos'
export const noMailYet = 'Todavía no hay correos.'
/** The name of the list. */
export const mail = 'Correos'
export const choicesDidNotLoad = 'No se pudo cargar lo que elegiste'
export const alwaysAndYours =
  'Siempre te avisamos por correo cuando algo cambia en tu cuenta, tus asignaciones o tus sesiones, y te enviamos un recordatorio diez minutos antes de cada sesión. Los correos de abajo los eliges tú.'
export const mailYouGet = 'Correos que recibes'

// /unsubscribe; `kind` is one of CHOICES
export const mailFromUs = 'Correos de ShineQuo'
export const linkNotValid =
  'Este enlace no es válido. Puede que se haya cortado en el camino: ábrelo otra vez desde el correo, o elige en tu perfil o en tu cuenta qué correos recibes.'
export const youGetThis = <T>(kind: T) => ['Recibes esto por correo: ', kind, '.']
export const stopTheseMails = 'Dejar de recibir estos correos'
export const whatStillComes =
  'Te seguiremos avisando por correo cuando una sesión se reserve, cambie de hora o se cancele, y te enviaremos un recordatorio diez minutos antes de cada una.'
export const noLongerComes = <T>(kind: T) => ['Ya no recibes esto por correo: ', kind, '.']
export const turnItOnAgain = `Puedes volver a activarlo en tu perfil o en tu cuenta, en “${mailYouGet}”.`

// /admin/mail
export const mailLede =
  'Correos que no han llegado, y por qué. La mayoría se vuelve a enviar automáticamente durante dos días.'
export const refused = 'Rechazados'
export const gaveUp = 'Ya no se intentan'
export const toBeTriedAgain = 'Se volverán a intentar'
export const onTheirWay = 'En camino'
export const plannedAhead = 'Programados'
export const failedMessages = 'Correos que fallaron'
/** `all` is null if there are more than are counted. */
export const messagesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# correo', other: '# correos' })
export const allGoneOut = 'Todos los correos salieron'
export const whatIsListed = 'Aquí aparecen los correos que un servidor de correo rechaza o no acepta.'
export const beingSentAgain = (count: number) =>
  plural(count, {
    one: 'Se está enviando # correo otra vez.',
    other: 'Se están enviando # correos otra vez.',
  })
export const sendAllAgain = (count: number) =>
  plural(count, {
    one: 'Volver a intentar # correo detenido',
    other: 'Volver a intentar # correos detenidos',
  })
export const messageList = 'Correos'
/** The heads of its columns. */
export const recipient = 'Para'
export const kindOfMail = 'Correo'
export const whatHappened = 'Qué pasó'
export const tries = 'Intentos'
/** Whose mail it was, if that is no longer known. */
export const somebody = 'Alguien'
/** `reply` is the code that the mail server replied with, if it did. */
export const tried = (times: number, last: string, reply: number | null) =>
  `${plural(times, { one: '# intento', other: '# intentos' })}, el último ${last}${reply === null ? '' : `, respuesta ${reply}`}`
export const sendAgain = 'Enviar otra vez'
export const sendAgainTo = (whom: string, kind: MailKindName) => `Enviar otra vez a ${whom}: ${KINDS[kind]}`
export const sentAgainTo = (whom: string) => `El correo a ${whom} se está enviando otra vez.`

export const mailToYou = 'Correos que te enviamos'
