/** Who did what, as administrators and the student concerned read it, and the check of the audit log. */
import type { ActorRole, AuditFault } from '@shinequo/contract/audit'
import { number, plural, timesAreIn } from '../locale.ts'
import { listed } from './components.ts'

export const title = 'Registro de auditoría'
/** `zone` is 'tu hora (Nueva York)'. */
export const lede = (zone: string) =>
  `Quién hizo qué, a quién, cuándo y por qué. Nadie puede cambiar ni quitar una entrada. ${timesAreIn(zone)}`
export const searchHint = 'Parte del nombre o del correo de alguna persona relacionada'
export const everyAction = 'Todas las acciones'
export const from = 'Desde'
export const to = 'Hasta'
/** A button. The list has only what was done to one thing; the button shows all entries again. */
export const onlyAbout = (name: string) => `Solo sobre ${name}: mostrar todo`
export const onlyAboutOneThing = 'Solo sobre una cosa: mostrar todo'
/** `all` is null if there are more than are counted. */
export const entriesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# entrada', other: '# entradas' })
export const nothingYet = 'Aún no hay nada'
export const whatIsWrittenDown = 'Aquí queda registrado lo que hacen los coaches y la administración.'
export const noneFound = 'No encontramos entradas'
export const nothingFits = 'Ninguna entrada coincide con tu búsqueda.'
export const showEverything = 'Mostrar todo'

export const entries = 'Entradas'
/** What was done, and to what: 'Cuenta puesta en pausa: Maya Torres'. `what` may be a link. */
export const done = <T, U>(action: T, what: U) => [action, ': ', what]
/** `actor` is 'Rosa Ortiz, administración'. */
export const by = (actor: string) => `Por ${actor}`
/** The reason that somebody gave. */
export const why = (reason: string) => `Motivo: ${reason}`
export const allAboutThis = 'Todo sobre esto'
/** The accessible name of the button `allAboutThis`, for people who cannot see its entry. */
export const allAbout = (what: string) => `Todo sobre esto: ${what}`

export const downloadEntries = 'Descargar CSV: registro de auditoría'
export const partOfAct = 'Parte de una acción sobre varias personas'
export const nobodyYet = 'Nadie ha abierto tu expediente todavía.'
/** `zone` is 'tu hora (Nueva York)'. */
export const timesAre = timesAreIn
export const whoOpenedMyRecord = 'Quién abrió mi expediente'
/** Below what was done: who did it, and when. */
export const byAt = <T>(actor: string, time: T) => [actor, ' · ', time]

const ACTORS = {
  student: (name: string) => `${name}, estudiante`,
  coach: (name: string) => `${name}, coach`,
  admin: (name: string) => `${name}, administración`,
  system: (name: string) => `${name}, ShineQuo`,
} satisfies Record<ActorRole, unknown>
/** Who acted. */
export const actor = (name: string, role: ActorRole) => ACTORS[role](name)
/**
 * Who acted, if only the role is still known. `system` is the service itself. Not 'que ya no está', which would say
 * that somebody has died.
 */
export const NAMELESS_ACTORS = {
  student: 'Estudiante que ya no tiene cuenta',
  coach: 'Coach que ya no tiene cuenta',
  admin: 'Persona de la administración que ya no tiene cuenta',
  system: 'ShineQuo',
} satisfies Record<ActorRole, string>

