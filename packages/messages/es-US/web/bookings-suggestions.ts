/** Times for a new session that a coach suggests to a student. In these, a person is a first name. */
import { stopped } from '../locale.ts'

// The coach
export const suggestATime = 'Sugerir un horario'
export const changeTheTimes = 'Cambiar los horarios'
export const suggestATimeTo = (student: string) => `Sugerir un horario a ${student}`
export const upToThreeOpen = (student: string) =>
  `Elige hasta tres de tus horarios libres. Se los enviaremos por correo a ${student}. Nadie los tiene apartados: son de quien los reserve primero.`
export const sent = (student: string) =>
  `Enviado. ${student} puede elegir un horario o decir que ninguno le queda bien.`
export const takeBack = 'Retirar'
export const withdrawn = 'Sugerencia retirada.'
/** How a suggestion stands; times are days with slots. */
export const waiting = (times: readonly string[], student: string) =>
  `${stopped(`Sugeriste ${times.join('; ')}`)} ${student} todavía no ha respondido.`
export const accepted = (student: string, time: string) => stopped(`${student} reservó la sesión del ${time}`)
export const declined = (student: string) => `A ${student} no le queda bien ninguno de tus horarios.`
export const expired = (student: string) =>
  `${student} no respondió antes de que pasaran los horarios que sugeriste.`
export const inviteStudent = (student: string) =>
  `Invita a ${student} a una sesión: sugiere hasta tres de tus horarios libres.`
export const meetNext = 'Próxima sesión'

// The student
export const suggestsTimes = (coach: string, times: number) =>
  times === 1
    ? `${coach} te sugiere un horario para una sesión`
    : `${coach} te sugiere horarios para una sesión`
export const firstComeFirstServed = (times: number) =>
  times === 1
    ? 'Nadie tiene apartado este horario: es de quien lo reserve primero.'
    : 'Nadie tiene apartados estos horarios: son de quien los reserve primero.'
export const choose = (time: string) => `Elegir ${time}`
export const noLongerOpen = 'ya no está libre'
export const youAreBusy = 'tienes otra sesión a esa hora'
export const nearestOthers = (coach: string) => `Los horarios libres más cercanos con ${coach}:`
export const noneOfThese = 'Ninguno de estos'
export const coachSeesThat = (coach: string) => `${coach} puede ver que ningún horario te queda bien.`
