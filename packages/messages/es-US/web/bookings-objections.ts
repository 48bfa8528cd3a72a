/**
 * A session that its coach marked as missed, the student's objection, and what administrators decide. A student and a
 * coach are first names.
 */
import { stopped } from '../locale.ts'
import { listed } from './components.ts'

// The student

export const coachMarked = (coach: string) => `${coach} anotó que no estuviste.`
export const iWasThere = 'Sí estuve'
/** The last day and time of day. */
export const canSaySoUntil = (day: string, time: string) =>
  stopped(`Si estuviste, puedes decirlo hasta esta hora: ${day}, ${time}`)
export const wereYouThere = '¿Estuviste en la sesión?'
/** What follows. `programme` is the name of the programme, '' if it has none. */
export const whatFollows = (coach: string, programme: string) =>
  `${programme || 'Tu programa'} verá que lo dices y lo que la sala sabe de quién estuvo. ${coach} también lo verá. Te llegará un correo cuando se decida.`
export const youSaid = (programme: string) =>
  `Dijiste que sí estuviste. ${programme || 'Tu programa'} lo revisará.`
export const staysMissed = (programme: string) =>
  `Dijiste que sí estuviste. ${programme || 'Tu programa'} lo revisó: la sesión sigue marcada como ausencia.`
export const countsAsHeld = (programme: string) =>
  `Dijiste que sí estuviste. ${programme || 'Tu programa'} lo revisó: la sesión se realizó.`
export const coachTookBack = (coach: string) =>
  `Dijiste que sí estuviste. ${coach} quitó la marca: la sesión se realizó.`

// The coach

/** Instead of the time of day when the student was seen, if both were. */
export const bothWereInTheRoom = (student: string, time: string) =>
  `${student} y tú estuvieron a la vez en la sala (${time}).`
export const studentSaid = (student: string) => `${student} dijo que sí estuvo. Tu programa lo decidirá.`
export const studentSaidAndYouCanUndo = (student: string) =>
  `${student} dijo que sí estuvo. Tu programa lo decidirá, a menos que quites la ausencia.`
export const decidedMissed = (student: string) =>
  `${student} dijo que sí estuvo. Tu programa decidió: sigue como ausencia.`
export const decidedHeld = (student: string) =>
  `${student} dijo que sí estuvo. Tu programa decidió: la sesión se realizó.`
export const youTookBack = (student: string) => `${student} dijo que sí estuvo y quitaste la ausencia.`

// The administrators

export const title = 'Ausencias por decidir'
export const lede =
  'Estudiantes que dicen que sí estuvieron en una sesión marcada como ausencia. Decide qué cuenta; ambas personas recibirán un correo.'
export const objectionsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# sesión por decidir', other: '# sesiones por decidir' })
export const nothingToDecide = 'Nada por decidir'
export const whenStudentsObject =
  'Cuando alguien diga que sí estuvo en una sesión marcada como ausencia, aparecerá aquí.'
export const withCoach = (coach: string) => `Con ${coach}`
export const markedOn = (coach: string, day: string, time: string) =>
  stopped(`${coach} la marcó: ${day}, ${time}`)
export const saidOn = (student: string, day: string, time: string) =>
  stopped(`${student} dijo que sí estuvo: ${day}, ${time}`)
export const bothSeen = (time: string) => stopped(`Estuvieron a la vez en la sala; la última vez: ${time}`)
/** Only the student was. */
export const studentSeen = (student: string, time: string) =>
  `${student} estuvo en la sala (la última vez: ${time}), pero no al mismo tiempo que su coach.`
export const nobodySeen = (student: string) =>
  `La sala no sabe nada de ${student}. Si se vieron en otro lugar o por teléfono, no puede saberlo.`
export const tookPlace = 'Sí se realizó'
export const tookPlaceOf = (student: string) => `Sí se realizó: sesión de ${student}`
export const keepAsMissed = 'Dejar como ausencia'
export const keepAsMissedOf = (student: string) => `Dejar como ausencia: sesión de ${student}`
export const notedHeld = (student: string) => `La sesión con ${student} cuenta como realizada.`
export const notedMissed = (student: string) => `La sesión con ${student} sigue como ausencia.`
/** Asks before a decision, which is final. */
export const heldQuestion = '¿La sesión se realizó?'
export const heldMeans = (student: string, coach: string) =>
  `Contará como realizada y ${student} podrá dar su opinión. ${student} y ${coach} recibirán un correo. Esto no se puede deshacer.`
export const missedQuestion = '¿Dejar la sesión como ausencia?'
export const missedMeans = (student: string, coach: string) =>
  `Todo queda como está. ${student} y ${coach} recibirán un correo. Esto no se puede deshacer.`
