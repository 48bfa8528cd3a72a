/** The sentences for every expected failure of a request. */
import type { ErrorCode, ErrorParams } from '@shinequo/contract/errors'
import type { FieldSentences } from '@shinequo/contract/rules'
import { either, number } from '../locale.ts'
import * as accountsForms from '../web/accounts.ts'
import * as bookingsForms from '../web/bookings-errors.ts'
import * as careForms from '../web/care.ts'
import * as phraseForms from '../web/care-phrases.ts'
import * as coachesForms from '../web/coaches.ts'
import * as communityForms from '../web/community.ts'
import { pictureRequired } from '../web/components.ts'
import { invalidValue, loginFailed, STATUS_SENTENCES, unknownEmail } from '../web/errors.ts'
import * as feedForms from '../web/feed.ts'
import * as feedbackForms from '../web/feedback-errors.ts'
import * as fields from '../web/fields.ts'
import * as matching from '../web/matching.ts'
import * as matchingForms from '../web/matching-errors.ts'
import * as peopleForms from '../web/people.ts'
import * as profilesForms from '../web/profiles.ts'
import * as schoolsForms from '../web/schools.ts'
import * as sessionsForms from '../web/sessions.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as coaches from './coaches.ts'
import * as community from './community.ts'
import * as feed from './feed.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
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
  no_changes_left: matching.noChangesLeft,
  coach_not_open: 'Por el momento, esta persona no recibe estudiantes.',
  can_sign_in: 'Esta persona puede iniciar sesión y descargar el archivo desde su propia cuenta.',
  coach_in_use: 'Ya hay estudiantes que tienen asignación o reserva con esta persona.',
  own_account: 'Esto no se puede hacer con tu propia cuenta.',
  wall_off: 'Por el momento, tu universidad no tiene muro de historias.',
  care_first:
    'Antes de compartir esto: si estás en peligro o la estás pasando muy mal, llama ahora a tu línea de crisis. En Estados Unidos, llama al 988 y presiona 2.',
  undo_over: 'Esto ya no se puede deshacer.',
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

