/** How long each kind of data is kept, and what the nightly runs removed. A nightly run is a 'limpieza'. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { RetentionKind } from '@shinequo/contract/retention'
import type { PluralForms } from '../../formats.ts'
import { plural } from '../locale.ts'
import { days } from '../times.ts'
import { listed } from './components.ts'

export const title = 'Conservación de datos'
export const lede =
  'Cada noche se elimina lo que el servicio ya no necesita. Esto no afecta a las cuentas, ni a sus sesiones y notas.'
export const whatIsKept = 'Qué se guarda'
/** `all` is null if there are more than are counted. */
export const kindsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# tipo de datos', other: '# tipos de datos' })
export const nothingIsKept = 'No se guarda nada'
export const thereIsNothingToRemove = 'No hay nada que eliminar.'

/** The title of each kind, what it is and from when its days count. Kinds that say most about people come first. */
export const KINDS = {
  answers: {
    title: 'Respuestas anteriores',
    words:
      'Respuestas al cuestionario que los estudiantes reemplazaron después por otras. Las más recientes siempre se quedan.',
  },
  messages: {
    title: 'Correos',
    words:
      'La lista de lo que se envió y a quién, desde el día en que un mensaje se envió o dejamos de intentarlo.',
  },
  invitations: {
    title: 'Invitaciones',
    words:
      'Nombres y correos de las personas que recibieron una invitación, desde el día en que se unieron o la invitación venció.',
  },
  imports: {
    title: 'Importaciones de listas',
    words:
      'El nombre de un archivo y sus totales. En cualquier caso, sus filas se eliminan un día después de la importación.',
  },
  care_requests: {
    title: 'Solicitudes de ayuda al equipo',
    words:
      'Lo que los estudiantes compartieron con el equipo, desde el día en que alguien respondió. Lo que no tiene respuesta se queda.',
  },
  chats: {
    title: 'Mensajes en sesiones',
    words: 'Lo que estudiantes y coaches se escribieron en la sala de una sesión, desde que terminó.',
  },
  ended_accounts: {
    title: 'Cuentas eliminadas',
    words: 'Lo que queda de una cuenta eliminada: sus sesiones y estrellas, sin nombre.',
  },
  sign_ins: {
    title: 'Accesos terminados',
    words: 'Cuándo, desde dónde y con qué dispositivo estuvo abierta una cuenta, desde el fin del acceso.',
  },
  devices: {
    title: 'Dispositivos conocidos',
    words:
      'La marca con la que reconocemos un navegador, desde la última vez que alguien inició sesión con él. Después, el navegador vuelve a ser nuevo.',
  },
  rooms: {
    title: 'Salas de sesiones',
    words: 'Cuándo estuvo alguien en la sala, y qué se enviaron los dos navegadores para conectarse.',
  },
  claims: {
    title: 'Horarios liberados',
    words:
      'Horarios que alguien apartó por unos minutos y no reservó, y los que sugirieron coaches. Las sesiones se quedan, canceladas o no.',
  },
  codes: {
    title: 'Códigos',
    words: 'Lo que queda de un código que se envió por correo a alguien, desde el momento en que venció.',
  },
  idempotency_keys: {
    title: 'Respuestas a peticiones repetidas',
    words: 'Se guardan para que una reserva enviada dos veces se haga una sola vez.',
  },
  runs: {
    title: 'Limpiezas y asignaciones automáticas',
    words: 'Las limpiezas de abajo y las asignaciones automáticas: cuándo fueron y cuánto hicieron.',
  },
} satisfies Record<RetentionKind, { title: string; words: string }>

const ROWS: Record<RetentionKind, PluralForms> = {
  answers: { one: '# conjunto de respuestas', other: '# conjuntos de respuestas' },
  messages: { one: '# correo', other: '# correos' },
  invitations: { one: '# invitación', other: '# invitaciones' },
  imports: { one: '# importación', other: '# importaciones' },
  care_requests: { one: '# solicitud de ayuda', other: '# solicitudes de ayuda' },
  chats: { one: '# mensaje de una sesión', other: '# mensajes de sesiones' },
  ended_accounts: { one: '# cuenta', other: '# cuentas' },
  sign_ins: { one: '# acceso', other: '# accesos' },
  devices: { one: '# dispositivo', other: '# dispositivos' },
  rooms: { one: '# sala o pase de entrada', other: '# salas y pases de entrada' },
  claims: { one: '# horario', other: '# horarios' },
  codes: { one: '# código', other: '# códigos' },
  idempotency_keys: { one: '# respuesta', other: '# respuestas' },
  runs: { one: '# limpieza o asignación automática', other: '# limpiezas y asignaciones automáticas' },
}

/** How many of a kind there are: '3 mensajes'. */
export const rows = (kind: RetentionKind, count: number) => plural(count, ROWS[kind])
/** The same, if counting stopped: 'más de 1,000 mensajes'. */
export const rowsPastCounting = (kind: RetentionKind) => `más de ${plural(MAX_COUNTED, ROWS[kind])}`

/** About one kind of data. */
export const nothingToRemove = 'Nada que eliminar'
/** What the next run removes; `rows` is '3 mensajes'. */
export const next = (rows: string) => `Próxima limpieza: ${rows}`
/** Shown instead of the button if the days cannot be changed. */
export const fixed = 'Fijo'
export const change = 'Cambiar'
/** The accessible name of the button `change`, for people who cannot see its row; `title` is that of a kind. */
export const changeDaysOf = (title: string) => `Cambiar los días de: ${title}`

export const daysField = 'Días'
export const daysHint = (least: number, most: number) => `De ${least} a ${most}.`
export const daysOutside = (least: number, most: number) =>
  `Escribe un número de días entre ${least} y ${most}`
export const changedMeanwhile = (now: number) =>
  `Otra persona acaba de cambiarlo a ${days(now)}. Guarda otra vez para reemplazarlo con tu número.`
export const saved = 'Guardado.'
export const nothingWouldGo = 'Por ahora no se eliminaría nada.'
/** `rows` is '3 mensajes', and `count` is their number. */
export const wouldGo = (rows: string, count: number) =>
  plural(count, {
    one: `La próxima limpieza eliminaría ${rows}. No se podrá recuperar.`,
    other: `La próxima limpieza eliminaría ${rows}. No se podrán recuperar.`,
  })

export const whatWent = 'Qué se eliminó'
export const runNow = 'Limpiar ahora'
export const nothingWentYet = 'Aún no se ha eliminado nada'
export const firstRun = 'La primera limpieza es esta noche, a las 3:30 UTC.'
export const runs = 'Limpiezas'
/** Below a run that an administrator started; `time` is when it began. */
export const begunByHand = <T>(time: T) => [time, ', iniciada a mano']
export const stillRunning = 'En curso'
export const nothingHadToGo = 'No se eliminó nada'
/** What a run removed: '12 mensajes, 1 código'. */
export const removed = (rows: readonly string[]) => rows.join(', ')

export const runNowTitle = '¿Limpiar ahora?'
export const nothingHasToGo = 'Ahora no hay nada que eliminar.'
/** Above a list of what would be removed. */
export const removesForGood =
  'Esto elimina para siempre lo que se eliminaría en la próxima limpieza nocturna:'
export const runHasBegun = 'La limpieza empezó.'
