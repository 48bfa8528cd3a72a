/** Open times: choosing one, and the hours of a coach. */
import { plural } from '../locale.ts'

// The page of times, if no coach is chosen
export const timesBelongToACoach = 'Elige a tu coach para ver sus horarios. Aquí abajo están tus coaches.'
export const seeTimesAndBook = 'Ver horarios y reservar'

/** The heading of every page where a time is chosen. */
export const bookTitle = 'Reserva tu sesión'
export const selectDate = 'Elige una fecha'
export const availableTimes = 'Horarios disponibles'
export const selectDateFirst = 'Elige una fecha para ver los horarios disponibles.'
/** Above times that are shown before a date is chosen. `selectDateFirst` is in an element of its own. */
export const firstFreeShown = <T>(selectDateFirst: T) => [selectDateFirst, ' Estos son los primeros libres.']
export const loadingTimes = 'Cargando horarios disponibles...'
/** About one day. */
export const noTimes = 'No hay horarios disponibles para la fecha elegida.'
export const timesDidNotLoad = 'No se pudieron cargar los horarios'
export const calendarDidNotLoad = 'No se pudo cargar el calendario'
/** What the marks below the calendar mean, and how far it goes. */
export const timesAvailable = 'Hay horarios'
export const today = 'Hoy'
export const until = (day: string) => `Hasta el ${day}`
/** The day whose times are shown, and the zone of the times. */
export const dayAndZone = (day: string, zone: string) => `${day} · ${zone}`
/** `time` is in an element of its own. */
export const nextAvailable = <T>(day: string, time: T) => [`Próximo disponible: ${day} `, time]
/** For screen readers, when a day is chosen. */
export const timesFound = (count: number) => plural(count, { one: '# horario', other: '# horarios' })
/** About one coach, as far ahead as students can see. */
export const nothingFree =
  'No hay nada libre en las próximas tres semanas. Los horarios nuevos aparecen aquí en cuanto se abren.'
export const lookAtCoaches = 'Ver a tus coaches'
/** A button that shows the times of another day. */
export const seeDay = (day: string) => `Ver el ${day}`
export const PARTS_OF_DAY = { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' }
/** Shown on a time that the student cannot take. */
export const youHaveSession = 'Tienes una sesión a esa hora'

/* Choosing a time in a dialog */
export const day = 'Día'
export const timesOn = (day: string) => `Horarios del ${day}`
/** Follows `timesOn`, in fainter type; `zone` is 'tu hora (Nueva York)'. */
export const inZone = (zone: string) => `· ${zone}`
export const times = 'Horarios'

/* The next free times */
export const nextFreeTimes = 'Próximos horarios libres'
/** `time` is in an element of its own. */
export const nextTime = <T>(day: string, time: T) => [`Próximo: ${day} `, time]
export const noOpenTimesNow = 'Sin horarios libres por ahora'
/** Shown instead of the next time if it is not known. */
export const seeTimes = 'Ver horarios'

/* Holding a time */
export const holding = 'Apartando esta hora para ti...'
export const held = 'Apartamos esta hora para ti'
export const heldTwoMinutesMore = 'Te apartamos esta hora 2 minutos más.'
export const heldThirtySecondsMore = 'Te apartamos esta hora 30 segundos más.'
/** For screen readers; `clock` is the time left, such as '9:05'. */
export const left = (clock: string) => `Quedan ${clock}`
/** A shorter text, where there is little room. */
export const heldFor = (clock: string) => `Apartada ${clock}`
export const needLonger = '¿Necesitas más tiempo?'
export const holdLonger = 'Apartarla diez minutos más'
export const holdOver =
  'Se acabaron tus diez minutos, así que otras personas pueden volver a reservar esta hora. Lo que escribiste sigue aquí.'
export const notHeld = 'Por el momento no tienes apartada esta hora.'
export const holdAgain = 'Apartarla otra vez'