/** What was done, by the code of the action. A code that is not listed is shown as it is. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'account.name_changed': 'Nombre cambiado',
  'account.role_change_refused': 'No se permitió un cambio de rol',
  'account.role_changed': 'Rol cambiado',
  'account.reset_sent': 'Envío de un código para una contraseña nueva',
  'bulk.started': 'Inicio de una acción sobre varias personas',
  'bulk.undone': 'Se deshizo una acción sobre varias personas',
  'coach.approval_taken_back': 'Se retiró la aprobación de un coach',
  'coach.changes_asked': 'Cambios pedidos a un coach',
  'coach.review_sent': 'Nuevo envío de la página a revisión',
  'account.address_changed': 'Se cambió el correo de la cuenta',
  'account.address_requested': 'Solicitud de otro correo',
  'account.address_sent_again': 'Nuevo envío del enlace para confirmar un correo',
  'account.address_withdrawn': 'Se retiró la solicitud de otro correo',
  'account.address_declined': 'Otro correo: lo rechazó quien lo recibe',
  'account.deleted': 'Cuenta eliminada',
  'account.deletion_asked': 'Solicitud de eliminar la cuenta',
  'account.deletion_cancelled': 'Se canceló la eliminación de la cuenta',
  'account.password_reset': 'Se restableció la contraseña de la cuenta',
  'account.resumed': 'Fin de la pausa de la cuenta',
  'account.sign_in_refused': 'Inicio de sesión rechazado',
  'account.signed_in': 'Inicio de sesión en la cuenta',
  'account.signed_out': 'Cierre de sesión en todas partes',
  'account.suspended': 'Cuenta puesta en pausa',
  'account.token_reused': 'Acceso terminado porque su clave se usó dos veces',
  'administrator.joined': 'Ahora es parte de la administración',
  'booking.cancelled': 'Sesión cancelada',
  'booking.decided_held': 'Ausencia revisada: la sesión se realizó',
  'booking.decided_missed': 'Ausencia revisada: sigue como ausencia',
  'booking.marked_no_show': 'Sesión marcada como ausencia',
  'booking.objected': 'Estudiante dijo que sí estuvo en la sesión',
  'booking.restored': 'Sesión restablecida',
  'booking.unmarked_no_show': 'Se quitó la marca de ausencia de una sesión',
  'care.phrase_added': 'Se agregó una frase de peligro',
  'care.phrase_removed': 'Se quitó una frase de peligro',
  'care.request_answered': 'Solicitud de ayuda respondida',
  'care.request_read': 'Solicitud de ayuda leída',
  'care.request_reopened': 'Solicitud de ayuda reabierta',
  'care.settings_changed': 'Se cambió la configuración de las solicitudes de ayuda',
  'care.staff_chosen': 'Equipo de ayuda elegido',
  'care.worry_closed': 'Preocupación atendida',
  'care.worry_handed_over': 'Preocupación comunicada al equipo',
  'care.worry_read': 'Preocupación leída',
  'care.worry_reopened': 'Preocupación reabierta',
  'coach.approved': 'Coach: página aprobada',
  'coach.capacity_changed': 'Coach: cupo cambiado',
  'data.downloaded': 'Datos descargados',
  'data.exported': 'Datos exportados',
  'hours.changed': 'Horario cambiado',
  'invitation.revoked': 'Invitación retirada',
  'invitation.sent': 'Invitación enviada',
  'invitation.sent_again': 'Invitación enviada de nuevo',
  'invitation.words_changed': 'Cambió el texto de las invitaciones',
  'list.opened': 'Lista abierta',
  'mail.all_sent_again': 'Nuevo envío de todos los correos',
  'mail.sent_again': 'Correo enviado de nuevo',
  'match.accepted': 'Asignación aceptada',
  'match.declined': 'Asignación rechazada',
  'match.ended': 'Asignación terminada',
  'match.expired': 'Asignación vencida',
  'match.gave_way': 'Se cedió el lugar a quien ya confirmó su correo',
  'match.paired': 'Asignación hecha a mano',
  'match.restored': 'Asignación restablecida',
  'matching.held': 'Asignación puesta en pausa',
  'matching.released': 'Fin de la pausa de la asignación',
  'matching.weights_changed': 'Se cambió la ponderación de la asignación',
  'note.changed': 'Nota cambiada',
  'note.deleted': 'Nota eliminada',
  'note.shared': 'Nota compartida',
  'note.unshared': 'Nota que ya no se comparte',
  'post.changed': 'Publicación cambiada',
  'post.deleted': 'Publicación eliminada',
  'post.published': 'Publicación hecha pública',
  'post.restored': 'Publicación restablecida',
  'post.scheduled': 'Publicación programada',
  'post.unpublished': 'Publicación retirada',
  'post.written': 'Publicación escrita',
  'programme.look_changed': 'Nombre y color cambiados',
  'programme.step_resumed': 'Se retomó un paso de la preparación',
  'programme.step_skipped': 'Se omitió un paso de la preparación',
  'programme.terms_changed': 'Periodos académicos cambiados',
  'programme.settings_changed': 'Se cambió la configuración del programa',
  'questionnaire.changed': 'Cuestionario cambiado',
  'retention.changed': 'Se cambiaron los plazos de conservación de datos',
  'retention.run': 'Limpieza de datos hecha',
  'roster.cancelled': 'Importación de lista cancelada',
  'roster.confirmed': 'Importación de lista confirmada',
  'roster.imported': 'Lista importada',
  'school.added': 'Universidad agregada',
  'school.changed': 'Universidad cambiada',
  'school.joined': 'Universidad fusionada con otra',
  'school.state_changed': 'Universidad abierta, cerrada u oculta',
  'story.author_opened': 'Consulta de quién escribió una historia',
  'story.declined': 'Historia rechazada',
  'story.decision_undone': 'Se deshizo la decisión sobre una historia',
  'story.kept': 'Historia conservada en el muro',
  'story.published': 'Historia publicada',
  'story.reached_out': 'Mensaje a quien escribió una historia',
  'story.removed': 'Historia retirada',
  'student.coach_asked': 'Pedido a su coach de sugerir un horario',
  'student.reminded': 'Envío de un recordatorio de responder las preguntas',
  'student.school_assigned': 'Asignación de una universidad al estudiante',
  'student.school_set_back': 'Regreso a la universidad anterior del estudiante',
  'student.school_confirmed': 'Se verificó la universidad del estudiante',
  'student.school_taken_back': 'Se retiró la verificación de la universidad del estudiante',
  'student.viewed': 'Expediente del estudiante abierto',
  'time-off.added': 'Días libres agregados',
  'time-off.removed': 'Días libres quitados',
}

/** What was done, as the student whose record it is reads it. For an action that is not listed, `ACTIONS` is used. */
export const ACTIONS_TO_THE_STUDENT: Readonly<Record<string, string>> = {
  'account.name_changed': 'Corrigió tu nombre',
  'account.reset_sent': 'Te envió un código para una contraseña nueva',
  'account.role_change_refused': 'Intentó cambiar tu rol',
  'student.reminded': 'Te recordó responder las preguntas',
  'student.viewed': 'Abrió tu expediente',
  'booking.decided_held': 'Decidió que tu sesión se realizó',
  'booking.decided_missed': 'Decidió que tu sesión sigue marcada como ausencia',
  'booking.marked_no_show': 'Anotó que tu sesión no se realizó',
  'booking.unmarked_no_show': 'Quitó la nota de que tu sesión no se realizó',
  'student.school_assigned': 'Te asignó y verificó una universidad',
  'student.school_set_back': 'Regresó a tu universidad anterior',
  'student.school_confirmed': 'Verificó tu universidad',
  'student.school_taken_back': 'Retiró la verificación de tu universidad',
  'account.suspended': 'Puso en pausa tu cuenta',
  'account.resumed': 'Terminó la pausa de tu cuenta',
  'account.signed_out': 'Cerró tu sesión en todas partes',
  'account.address_changed': 'Cambió el correo de tu cuenta',
  'account.address_requested': 'Pidió cambiar el correo de tu cuenta',
  'account.address_sent_again': 'Envió otra vez el enlace para confirmar un correo nuevo',
  'account.address_withdrawn': 'Retiró un correo nuevo para tu cuenta',
  'account.address_declined': 'Un correo nuevo para tu cuenta se rechazó desde su buzón',
  'data.exported': 'Pidió crear un archivo con tus datos para ti',
  'data.downloaded': 'Descargó el archivo con tus datos',
  'account.deletion_asked': 'Pidió que se elimine tu cuenta',
  'account.deletion_cancelled': 'Detuvo la eliminación de tu cuenta',
  'match.accepted': 'Aceptó una asignación tuya',
  'match.declined': 'Rechazó una asignación tuya',
  'match.paired': 'Te asignó coach',
  'match.ended': 'Terminó una asignación tuya',
  'match.expired': 'Le preguntó a otra persona si puede ser tu coach',
  'match.gave_way': 'Le dio tu lugar con coach a alguien con el correo confirmado',
  'match.restored': 'Te devolvió a una de las personas que te dan coaching',
  'matching.held': 'Pasó a elegir a mano los coaches para ti',
  'matching.released': 'Dejó otra vez al sistema la elección de coaches para ti',
  'care.worry_handed_over': 'Se preocupó por ti y avisó al equipo del programa',
  'care.worry_read': 'Leyó lo que tu coach le dijo al equipo sobre una preocupación',
  'care.worry_closed': 'Anotó qué hizo el equipo sobre una preocupación de tu coach',
  'care.worry_reopened': 'Anotó que el equipo todavía debe ver una preocupación de tu coach',
  'care.request_read': 'Leyó lo que le pediste al equipo',
  'care.request_answered': 'Anotó que el equipo se comunicó contigo',
  'care.request_reopened': 'Anotó que el equipo aún tiene que comunicarse contigo',
  'story.reached_out': 'Te escribió sobre una de tus historias, sin saber quién eres',
  'story.author_opened': 'Consultó quién escribió una historia tuya en el muro',
}

