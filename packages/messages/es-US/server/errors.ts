/** The sentences for every expected failure of a request. */
import type { ErrorCode, ErrorParams } from '@shinequo/contract/errors'
import type { FieldSentences } from '@shinequo/contract/rules'
import { either, number } from '../locale.ts'
import { invalidValue, loginFailed, STATUS_SENTENCES, unknownEmail } from '../web/errors.ts'
import * as feedback from '../web/feedback.ts'
import * as fields from '../web/fields.ts'
import { noChangesLeft } from '../web/matching.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as bookings from './bookings.ts'
import * as care from './care.ts'
import * as coaches from './coaches.ts'
import * as community from './community.ts'
import * as feed from './feed.ts'
import * as matching from './matching.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
import * as programme from './programme.ts'
import * as questionnaire from './questionnaire.ts'
import * as retention from './retention.ts'
import * as rosters from './rosters.ts'
import * as schools from './schools.ts'
import * as sessions from './sessions.ts'

type Sentences = {
  readonly [Code in ErrorCode]: Code extends keyof ErrorParams
    ? (params: ErrorParams[Code]) => string
    : string
}

export const FAILURES = {
  invalid_input: STATUS_SENTENCES[400],
  invalid_code: accounts.wrongCode,
  questions_changed:
    'Las preguntas cambiaron desde que las abriste. Revisa tus respuestas y envíalas de nuevo.',
  not_a_picture: profiles.notAPicture,
  unauthorized: STATUS_SENTENCES[401],
  invalid_credentials: loginFailed,
  forbidden: STATUS_SENTENCES[403],
  account_suspended: 'Esta cuenta está en pausa. Escribe a tu programa.',
  password_change_required: 'Tu contraseña es demasiado corta. Elige una más larga.',
  profile_incomplete: 'Completa tu perfil antes de reservar una sesión.',
  not_available_to_you: 'Esta persona no está disponible para ti ahora. Elige a otra persona como coach.',
  not_matched: 'En tu programa, solo puedes reservar con tus coaches.',
  email_unconfirmed:
    'Hasta que confirmes tu correo puedes tener una sola sesión reservada a la vez. Abre el enlace que te enviamos por correo o pide desde tu página de inicio que te lo enviemos otra vez.',
  school_unproved: 'Podrás verlo cuando verifiques tu universidad.',
  not_found: STATUS_SENTENCES[404],
  unknown_email: unknownEmail,
  invitation_unknown:
    'Este enlace de invitación no es válido. Abre el correo más reciente o pregunta a tu programa.',
  method_not_allowed: 'Esta dirección no acepta ese tipo de petición.',
  too_slow: 'Esto tardó demasiado en llegar. Intenta de nuevo.',
  email_taken: accounts.emailTaken,
  address_used: 'Este correo ya se usó para verificar la universidad de otra cuenta.',
  domain_taken: 'Uno de estos dominios pertenece a otra universidad.',
  school_exists: 'Ya hay una universidad con este nombre.',
  slot_taken: 'Otra persona acaba de ocupar esta hora. Elige otra.',
  slot_not_offered: 'Esta hora no está disponible. Elige otra.',
  student_busy: 'Ya tienes una sesión a esta hora.',
  too_many_sessions:
    'Ya tienes tantas sesiones reservadas como permite tu programa. Después de la próxima podrás reservar otra.',
  account_ending:
    'Tu cuenta se va a eliminar, así que no puedes reservar nada nuevo. Conserva tu cuenta para volver a reservar.',
  last_administrator:
    'Nadie más podría administrar el programa. Primero invita a otra persona a la administración.',
  coach_unavailable: 'Por el momento, no se puede reservar con esta persona.',
  claim_expired: 'No pudimos seguir apartando esta hora para ti. Elígela de nuevo.',
  claim_renewed: 'Ya apartamos esta hora para ti por más tiempo de lo normal. Resérvala ahora.',
  slot_booked: 'Esta hora está reservada. Para liberarla, cancela la sesión.',
  too_late: 'Ya es demasiado tarde para cambiar esta sesión. Comunícate con la otra persona.',
  moved_too_often: 'Esta sesión ya se cambió de hora dos veces. Cancélala y reserva otra.',
  session_missed: 'Esta sesión está marcada como ausencia, así que no puedes dar tu opinión sobre ella.',
  session_cancelled: 'Esta sesión se canceló.',
  room_early: ({ minutes }) => `La sala abre ${minutes} minutos antes de que empiece la sesión.`,
  room_elsewhere: 'Esta sesión no es en nuestra sala. Su página dice dónde es.',
  room_closed: 'La sala se cerró media hora después de la sesión.',
  session_rated:
    'Tu estudiante ya dio su opinión sobre esta sesión, así que no se puede marcar como ausencia.',
  attendance_not_open: ({ minutes }) =>
    `Puedes marcar una ausencia desde ${minutes} minutos después del inicio de la sesión.`,
  attendance_closed: ({ hours }) =>
    `Esta sesión terminó hace más de ${hours} horas, así que esto ya no se puede cambiar.`,
  session_not_missed: 'Esta sesión no está marcada como ausencia.',
  objection_closed: ({ hours }) =>
    `Puedes decir que sí estuviste hasta ${hours} horas después de que se marcó la ausencia. Ese plazo ya pasó.`,
  no_objection: 'Nadie dijo que sí estuvo en esta sesión, así que no hay nada que decidir.',
  no_show_decided: 'Ya se decidió si esta sesión se realizó.',
  session_not_over: 'Podrás dar tu opinión cuando termine la sesión.',
  version_conflict:
    'Otra persona cambió esto desde que lo abriste. Mira la versión más reciente e intenta de nuevo.',
  feedback_given: 'Ya diste tu opinión sobre esta sesión.',
  already_invited: people.alreadyInvited,
  joining_incomplete: 'Esta persona todavía no ha completado todos sus datos de coach.',
  request_expired: 'Esta solicitud pasó a otra persona.',
  no_room: 'No hay lugar para más estudiantes.',
  already_matched: 'Ya hay una asignación o una solicitud entre estas dos personas.',
  places_taken: 'Esta persona ya tiene tres coaches. Elige a qué coach reemplaza.',
  no_changes_left: noChangesLeft,
  coach_not_open: 'Por el momento, esta persona no recibe estudiantes.',
  can_sign_in: 'Esta persona puede iniciar sesión y descargar el archivo desde su propia cuenta.',
  coach_in_use: 'Ya hay estudiantes que tienen asignación o reserva con esta persona.',
  own_account: 'Esto no se puede hacer con tu propia cuenta.',
  wall_off: 'Por el momento, tu universidad no tiene muro de historias.',
  care_first:
    'Antes de compartir esto: si estás en peligro o la estás pasando muy mal, llama ahora a tu línea de crisis. En Estados Unidos, llama al 988 y presiona 2.',
  undo_over: 'Esto ya no se puede deshacer.',
  act_started: 'Esto ya empezó, así que ya no se puede cambiar.',
  roster_over: 'Esta importación ya terminó. Elige el archivo de nuevo para empezar otra.',
  figures_coming: 'Estas cifras se están calculando por primera vez. Intenta de nuevo en un minuto.',
  address_link_unknown: 'Este enlace ya no funciona.',
  address_link_expired: ({ days }) => `Este enlace venció: servía durante ${days} días.`,
  invitation_used: 'Esta invitación ya se usó.',
  invitation_expired: ({ days }) => `Esta invitación venció: valía por ${days} días. Pide una nueva.`,
  invitation_revoked: 'Esta invitación se retiró.',
  roster_too_large: ({ rows, megabytes }) =>
    `Esta lista es demasiado grande. Puede tener hasta ${number(rows)} filas y ${megabytes} MB.`,
  too_large: ({ megabytes }) => `Esto pesa demasiado. Las imágenes pueden pesar hasta ${megabytes} MB.`,
  unsupported_media_type: 'Aquí no se acepta este tipo de contenido.',
  idempotency_mismatch: 'La clave de esta petición ya se usó para otra cosa.',
  too_many_requests: 'Demasiados intentos. Espera un poco e intenta de nuevo.',
  internal: STATUS_SENTENCES[500],
  not_ready: 'ShineQuo está en una breve pausa. Intenta de nuevo en un momento.',
} satisfies Sentences