/** Errors at fields. Those that the forms use too are in the web app's catalogues. */
export const FIELDS = {
  ...accountsForms.fieldErrors,
  ...bookingsForms.fieldErrors,
  ...careForms.fieldErrors,
  ...phraseForms.fieldErrors,
  ...coachesForms.fieldErrors,
  ...communityForms.fieldErrors,
  ...feedForms.fieldErrors,
  ...feedbackForms.fieldErrors,
  ...matchingForms.fieldErrors,
  ...peopleForms.fieldErrors,
  ...profilesForms.fieldErrors,
  ...schoolsForms.fieldErrors,
  ...sessionsForms.fieldErrors,
  ...fields.otherErrors,
  invalid: invalidValue,
  picture_required: pictureRequired,
  after_negative: 'after no puede ser negativo',
  after_number: 'after tiene que ser un número',
  after_whole: 'after tiene que ser un número entero',
  answers_required: 'Envía una lista de respuestas',
  booking_unsaid: 'Elige con qué coaches se puede reservar',
  match_confirmed_unsaid: 'Elige si solo se asignan coaches a quienes confirmaron su correo',
  bookings_unsaid: 'Indica si aceptas reservas',
  staff_unchosen: 'Elige quién debe leer esto, cinco personas como máximo',
  worry_required: 'Escribe qué te preocupa',
  care_text_required: 'Envía el texto que el equipo puede leer',
  changes_required: 'Escribe qué hay que cambiar',
  choice_required: 'Escribe la opción o quítala',
  choices_required: 'Indica las opciones',
  coaches_invited: 'Para ser coach se necesita una invitación',
  date_hours_required: 'Indica el horario de las fechas sueltas',
  date_invalid: 'Indica una fecha en el formato yyyy-mm-dd',
  date_times_required: 'Indica las horas de la fecha',
  days_invalid: 'Indica un número entero de días',
  direct_calls_unsaid: 'Elige si las llamadas pueden ir directamente',
  from_whole: 'El inicio tiene que ser un número entero',
  id_invalid: 'Este ID no es válido',
  invitation_required: 'Falta la invitación',
  is_default_false: 'is_default tiene que ser false',
  key_invalid: 'key tiene que ser un UUID',
  link_required: 'Falta el enlace',
  message_required: 'Escribe un mensaje',
  no_questions: 'Un cuestionario tiene al menos una pregunta',
  one_slot: 'Envía una lista con una sola hora',
  only_cancelled: 'Solo se puede incluir cancelled',
  only_students: 'Aquí solo se crean cuentas de estudiante',
  place_unsaid: 'Indica dónde se escribió esto',
  question_kind: 'El tipo tiene que ser multiple_choice o text',
  question_required: 'Escribe la pregunta',
  questions_required: 'Indica las preguntas',
  refresh_required: 'Falta el token de actualización',
  sessions_unsaid: 'Elige si quieres conservar tus sesiones',
  sign_in_role: 'Inicia sesión como student, coach o admin',
  student_required: 'Indica qué estudiante',
  ticket_kind: 'Un ticket es para una sala o para una página en vivo',
  time_invalid: 'Indica una hora en el formato ISO 8601',
  times_required: 'Indica las horas',
  too_many_proposals: 'Puedes sugerir tres horarios como máximo',
  true_or_false: 'Indica true o false',
  upcoming_or_past: 'Pide upcoming o past',
  user_names_required: 'user tiene que incluir first_name y last_name',
  version_required: 'Indica qué versión se cambió',
  week_hours_required: 'Indica el horario semanal',
  words_unsaid: 'Indica si las palabras cuentan: true o false',
  year_out_of_range: 'Indica un año entre 1900 y 2199',
  yes_or_no: 'Indica sí o no',
  address_of_another: schools.addressUsed,
  already_invited: people.alreadyInvited,
  date_beyond_a_year: sessions.withinAYear,
  dates_reversed: availability.lastDateBeforeFirst,
  days_reversed: audit.lastDayBeforeFirst,
  description_required: coaches.KEPT.description,
  email_taken: accounts.emailTaken,
  file_empty: rosters.fileEmpty,
  file_too_large: rosters.fileTooLarge,
  focus_area_required: coaches.KEPT.focus_area,
  focus_kept: coaches.keepAFocus,
  form_too_large: 'Este formulario tiene más contenido del que podemos aceptar.',
  language_kept: coaches.keepALanguage,
  languages_required: coaches.KEPT.language_preference,
  link_to_this_service: coaches.linkToThisService,
  names_unconfirmed: rosters.confirmNames,
  no_link: schools.noLink,
  no_rows: rosters.noRows,
  no_school_of_address: schools.noSchoolOfAddress,
  not_a_picture: profiles.notAPicture,
  not_csv: rosters.notCsv,
  page_gone: 'Esta página ya no existe',
  picture_text_required: feed.pictureTextRequired,
  posts_page_gone: feed.noSuchPage,
  public_address: schools.publicAddress,
  row_required: rosters.rowRequired,
  same_address: accounts.sameAddress,
  same_password: accounts.samePassword,
  school_name_taken: schools.nameTaken,
  school_unlisted: schools.chooseAListed,
  school_closed: schools.isClosed,
  school_joined_to_itself: schools.joinedToItself,
  school_needed: schools.isNeeded,
  session_required: sessions.whichSession,
  session_unrelated: sessions.notTheirSession,
  story_reason_required: community.reasonRequired,
  students_only: schools.studentsOnly,
  tags_invalid: community.tagLimits,
  too_many_rows: rosters.tooManyRows,
  too_many_tries: accounts.tooManyTriesWithCode,
  upload_broken: 'Este archivo está dañado o no llegó completo. Envíalo de nuevo.',
  user_id_required: profiles.userIdRequired,
  wrong_code: accounts.wrongCode,
  wrong_password: accounts.wrongPassword,
  zone_unlisted: coaches.chooseAZone,
  answer_invalid: ({ why }) => questionnaire.ANSWER_ERRORS[why],
  column_twice: ({ column, first, second }) => rosters.columnTwice(column, first, second),
  columns_missing: ({ required, missing }) => rosters.columnsMissing(required, missing),
  days_fixed: ({ days }) => retention.daysAreFixed(days),
  days_out_of_range: ({ least, most }) => retention.daysOutOfRange(least, most),
  event_time_invalid: ({ why }) => feed.EVENT_PROBLEMS[why],
  domain_of_another: ({ domain, school }) => schools.domainTaken(domain, school),
  hours_invalid: ({ why }) => availability.PROBLEMS[why],
  key_too_long: ({ max }) => `Esta clave puede tener ${max} caracteres como máximo`,
  not_a_domain: ({ written }) => schools.notADomain(written),
  public_domain: ({ domain }) => schools.publicDomain(domain),
  question_invalid: ({ why }) => questionnaire.EDIT_ERRORS[why],
  quotes_unclosed: ({ row }) => rosters.quotesDoNotFit(row),
  nobody_chosen: 'Elige al menos una opción',
  nothing_changed: 'No cambiaría nada',
  role_kept: ({ why }) => people.ROLE_KEPT[why],
  too_many_chosen: ({ max }) => `Elige como máximo ${number(max)}`,
  no_such_coach: 'No hay coach con este ID',
  no_such_student: 'No hay estudiante con este ID',
  nothing_weighs: 'Al menos un criterio tiene que tener un valor mayor que 0',
  schedule_invalid: ({ why }) => feed.SCHEDULE_PROBLEMS[why],
  student_incomplete: 'Esta persona todavía no ha completado su perfil',
  step_to_do: ({ step }) => coaches.stepToDo(step),
  too_many_schools: ({ max }) =>
    `Una publicación puede nombrar ${max} universidades más como máximo. Elige todas las universidades.`,
  too_many_dates: ({ max }) => availability.tooManyDates(max),
  weak_password: ({ why }) => accounts.weakPassword[why],
  choose_between: ({ values }) => `Elige ${either(values)}`,
  choose_one_of: ({ values }) => `Elige una de estas opciones: ${values.join(', ')}`,
  too_many_answers: ({ max }) => `Envía ${max} respuestas como máximo`,
  too_many_choices: ({ max }) => `Una pregunta puede tener ${max} opciones como máximo`,
  too_many_overrides: ({ max }) => `Puedes dar un horario propio a ${max} fechas como máximo`,
  too_many_questions: ({ max }) => `Un cuestionario puede tener ${max} preguntas como máximo`,
  too_many_times: ({ max }) => `Un día puede tener ${max} horarios como máximo`,
  too_many_week_times: ({ max }) => `Una semana puede tener ${max} horarios como máximo`,
} satisfies FieldSentences
