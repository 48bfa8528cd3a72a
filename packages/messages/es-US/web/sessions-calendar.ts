/** A coach's calendar: a week or a day of sessions, open times and times off, on the page and on paper. */
import { plural } from '../locale.ts'

export const calendar = 'Calendario'
export const week = 'Semana'
export const day = 'Día'
/** The choice between seven days and one. */
export const shown = 'Días que se muestran'
export const calendarDidNotLoad = 'No se pudo cargar tu calendario'
export const previousWeek = 'Semana anterior'
export const nextWeek = 'Semana siguiente'
/** '23 de nov – 29 de nov de 2026' */
export const span = (first: string, last: string) => `${first} – ${last}`
/** `zone` is a city. */
export const timesInZone = (zone: string) => `Horas de tu zona (${zone})`
export const sessionCount = (count: number) =>
  count === 0 ? 'Sin sesiones' : plural(count, { one: '# sesión', other: '# sesiones' })
export const freeTime = 'Disponible'
export const timeOff = 'No disponible'
export const dayOff = 'Sin horario'
export const clocksChange = 'Cambio de hora'
/** For screen readers. */
export const now = (time: string) => `Ahora, ${time}`
export const nothingInTheseDays = 'Aquí no hay nada planeado, y tus estudiantes no ven horarios libres.'
export const openHours = 'Abrir horarios'
export const seeYourWeek = 'Ver tu semana'
export const waitsForYou = (student: string) => `${student} ya está en la sala y te espera.`

// On paper
export const print = 'Imprimir'
export const where = (place: string) => `Lugar: ${place}`
export const studentsNote = (student: string, note: string) => `Nota de ${student}: ${note}`