export const goneSubject = 'alguien que ya no tiene cuenta'
/** Lists that somebody opened. */
export const LISTS: Readonly<Record<string, string>> = {
  audit: 'el registro de auditoría',
  acts: 'personas de una acción sobre varias',
  candidates: 'coaches para estudiantes',
  care_requests: 'solicitudes de ayuda',
  mail: 'correos sin entregar',
  matches: 'asignaciones',
  invitations: 'invitaciones',
  objections: 'ausencias por revisar',
  people: 'personas',
  quiet: 'estudiantes sin sesiones',
  rosters: 'listas importadas',
  unmatched: 'estudiantes sin coach',
}
// What was acted on. Names may be links; for a deleted account, `goneSubject` comes in place of the name.
export const sessionOf = <T>(student: T, coach: T, moment: string) => [
  'sesión de ',
  student,
  ' con ',
  coach,
  ', ',
  moment,
]
export const matchOf = <T>(student: T, coach: T) => ['asignación de ', student, ' con ', coach]
/** A coach's note that the student can read. */
export const noteAbout = <T>(student: T, coach: T) => ['nota sobre ', student, ' de ', coach]
export const careRequestOf = <T>(student: T) => ['solicitud de ayuda de ', student]
export const postTitled = <T>(title: T) => ['publicación “', title, '”']
export const rosterNamed = <T>(title: T) => ['lista importada ', title]
export const schoolNamed = <T>(title: T) => ['universidad ', title]
/** What was acted on, by its type, if nothing more is known about it. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  bulk_act: 'una acción sobre varias personas',
  account: 'una cuenta',
  booking: 'una sesión',
  care_request: 'una solicitud de ayuda',
  coach: 'un coach',
  figures: 'las cifras del programa',
  invitation: 'una invitación',
  mail: 'todos los correos que no se entregaron',
  match: 'una asignación',
  message: 'un correo',
  note: 'una nota',
  post: 'una publicación',
  programme: 'el programa',
  questionnaire: 'el cuestionario',
  retention: 'la conservación de datos',
  roster: 'una lista importada',
  school: 'una universidad',
  story: 'una historia del muro',
  student: 'un estudiante',
}
/** Parts of the programme that were changed. */
export const PROGRAMME_PARTS: Readonly<Record<string, string>> = {
  settings: 'la configuración del programa',
  look: 'el nombre y el color',
  terms: 'los periodos académicos',
  set_up: 'la preparación del programa',
  weights: 'la ponderación de la asignación',
  care: 'la línea de crisis y el protocolo de ayuda',
}

