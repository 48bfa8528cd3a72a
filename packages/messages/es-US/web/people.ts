/** People of the programme, and how they are invited. */

import type { Role } from '@shinequo/contract/accounts'
import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { ErrorCode } from '@shinequo/contract/errors'
import type { Locale } from '@shinequo/contract/locales'
import type { LastSession, NextSession, PersonState, StudentStage } from '@shinequo/contract/people'
import type { WordedRole } from '@shinequo/contract/people/invitation-words'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number, plural } from '../locale.ts'
import { STEPS_IN_SENTENCE } from './coaches.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// The page that the link of an invitation opens
type Refusal = Extract<ErrorCode, `invitation_${string}`>
export const yourInvitation = 'Tu invitación'
export const invitationDidNotLoad = 'No se pudo cargar tu invitación'
/** `student` and `coach` are links with the texts `signInAsAStudent` and `asACoach`. */
export const haveAnAccount = <T>(student: T, coach: T) => ['¿Ya tienes cuenta? ', student, ' o ', coach]
/** For an administrator's invitation. `signIn` is a link with the text `signInThere`. */
export const haveAnAdminAccount = <T>(signIn: T) => ['¿Ya tienes cuenta? ', signIn]
export const signInThere = 'Inicia sesión'
export const signInAsAStudent = 'Inicia sesión como estudiante'
export const asACoach = 'como coach'
export const INVITATION_TITLES = {
  invitation_used: 'Esta invitación ya se usó',
  invitation_expired: 'Esta invitación venció',
  invitation_revoked: 'Esta invitación se retiró',
  invitation_unknown: 'Este enlace de invitación no es válido',
} satisfies Record<Refusal, string>
export const INVITATION_WAYS_OUT = {
  invitation_used: 'Ya tienes una cuenta. Inicia sesión con la contraseña que elegiste.',
  invitation_expired: 'Una invitación vale por 7 días. Pide a tu programa que te la envíe de nuevo.',
  invitation_revoked: 'Tu programa la retiró. Si te parece un error, escríbele.',
  invitation_unknown:
    'Puede que esté incompleto o que lo haya reemplazado un correo más reciente. Abre el enlace del correo más reciente o pregunta a tu programa.',
} satisfies Record<Refusal, string>
export const welcome = '¡Te damos la bienvenida!'
export const welcomeBy = (firstName: string) => `¡Te damos la bienvenida, ${firstName}!`
const AS = {
  student: 'como estudiante',
  coach: 'como coach',
  admin: 'como parte de la administración',
} satisfies Record<Role, string>
export const youJoin = <T>(role: Role, email: T) => [
  `Te unes a ShineQuo ${AS[role]} con `,
  email,
  '. Elige una contraseña y listo.',
]
export const join = 'Unirme a ShineQuo'
export const joining = 'Un momento...'
/** Also the name of a tab, and of the link back to the page. */
export const title = 'Personas'
export const lede = 'Estudiantes, coaches y administración de tu programa.'
/** The name of the group of the two tabs. */
export const lists = 'Listas'
export const searchHint = 'Parte de un nombre o de un correo'
export const everyRole = 'Todos los roles'
export const everyState = 'Todos los estados'
/** `all` is null if there are more than are counted. */
export const peopleListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# persona', other: '# personas' })
export const nobodyFound = 'No encontramos a nadie'
export const nobodyFits = 'Nadie coincide con tu búsqueda.'
export const showEverybody = 'Mostrar la lista completa'
export const ROLES = {
  student: 'Estudiante',
  coach: 'Coach',
  admin: 'Administración',
} satisfies Record<Role, string>
/** They agree with 'cuenta' and 'persona'. */
export const STATES = {
  active: 'Activa',
  waiting: 'Espera aprobación',
  joining: 'Con pasos pendientes',
  suspended: 'En pausa',
} satisfies Record<PersonState, string>
/** An option of a filter; `count` may be 'más de 1,000'. */
export const stateWithCount = (state: PersonState, count: string) => `${STATES[state]} (${count})`
export const name = 'Nombre'
export const role = 'Rol'
export const state = 'Estado'
export const students = 'Estudiantes'
export const since = 'Se unió'
/** The heading of the column with each person's menu. */
export const acts = 'Acciones'
export const roleSince = (role: Role, day: string) => `${ROLES[role]} desde el ${day}`
export const recordOf = (name: string) => `Expediente de ${name}`
export const beingDeletedOn = (day: string) => `Se eliminará el ${day}`
export const mailComesBack = 'Sus correos rebotan'
/** For a coach who is joining. */
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Falta: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}`
export const changesRequested = 'Cambios pedidos'
export const downloadPeople = 'Descargar CSV: personas'
export const review = 'Revisar'
/** The accessible name of the link `review`, for people who cannot see its row. */
export const reviewOf = (name: string) => `Revisar a ${name}`
const ofStudents = (students: number, capacity: number) =>
  `${number(students)} de ${plural(capacity, { one: '# estudiante', other: '# estudiantes' })}`
export const places = (students: number, capacity: number) => ofStudents(students, capacity)
/** The accessible name of the button `places`, which changes the second number. */
export const changePlaces = (students: number, capacity: number, name: string) =>
  `${ofStudents(students, capacity)}: cambiar el cupo de ${name}`
export const mostStudents = (name: string) => `Máximo de estudiantes de ${name}`
export const hasRoom = (name: string, capacity: number) =>
  `${name} tiene cupo para ${plural(capacity, { one: '# estudiante', other: '# estudiantes' })}.`
export const capacityChanged = (capacity: number) =>
  `Otra persona acaba de cambiarlo a ${number(capacity)}. Guarda otra vez para reemplazarlo con tu número.`
export const reason = 'Motivo'
/** Next to a reason that is asked for. */
export const keptInAudit = 'Queda en el registro de auditoría.'
/** The same, if it is about a student. */
export const keptInAuditFor = (student: string) =>
  `Queda en el registro de auditoría, donde ${student} puede leerlo.`
export const actsFor = (name: string) => `Acciones para ${name}`
/** What can be done to an account: the question, what it means, the button, and the confirmation. */
export const ACTS = {
  suspend: {
    title: (name: string) => `¿Poner en pausa la cuenta de ${name}?`,
    loss: 'Su sesión se cierra de inmediato en todas partes y no podrá iniciarla de nuevo. Si es coach, tus estudiantes ya no verán su página. Las sesiones reservadas siguen reservadas. Se lo avisamos por correo. Puedes terminar la pausa en cualquier momento.',
    act: 'Poner en pausa la cuenta',
    done: 'La cuenta está en pausa.',
  },
  resume: {
    title: (name: string) => `¿Terminar la pausa de la cuenta de ${name}?`,
    loss: 'Podrá volver a iniciar sesión con su contraseña.',
    act: 'Terminar la pausa',
    done: 'La pausa terminó.',
  },
  reset: {
    title: (name: string) => `¿Enviar a ${name} un código para una contraseña nueva?`,
    loss: 'Le enviamos a su correo un código que sirve 10 minutos. Su contraseña actual funciona hasta que lo use. Tú no ves el código.',
    act: 'Enviar código para contraseña nueva',
    done: 'El código va en camino.',
  },
  'sign-out': {
    title: (name: string) => `¿Cerrar la sesión de ${name} en todas partes?`,
    loss: 'Su sesión se cierra de inmediato en todos los navegadores y teléfonos donde está abierta. Puede volver a iniciarla.',
    act: 'Cerrar sesión en todas partes',
    done: 'Se cerró su sesión en todas partes.',
  },
  delete: {
    title: (name: string) => `¿Eliminar la cuenta de ${name}?`,
    loss: 'La cuenta se eliminará en siete días. Le avisamos por correo. Hasta entonces, esa persona o tú pueden conservarla, y nadie puede reservar sesiones nuevas con ella. Después cancelamos sus próximas sesiones y avisamos a la otra persona, y su nombre, su correo y todo lo que escribió desaparecen para siempre. Lo que alguien de la administración escribió para el programa se queda.',
    act: 'Eliminar la cuenta',
    done: 'La cuenta se eliminará en siete días.',
  },
  keep: {
    title: (name: string) => `¿Conservar la cuenta de ${name}?`,
    loss: 'La cuenta no se eliminará y todo queda como estaba. Le avisamos por correo.',
    act: 'Conservar la cuenta',
    done: 'La cuenta se conserva.',
  },
}
export const changeAddress = 'Cambiar el correo'
export const changeAddressTitle = (name: string) => `¿Cambiar el correo de ${name}?`
export const changeAddressWords = (email: string) =>
  `Enviamos un enlace al correo nuevo. Hasta que alguien lo confirme desde allí, sigue iniciando sesión con ${email}. Después usa el correo nuevo con la misma contraseña, y su sesión se cierra en todas partes. Avisamos a ${email} ahora y otra vez cuando esté hecho.`
export const newEmail = 'Correo nuevo'
export const addressRequested = 'Falta confirmar el correo nuevo. Un enlace va en camino.'
export const dataAsFile = 'Sus datos en un archivo'
export const dataTitle = (name: string) => `Los datos de ${name}`
/** About somebody whose account is paused. */
export const dataForYou = (name: string) =>
  `Un archivo con los datos que ShineQuo guarda sobre esta persona, sin lo que comparte solo con coaches o con nadie. ${name} no puede iniciar sesión, así que lo descargas aquí y se lo entregas. Le avisamos por correo, y el registro de auditoría anota que lo hiciste.`
export const dataForThem = (name: string) =>
  `Un archivo con los datos que ShineQuo guarda sobre esta persona, sin lo que comparte solo con coaches o con nadie. ${name} puede descargarlo desde su cuenta durante un día, y le avisamos por correo cuando esté listo. El archivo con todo solo lo puede pedir ${name}.`
export const makeFile = 'Crear el archivo'
export const makingFile = 'Creando el archivo...'
export const fileFailed = 'No se pudo crear el archivo. Intenta de nuevo.'
/** `zone` is 'tu hora (Nueva York)'. */
export const fileWaitsUntil = (name: string, moment: string, zone: string) =>
  `${name} puede descargar el archivo desde su cuenta hasta el ${moment}, ${zone}.`
export const fileReadyUntil = (moment: string, zone: string) =>
  `Puedes descargar el archivo hasta el ${moment}, ${zone}.`
/** `size` is '1.4 MB'. */
export const download = (size: string) => `Descargar (${size})`
/** Also the name of a tab and of the list. */
export const invitationsTitle = 'Invitaciones'
export const invitationsLede = 'Invitaciones enviadas a personas que aún no se han unido.'
/** `all` is null if there are more than are counted. */
export const invitationsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# invitación', other: '# invitaciones' })
export const noInvitationFound = 'No encontramos invitaciones'
export const tryAnotherPart = 'Ninguna invitación coincide con tu búsqueda.'
export const nobodyWaiting = 'No hay invitaciones abiertas'
export const everybodyHasCome =
  'Todas las invitaciones se aceptaron. Para invitar a otra persona, usa el botón de arriba.'
export const invited = (role: Role, day: string) => `${ROLES[role]} · invitación del ${day}`
export const invitedBy = (role: Role, day: string, name: string) =>
  `${ROLES[role]} · invitación del ${day}, de ${name}`
export const hasRunOut = 'Venció'
export const goodUntil = (day: string) => `Vale hasta el ${day}`
export const sendAgain = 'Enviar de nuevo'
/** The accessible name of the button `sendAgain`, for people who cannot see its row. */
export const sendAgainTo = (email: string) => `Enviar de nuevo a ${email}`
export const newLinkOnItsWay = (email: string) => `Un enlace nuevo va en camino a ${email}.`
export const withdraw = 'Retirar'
/** The accessible name of the button `withdraw`, for people who cannot see its row. */
export const withdrawFrom = (email: string) => `Retirar la invitación a ${email}`
export const withdrawTitle = '¿Retirar la invitación?'
export const withdrawWords = (email: string) =>
  `El enlace del correo enviado a ${email} dejará de funcionar. Puedes enviar otra invitación.`
/** The button of the question above. */
export const withdrawInvitation = 'Retirar invitación'
export const invitationTakenBack = 'La invitación se retiró.'
export const invite = 'Invitar a alguien'
export const inviteWords = 'Recibe un correo con un enlace que se usa una sola vez y vale por 7 días.'
export const sendInvitation = 'Enviar invitación'
export const invitationOnItsWay = (email: string) => `La invitación va en camino a ${email}.`
export const selectRole = 'Elige un rol'
export const schoolOptional = 'Universidad (opcional)'
export const schoolHint =
  'Queda verificada cuando acepta, así que puede ver el muro y Noticias desde el principio.'
export const noSchool = 'Ninguna'
export const firstNameOptional = 'Nombre (opcional)'
export const lastNameOptional = 'Apellidos (opcional)'

// Where students stand
export const stage = 'Etapa'
export const everyStage = 'Todas las etapas'
export const STAGES = {
  signed_up: 'Se registró',
  no_profile: 'Sin perfil',
  no_answers: 'Sin respuestas',
  waiting: 'Espera un coach',
  matched: 'Con coach',
  booked: 'Sesión reservada',
  quiet: 'Sin sesiones',
} satisfies Record<StudentStage, string>
/** Beside the filters of students. */
export const stageMeans =
  'Sin sesiones: tiene coach, lleva tres semanas sin una y no tiene ninguna reservada.'
export const school = 'Escuela'
export const coach = 'Coach'
export const lastSession = 'Última sesión'
export const nextSession = 'Próxima sesión'
export const anyTime = 'Cuando sea'
export const LAST = {
  never: 'Nunca tuvo una',
  '2': 'Hace 2 semanas o más',
  '4': 'Hace 4 semanas o más',
  '8': 'Hace 8 semanas o más',
} satisfies Record<LastSession, string>
export const NEXT = { booked: 'Reservada', none: 'Sin reserva' } satisfies Record<NextSession, string>
export const none = 'Ninguna'
/** A button in a row, which shows only students of this coach, and what takes that back. */
export const onlyOfCoach = (coach: string) => `Mostrar solo estudiantes de ${coach}`
export const ofCoach = (coach: string) => `Coach: ${coach}`
/** If nobody is shown who has them. */
export const chosenCoach = 'coach que elegiste'
export const everyCoach = 'Mostrar todos los coaches'
export const sortedBy = 'Orden'
/** An option of the order of a list. */
export const SORT_OPTIONS = {
  'name asc': 'Nombre',
  'name desc': 'Nombre, de la Z a la A',
  'joined desc': 'Se unió, lo más reciente primero',
  'joined asc': 'Se unió, lo más antiguo primero',
  'stage asc': 'Etapa',
  'school asc': 'Escuela',
  'school desc': 'Escuela, de la Z a la A',
  'coach asc': 'Coach',
  'coach desc': 'Coach, de la Z a la A',
  'last asc': 'Última sesión, la más antigua primero',
  'last desc': 'Última sesión, la más reciente primero',
  'next asc': 'Próxima sesión, la más cercana primero',
  'next desc': 'Próxima sesión, la más lejana primero',
}
/** Who was invited and has not signed up: a stage of students, a status of the others. */
export const INVITED = 'Con invitación'
/** The head of a column, which the list is sorted by. */
export const email = 'Correo'
/** An option of the order of a list of those. */
export const INVITED_SORTS = {
  'name asc': 'Correo',
  'name desc': 'Correo, de la Z a la A',
  'joined desc': 'Invitación, la más reciente primero',
  'joined asc': 'Invitación, la más antigua primero',
}
const BESIDE = {
  student: { one: '1 estudiante con invitación', other: 'estudiantes con invitación' },
  coach: { one: '1 coach con invitación', other: 'coaches con invitación' },
}
/** Above a list of all students or coaches. `words` is the count, or 'more than 1,000'; `link` has the text `showInvited`. */
export const notSignedUp = <T>(role: 'student' | 'coach', count: number, words: string, link: T) => [
  `Todavía no se registran: ${count === 1 ? BESIDE[role].one : `${words} ${BESIDE[role].other}`}. `,
  link,
]
export const showInvited = 'Mostrar'
export const downloadInvitations = 'Descargar CSV: Invitaciones'
/** The heads of columns of invitations: when and by whom they were sent, and until when their link works. */
export const invitedOn = 'Invitación'
export const byName = (name: string) => `de ${name}`
export const sentAgainOn = (day: string) => `Enviada de nuevo el ${day}`
export const linkOfInvitation = 'Enlace'

/** What a student's row says on a narrow screen. */
export const sessionsInRow = (last: string, next: string) => `Última sesión: ${last} · Próxima: ${next}`

// A student's record
export const studentRecord = 'Expediente del estudiante'
export const recordDidNotLoad = 'No se pudo cargar este expediente'
export const openingIsLogged = (student: string) =>
  `Al abrir este expediente queda un registro, y ${student} puede ver que lo abriste. Aquí no se muestra lo que escribieron estudiantes y coaches.`
export const schoolNotSaid = 'Aún sin indicar'
export const profile = 'Perfil'
export const profileCompleted = 'Completo'
export const profileNotCompleted = 'Aún incompleto'
/** Outcomes of sessions: above their counts and next to each session. */
export const OUTCOMES = {
  held: 'Realizada',
  ahead: 'Próxima',
  no_show: 'Ausencia',
  cancelled: 'Cancelada',
} satisfies Record<StudentRecord['sessions'][number]['outcome'], string>
export const matches = 'Asignaciones'
export const noMatchYet = 'Aún no hay asignaciones.'
/** They agree with 'asignación'. */
const MATCHES = {
  pending: 'Solicitada',
  accepted: 'Activa',
  declined: 'Rechazada',
  ended: 'Terminada',
} satisfies Record<StudentRecord['matches'][number]['status'], string>
/** `day` is when the match was made, whatever its status is now. */
export const matchSince = (status: keyof typeof MATCHES, day: string) =>
  `${MATCHES[status]} · creada el ${day}`
export const sessions = 'Sesiones'
export const noSessionYet = 'Aún no hay sesiones.'
/** `zone` is 'tu hora (Nueva York)'. */
export const latestSessions = (count: number, zone: string) =>
  plural(count, { one: `La más reciente, en ${zone}.`, other: `Las # más recientes, en ${zone}.` })
