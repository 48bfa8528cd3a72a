/** What administrators do to people: the edit of a person, and acts on many at once. */
import type { BulkActName, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { ReminderStep } from '@shinequo/domain/matching/answers-reminder'
import { hour, number, plural, stopped } from '../locale.ts'
import * as coaches from './coaches.ts'
import { listed } from './components.ts'
import * as people from './people.ts'
import * as schools from './schools.ts'

// The edit of a person
export const edit = 'Cambiar nombre o rol'
export const editTitle = (name: string) => `Cambiar los datos de ${name}`
export const editMeans = 'Le avisamos por correo. Solo quien aún no ha empezado puede tener otro rol.'
export const roleMeans = 'Se cierra su sesión en todas partes, y se elimina lo que llenó para su rol actual.'
export const saveChanges = 'Guardar cambios'
export const edited = 'Los cambios están guardados.'

// The selection
/** The accessible name of a box at a row. */
export const select = (name: string) => `Seleccionar a ${name}`
export const selected = (count: number) => plural(count, { one: '# seleccionada', other: '# seleccionadas' })
/** All of the list, also rows that are not shown. `count` may be 'more than 1,000'. */
export const allSelected = (count: string) => `Se seleccionaron las ${count} que coinciden`
export const selectShown = (count: number) =>
  plural(count, { one: 'Seleccionar # fila', other: 'Seleccionar las # filas visibles' })
export const selectAll = (count: string) => `Seleccionar las ${count} que coinciden`
export const clear = 'Quitar la selección'
/** The name of the group of buttons for the selection. */
export const withSelected = 'Con la selección'

/** An act: its button, its question, what it means, and what it did. */
export const ACTS = {
  send_again: {
    button: 'Enviar de nuevo',
    title: 'Enviar invitaciones de nuevo',
    means: 'Cada persona recibe un enlace nuevo, que sirve 7 días, y los anteriores dejan de servir.',
    run: (count: number) => plural(count, { one: 'Enviar # correo', other: 'Enviar # correos' }),
    will: (count: number) =>
      plural(count, {
        one: 'Se enviará de nuevo # invitación.',
        other: 'Se enviarán de nuevo # invitaciones.',
      }),
    did: (count: number) =>
      plural(count, { one: '# invitación enviada de nuevo.', other: '# invitaciones enviadas de nuevo.' }),
    undo: 'Los correos enviados no se pueden retirar.',
  },
  suspend: {
    button: 'Pausar',
    title: 'Pausar cuentas',
    means:
      'Se cierra su sesión en todas partes y no pueden iniciarla hasta que termine la pausa. Lo reservado sigue en pie. Les avisamos por correo.',
    run: (count: number) => plural(count, { one: 'Pausar # cuenta', other: 'Pausar # cuentas' }),
    will: (count: number) => plural(count, { one: 'Se pausará # cuenta.', other: 'Se pausarán # cuentas.' }),
    did: (count: number) => plural(count, { one: '# cuenta en pausa.', other: '# cuentas en pausa.' }),
    undo: 'Puedes deshacerlo durante 10 minutos, y terminar cada pausa cuando quieras.',
  },
  resume: {
    button: 'Terminar pausa',
    title: 'Terminar pausas',
    means: 'Pueden iniciar sesión de nuevo con su contraseña.',
    run: (count: number) => plural(count, { one: 'Terminar # pausa', other: 'Terminar # pausas' }),
    will: (count: number) => plural(count, { one: 'Terminará # pausa.', other: 'Terminarán # pausas.' }),
    did: (count: number) => plural(count, { one: '# pausa terminada.', other: '# pausas terminadas.' }),
    undo: 'Puedes deshacerlo durante 10 minutos.',
  },
  set_capacity: {
    button: 'Fijar cupo',
    title: 'Fijar el cupo de los coaches',
    means: 'Es el máximo de estudiantes por coach. Quienes ya están se quedan.',
    run: (count: number) =>
      plural(count, { one: 'Cambiar el cupo de # coach', other: 'Cambiar el cupo de # coaches' }),
    will: (count: number) =>
      plural(count, { one: 'Cambiará el cupo de # coach.', other: 'Cambiará el cupo de # coaches.' }),
    did: (count: number) =>
      plural(count, { one: 'Se cambió el cupo de # coach.', other: 'Se cambió el cupo de # coaches.' }),
    undo: 'Puedes deshacerlo durante 10 minutos.',
  },
  approve_coaches: {
    button: 'Aprobar',
    title: 'Aprobar coaches',
    means: 'Desde entonces los estudiantes ven su página, y los coaches reciben un correo.',
    run: (count: number) => plural(count, { one: 'Aprobar # coach', other: 'Aprobar # coaches' }),
    will: (count: number) => plural(count, { one: 'Se aprobará # coach.', other: 'Se aprobarán # coaches.' }),
    did: (count: number) => plural(count, { one: 'Se aprobó # coach.', other: 'Se aprobaron # coaches.' }),
    undo: 'Puedes deshacerlo durante 10 minutos, si no tienen estudiantes ni sesiones. Los correos no se retiran.',
  },
  approve_matches: {
    button: 'Aprobar',
    title: 'Aprobar solicitudes',
    means: 'Cada una ocupa un lugar de su coach, y los estudiantes reciben un correo.',
    run: (count: number) => plural(count, { one: 'Aprobar # solicitud', other: 'Aprobar # solicitudes' }),
    will: (count: number) =>
      plural(count, { one: 'Se aprobará # solicitud.', other: 'Se aprobarán # solicitudes.' }),
    did: (count: number) =>
      plural(count, { one: '# solicitud aprobada.', other: '# solicitudes aprobadas.' }),
    undo: 'No se puede deshacer: los estudiantes ya reciben el aviso. Después puedes terminar una asignación.',
  },
  end_matches: {
    button: 'Terminar',
    title: 'Terminar asignaciones',
    means:
      'Les avisamos a estudiantes y coaches, y se busca coach de nuevo para esos estudiantes. Lo reservado sigue en pie.',
    run: (count: number) => plural(count, { one: 'Terminar # asignación', other: 'Terminar # asignaciones' }),
    will: (count: number) =>
      plural(count, { one: 'Terminará # asignación.', other: 'Terminarán # asignaciones.' }),
    did: (count: number) =>
      plural(count, { one: '# asignación terminada.', other: '# asignaciones terminadas.' }),
    undo: 'No se puede deshacer. Puedes asignar de nuevo a mano.',
  },
  remind: {
    button: 'Recordar',
    title: 'Recordar el siguiente paso',
    means:
      'Cada persona recibe un correo amable, en su idioma: para completar el perfil, responder las preguntas o reservar con su coach. Nadie recibe más de uno en 7 días, y cualquiera puede desactivar estos correos.',
    run: (count: number) => plural(count, { one: 'Enviar # correo', other: 'Enviar # correos' }),
    will: (count: number) =>
      plural(count, { one: 'Se enviará # recordatorio.', other: 'Se enviarán # recordatorios.' }),
    did: (count: number) =>
      plural(count, { one: '# recordatorio enviado.', other: '# recordatorios enviados.' }),
    undo: 'Los correos enviados no se pueden recuperar.',
  },
  ask_coach: {
    button: 'Pedir a su coach que sugiera un horario',
    title: 'Pedir a coaches que sugieran un horario',
    means:
      'Cada coach lo ve junto a su estudiante durante 14 días, hasta que sugiera un horario o haya una reserva. Recibe un solo correo por todo lo de un día. Las y los estudiantes no se enteran.',
    run: (count: number) =>
      plural(count, { one: 'Pedirlo por # estudiante', other: 'Pedirlo por # estudiantes' }),
    will: (count: number) =>
      plural(count, {
        one: 'Se pedirá a coaches que sugieran un horario a # estudiante.',
        other: 'Se pedirá a coaches que sugieran un horario a # estudiantes.',
      }),
    did: (count: number) =>
      plural(count, {
        one: 'Se pidió un horario para # estudiante.',
        other: 'Se pidieron horarios para # estudiantes.',
      }),
    undo: 'No se puede deshacer. Desaparece cuando se sugiere un horario, o después de 14 días.',
  },
  set_school: {
    button: 'Asignar una universidad',
    title: 'Asignar una universidad',
    means:
      'Reemplaza la universidad de sus perfiles y cuenta como verificada por el equipo, así que ven su muro y sus noticias. Si tenían otra verificada, también se reemplaza.',
    run: (count: number) => plural(count, { one: 'Cambiar # estudiante', other: 'Cambiar # estudiantes' }),
    will: (count: number) =>
      plural(count, { one: 'Cambiará # estudiante.', other: 'Cambiarán # estudiantes.' }),
    did: (count: number) => plural(count, { one: 'Cambió # estudiante.', other: 'Cambiaron # estudiantes.' }),
    undo: 'Puedes deshacerlo durante 10 minutos.',
  },
} satisfies Record<BulkActName, unknown>

// The dialog before the dry run
export const capacity = 'Estudiantes por coach, como máximo'
export const school = 'Universidad'
/** The button: nothing is done yet. */
export const seeWhatHappens = 'Ver qué pasaría'
export const nothingYet = 'Aún no pasa nada: primero ves a quién cambiaría.'

/** The mail that reminds of each step: its subject, what it says, how long it takes, and its link. */
export const REMINDERS = {
  profile: {
    subject: 'Tu perfil está casi listo',
    means:
      'Creaste tu cuenta, pero tu perfil aún no está completo. Con él sabemos qué coach puede ayudarte mejor.',
    takes: 'Te tomará unos minutos, y puedes parar y seguir cuando quieras.',
    act: 'Completar mi perfil',
  },
  answers: {
    subject: 'Tu coach está a unas preguntas de distancia',
    means:
      'Tu perfil está listo. Para encontrar un coach que encaje contigo, solo nos falta saber un poco de lo que quieres conversar.',
    takes:
      'Te tomará unos minutos. Si ahora no es buen momento, no pasa nada: ahí estarán las preguntas cuando quieras.',
    act: 'Responder las preguntas',
  },
  booking: {
    subject: 'Tu coach tiene tiempo para ti',
    means:
      'Ya tienes coach, pero ninguna sesión reservada. Una sesión dura 30 minutos, y tú decides de qué hablar.',
    takes:
      'Si ahora no es buen momento, no pasa nada. Después puedes cambiar la hora de una sesión o cancelarla.',
    act: 'Elegir una hora',
  },
} satisfies Record<ReminderStep, { subject: string; means: string; takes: string; act: string }>

export const ownNote = 'Una frase tuya (opcional)'
export const ownNoteHint = 'Aparece en cada correo tal como la escribes, sea cual sea el idioma.'
export const saveNote = 'Guardar esta frase'
export const noteSaved = 'La frase está guardada.'
export const theEmails = 'Los correos'
export const oneByStep = 'Cada estudiante recibe el de su siguiente paso, en su idioma.'

// The page of an act
export const actDidNotLoad = 'No se pudo cargar'
export const whyDone = (reason: string) => `Motivo: ${reason}`
export const schoolOf = (name: string) => `Universidad: ${name}`
export const capacityOf = (most: number) =>
  plural(most, { one: 'Como máximo # estudiante por coach', other: 'Como máximo # estudiantes por coach' })
export const leftOut = (count: number) => plural(count, { one: '# queda fuera:', other: '# quedan fuera:' })
/** The same, when some failed after the start. */
export const notDone = (count: number) =>
  plural(count, { one: '# no se pudo hacer:', other: '# no se pudieron hacer:' })
export const stayed = (count: number) =>
  plural(count, { one: '# queda como está:', other: '# quedan como están:' })
export const undone = (count: number) => plural(count, { one: 'Se deshizo #.', other: 'Se deshicieron #.' })
export const codeWithCount = (code: BulkCode, count: number) => `${CODES[code]} (${number(count)})`
export const moreThanAllowed = (most: number) =>
  `Coinciden más de las que caben en una acción. Esta incluye las primeras ${number(most)}; repítela para las demás.`
export const nobodyToAct = 'Esto no cambiaría a nadie.'
export const working = (done: number, all: number) =>
  `${number(done)} de ${number(all)}. Quédate en esta página.`
export const progress = 'Progreso'
export const goOn = 'Continuar'
export const stoppedAt = 'Se detuvo antes del final. Si continúas, nada se hace dos veces.'
export const undo = 'Deshacer'
export const undoUntil = (time: string) => stopped(`Puedes deshacerlo hasta ${hour(time)}`)
export const whoIsChanged = 'Quién'
export const targetsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# fila', other: '# filas' })
export const nobodyHere = 'Nadie'
export const noTarget = 'No hay nadie en esta lista.'
export const noName = 'Ya no existe'
export const STATES = {
  planned: 'Cambiará',
  left_out: 'Queda fuera',
  taken: 'En curso',
  done: 'Hecho',
  failed: 'No se hizo',
  undone: 'Deshecho',
  kept: 'No se deshizo',
} satisfies Record<BulkTargetState, string>
export const stateBecause = (state: BulkTargetState, code: BulkCode) => `${STATES[state]}: ${CODES[code]}`
/** Why somebody is not changed. */
export const CODES = {
  not_found: 'ya no existe',
  own_account: 'tu propia cuenta',
  already_so: 'no cambiaría nada',
  not_a_coach: 'no es coach',
  not_complete: 'aún no ha completado todo',
  not_waiting: 'no espera una decisión',
  coach_decides: 'decide su coach',
  no_room: 'su coach no tiene lugar',
  in_use: 'ya hay estudiantes que cuentan con ello',
  changed: 'alguien se adelantó',
  paused: 'la cuenta está en pausa',
  leaving: 'la cuenta se va a eliminar',
  has_answered: 'no tiene nada pendiente: tiene una sesión reservada o se le busca coach',
  mailbox_unproved: 'no ha confirmado su correo',
  mail_refused: 'sus correos rebotan',
  mail_off: 'desactivó estos correos',
  reminded_lately: 'recibió un recordatorio en los últimos 7 días',
  not_a_student: 'no es estudiante',
  no_coach: 'no tiene coach',
  session_ahead: 'tiene una sesión reservada',
  times_wait: 'hay horarios sugeridos que esperan respuesta',
  coach_away: 'su coach está en pausa o se va',
  asked_lately: 'ya se le pidió a su coach en los últimos 7 días',
} satisfies Record<BulkCode, string>

export const fieldErrors = {
  ...people.fieldErrors,
  ...coaches.fieldErrors,
  ...schools.fieldErrors,
} satisfies Partial<FieldSentences>