export const checkOfTheAudit = 'Verificación del registro de auditoría'
export const checkTheAudit = 'Verificar el registro'
export const checking = 'Verificando...'
export const entriesChecked = 'Entradas verificadas'
export const checked = (done: number, total: number) =>
  plural(total, {
    one: `${number(done)} de # entrada verificada`,
    other: `${number(done)} de # entradas verificadas`,
  })
/** `why` is a whole sentence. */
export const checkFailed = (why: string) => `No se pudo terminar la verificación. ${why}`
export const nothingToCheck = 'Aún no hay nada que verificar.'
export const auditHolds = (total: number) =>
  plural(total, {
    one: '# entrada verificada. El registro está íntegro: la entrada está como se escribió, y no falta ninguna.',
    other:
      '# entradas verificadas. El registro está íntegro: cada una está como se escribió, y no falta ninguna.',
  })
export const namesGone = (entries: number) =>
  plural(entries, {
    one: '# entrada nombra a personas que ya no tienen cuenta.',
    other: '# entradas nombran a personas que ya no tienen cuenta.',
  })
export const noCopy = 'No hay copia de su entrada más reciente con que compararla.'

const FAULTS = {
  changed: (entry: string) =>
    `El registro no está íntegro a partir de la entrada ${entry}: esa entrada no es lo que se escribió.`,
  removed: (entry: string) => `El registro no está íntegro: falta la entrada ${entry}.`,
  cut_off: (entry: string) =>
    `El registro no está íntegro: faltan las entradas más recientes, a partir de la entrada ${entry}.`,
  rewritten: (entry: string) =>
    `El registro no está íntegro: se reescribió, hasta la entrada ${entry} o más allá.`,
  unreadable_copy: (entry: string) =>
    `No se puede leer la copia de la entrada más reciente del registro, que se guarda fuera de la base de datos. El registro está completo hasta la entrada ${entry}, pero no se puede saber si ahí se reescribió o se cortó.`,
} satisfies Record<AuditFault['kind'], unknown>
const FAULTS_AT = {
  ...FAULTS,
  changed: (entry: string, moment: string) =>
    `El registro no está íntegro a partir de la entrada ${entry} (${moment}): esa entrada no es lo que se escribió.`,
  removed: (entry: string, moment: string) =>
    `El registro no está íntegro: falta la entrada ${entry}, antes de la siguiente (${moment}).`,
  rewritten: (entry: string, moment: string) =>
    `El registro no está íntegro: se reescribió, hasta la entrada ${entry} (${moment}) o más allá.`,
}
/** What is wrong. `moment` says when the entry with the fault was written, '' if there is none. */
export const fault = ({ kind, position }: AuditFault, moment: string) =>
  moment === '' ? FAULTS[kind](number(position)) : FAULTS_AT[kind](number(position), moment)

export const compareWithTheLog =
  'Avisa a quien opera este servicio: puede comparar el registro de auditoría con una entrada que menciona el registro del servidor.'
export const lookInABackup =
  'Avisa a quien opera este servicio: una copia de seguridad anterior muestra lo que había ahí.'
export const entriesBeforeHold = 'Las entradas anteriores están íntegras.'