export const sessionAt = (day: string, slot: string) => `${day} · ${slot}`
export const theirData = 'Sus datos'
export const dataCanBeMade = (student: string) =>
  `${student} puede descargar desde su perfil todos los datos que ShineQuo guarda. También puedes pedir tú el archivo.`
export const makeFileOfData = 'Crear un archivo con sus datos'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  email_letters: fields.emailLetters,
  invited_role: 'Elige estudiante, coach o administración',
  reason_required: fields.reasonRequired,
  ...fields.otherErrors,
  placeholder_unknown: ({ unknown, known }) => `Aquí no se conoce ${unknown}. Puedes usar ${list(known)}`,
  words_required: 'Escribe algo',
} satisfies Partial<FieldSentences>

/** The language of an invitation's mail, which the person who invites chooses. */
export const mailLanguage = 'Idioma del correo'

// What the mails of invitations say

export const wordsTitle = 'Texto de la invitación'
export const wordsLede = 'Lo que dice el correo a quienes invitas, con tus propias palabras.'
export const wordsFor = 'Invitación para'
export const WORDS_TO = { student: 'Estudiantes', coach: 'Coaches' } satisfies Record<WordedRole, string>
export const WORDS_IN = { en: 'En inglés', 'es-US': 'En español' } satisfies Record<Locale, string>
export const wordsDidNotLoad = 'No se pudo cargar el texto'
export const wordsSubject = 'Asunto'
export const wordsBody = 'Texto'
export const wordsHint =
  '{inviter} se cambia por el nombre de quien invita y {school} por el de la escuela. Deja una línea vacía entre párrafos. Debajo de tu texto, el correo dice cuánto tiempo funciona el enlace.'
export const wordsSaved = 'Guardado. Así dirán las próximas invitaciones.'
export const seeTheMail = 'Vista previa'
export const restoreOurs = 'Usar el texto estándar'
export const previewTitle = 'Vista previa'
export const previewIn = (language: string) => `Vista previa: ${language}`