/** Errors at fields: those of each noun, and those of every noun. */
export const FIELDS = {
  ...accounts.fieldErrors,
  ...audit.fieldErrors,
  ...availability.fieldErrors,
  ...bookings.fieldErrors,
  ...care.fieldErrors,
  ...coaches.fieldErrors,
  ...community.fieldErrors,
  ...feed.fieldErrors,
  ...feedback.fieldErrors,
  ...matching.fieldErrors,
  ...notifications.fieldErrors,
  ...people.fieldErrors,
  ...profiles.fieldErrors,
  ...programme.fieldErrors,
  ...questionnaire.fieldErrors,
  ...retention.fieldErrors,
  ...rosters.fieldErrors,
  ...schools.fieldErrors,
  ...sessions.fieldErrors,
  ...fields.otherErrors,
  invalid: invalidValue,
  date_invalid: 'Indica una fecha en el formato yyyy-mm-dd',
  id_invalid: 'Este ID no es válido',
  time_invalid: 'Indica una hora en el formato ISO 8601',
  upcoming_or_past: 'Pide upcoming o past',
  year_out_of_range: 'Indica un año entre 1900 y 2199',
  yes_or_no: 'Indica sí o no',
  form_too_large: 'Este formulario tiene más contenido del que podemos aceptar.',
  page_gone: 'Esta página ya no existe',
  upload_broken: 'Este archivo está dañado o no llegó completo. Envíalo de nuevo.',
  zone_unlisted: coaches.chooseAZone,
  key_too_long: ({ max }) => `Esta clave puede tener ${max} caracteres como máximo`,
  choose_between: ({ values }) => `Elige ${either(values)}`,
  choose_one_of: ({ values }) => `Elige una de estas opciones: ${values.join(', ')}`,
} satisfies FieldSentences
