/** The shells of the three sides of the app: their menus, the titles of their pages, and their own messages. */
import type { DayPart } from '@shinequo/domain/time/day-part'
import { plural } from '../locale.ts'

/** Names of landmarks and menus. */
export const menu = 'Menú'
export const main = 'Principal'
export const openMenu = 'Abrir menú'
/** On phones, where the badges of pages are in the menu: how many there are altogether. */
export const openMenuWith = (count: number) =>
  `Abrir menú, ${plural(count, { one: '# novedad o pendiente', other: '# novedades o pendientes' })}`
export const closeMenu = 'Cerrar menú'
export const lightTheme = 'Tema claro'
export const darkTheme = 'Tema oscuro'
export const settings = 'Configuración'
export const help = 'Ayuda'
/** Below the crisis line. */
export const helpAndPrivacy = 'Ayuda y privacidad'
export const signOut = 'Cerrar sesión'

// Whose menu it is
export const student = 'Estudiante'
export const coach = 'Coach'
export const administrator = 'Administración'

// Pages of students
export const dashboard = 'Inicio'
/** The menu has room for about twenty letters. */
export const collegeFeed = 'Noticias'
export const resources = 'Recursos'
export const community = 'Comunidad'
export const events = 'Eventos'
export const userProfile = 'Tu perfil'

// Pages of coaches
export const today = 'Hoy'
export const availability = 'Disponibilidad'
export const students = 'Estudiantes'
export const sessions = 'Sesiones'
export const yourPage = 'Tu página'

// Pages of administrators
export const programme = 'Programa'
export const matches = 'Asignaciones'
export const people = 'Personas'
export const questionnaire = 'Cuestionario'
export const schools = 'Universidades'
export const wall = 'Muro'
export const care = 'Solicitudes de ayuda'
export const mail = 'Correos'
export const audit = 'Registro de auditoría'
export const retention = 'Conservación de datos'
/** What a badge shows for a number of more than two digits. */
export const over99 = '99+'
/** Says what a dot next to a page of the menu means. */
export const unsavedChanges = 'cambios sin guardar'
/** Read after the number of a badge: "3 novedades: 2 solicitudes, 1 calificación". */
export const newRequestsAndRatings = (requests: number, ratings: number) =>
  `${plural(requests + ratings, { one: 'novedad', other: 'novedades' })}: ${[
    ...(requests > 0 ? [plural(requests, { one: '# solicitud', other: '# solicitudes' })] : []),
    ...(ratings > 0 ? [plural(ratings, { one: '# calificación', other: '# calificaciones' })] : []),
  ].join(', ')}`
export const mayNeedCare = (students: number) =>
  plural(students, { one: 'estudiante puede necesitar ayuda', other: 'estudiantes pueden necesitar ayuda' })
export const newNotes = (notes: number) => plural(notes, { one: 'nota nueva', other: 'notas nuevas' })
/* For screen readers, after the number of things that wait there: of any kind, students, stories. */
export const waitingForYou = 'por atender'
export const withoutSchool = 'sin universidad verificada'
export const storiesToReview = 'por revisar'
/** For screen readers, after the number of people who are waiting there. */
export const waitingToBeContacted = 'en espera de respuesta'
/** For screen readers, after the number of emails that are waiting there. */
export const notDelivered = 'sin entregar'

// At the bottom of the window
export const notLive =
  'La página dejó de actualizarse: lo que ves puede no estar al día. Intentando de nuevo...'
export const signedOut = 'Tu sesión se cerró. Inicia sesión otra vez para ver lo nuevo.'
export const shortPause = 'ShineQuo está en una breve pausa. Seguimos intentando; no se pierde nada.'
export const offline = 'No tienes conexión. Lo que ves puede no estar al día.'
export const newVersionReady = 'Hay una versión nueva lista'
/* Where the clock of the device is wrong. What it is fast or slow by: '11 minutes', '12 hours', '8 days'. */
export const clockIsFast = (time: string) => `El reloj de este dispositivo va ${time} adelantado.`
export const clockIsSlow = (time: string) => `El reloj de este dispositivo va ${time} atrasado.`
export const clockMinutes = (count: number) => plural(count, { one: '# minuto', other: '# minutos' })
/** Read after one of the two. */
export const timesAreRight = (zone: string) =>
  `Aun así, las horas que ves aquí son correctas, en hora de ${zone}.`
/** In the top bar, by the time of day. On the home page it is the heading. */
export const greeting = (part: DayPart, firstName: string) =>
  ({
    morning: `Buenos días, ${firstName}`,
    afternoon: `Buenas tardes, ${firstName}`,
    evening: `Buenas noches, ${firstName}`,
  })[part]
