/** /coach/availability: the hours that a coach paints, days off, the rules of booking and what students see of them. */
import { list, number, plural, stopped } from '../locale.ts'

export const lede =
  'Marca las horas que tienes libres. Tus estudiantes reservan sesiones de 30 minutos dentro de ellas.'
export const loading = 'Cargando tu horario...'
export const hoursDidNotLoad = 'No se pudo cargar tu horario'

/* The card of hours and its tabs; `zone` is a short name such as 'Nueva York'. */
export const hours = 'Horario'
export const whichHours = 'Qué horario'
export const everyWeek = 'Cada semana'
export const thisWeek = 'Esta semana'
export const daysOff = 'Días libres'
export const everyWeekLede = (zone: string) =>
  `Arrastra para abrir o cerrar horas, o toca donde empieza y donde termina un horario. Para escribir las horas, elige el nombre de un día. Las horas son las de ${zone}.`
export const thisWeekLede = (zone: string) =>
  `Lo que marcas aquí cuenta solo para esa fecha. Las horas son las de ${zone}.`
export const daysOffLede = 'Días festivos, exámenes, una cita médica. Los días libres cuentan de inmediato.'
export const notSavedYet = 'Sin guardar todavía'
export const allSaved = 'Todo guardado'
export const saveHours = 'Guardar horario'
export const hoursSaved = 'Horario guardado.'
/** `reason` is a whole sentence. */
export const notSaved = (reason: string) => `${reason} Tus cambios siguen aquí.`

/* Times and lengths, as parts of other sentences */
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const untilMidnight = (start: string) => `${start} – medianoche`
/** Said of a day without hours. */
export const noHours = 'sin horas'
export const severalTimes = (times: readonly string[]) => list(times)
export const lengthInMinutes = (count: number) => plural(count, { one: '# minuto', other: '# minutos' })

/* The week */
export const hoursOfThisWeek = 'Horario de esta semana'
export const hoursOfEveryWeek = 'Horario de cada semana'
export const previousWeek = 'Semana anterior'
export const nextWeek = 'Semana siguiente'
export const previousDay = 'Día anterior'
export const nextDay = 'Día siguiente'
/** The heading of the column of times. */
export const time = 'Hora'
/** The name of the button on a day. `times` are the day's hours, which may be for this date only. */
export const editTimes = (day: string, times: string, isThisDateOnly: boolean) =>
  `${stopped(`${day}: ${times}${isThisDateOnly ? ', solo en esta fecha' : ''}`)} Editar horas`
/** Shown on hours that a time off covers. */
export const dayOff = 'Día libre'
/** Half an hour of the week, for screen readers. `student` has booked it. */
export const halfHour = (
  day: string,
  time: string,
  { open, off, student }: { open: boolean; off: boolean; student: string | undefined },
) => {
  const states = [open ? 'abierta' : 'cerrada', off && 'día libre', student && `reservada por ${student}`]
  return `${day} ${time}, ${states.filter(Boolean).join(', ')}`
}
export const openToStudents = 'Abierto para estudiantes'
export const booked = 'Reservado'
/** What the `mark` next to a date means. */
export const hoursOfDateOnly = <T>(mark: T) => [mark, ' horario solo de esta fecha']
export const showDayOnly = 'Mostrar solo las horas del día'
export const showAllHours = 'Mostrar las 24 horas'
export const hoursOpen = (hours: number) =>
  plural(hours, { one: '# hora abierta', other: '# horas abiertas' })
export const hoursOpenAndBooked = (hours: number, booked: number) =>
  `${hoursOpen(hours)} · ${plural(booked, { one: '# sesión reservada', other: '# sesiones reservadas' })}`

/* Painting, as screen readers announce it: `stroke` is 'lunes, martes, 9:00 a. m. – 11:00 a. m.' */
export const stroke = (days: readonly string[], times: string) => `${days.join(', ')}, ${times}`
export const strokeBegun = (opens: boolean, stroke: string) =>
  `${stopped(`${opens ? 'Vas a abrir' : 'Vas a cerrar'} desde ${stroke}`)} Elige el final, o presiona Escape para cancelar.`
export const strokeByKeys = (stroke: string) =>
  `${stopped(`Vas a abrir ${stroke}`)} Presiona Espacio para terminar o Escape para cancelar.`
export const chooseEnd = (opens: boolean, stroke: string) =>
  opens ? `¿Abrir ${stroke}? Elige dónde termina.` : `¿Cerrar ${stroke}? Elige dónde termina.`
export const strokeDone = (opens: boolean, stroke: string) =>
  opens ? `${stroke}: abierto.` : `${stroke}: cerrado.`
export const nothingChanged = 'No cambió nada.'

/* The times of one day as fields */
export const yourHoursEveryWeek = 'Este es tu horario de cada semana.'
export const yourHoursOnDate = 'Este es tu horario solo para esta fecha.'
export const noHoursThatDay = 'Sin horas. Tus estudiantes no pueden reservar este día.'
export const timeNumber = (place: number) => `Horario ${number(place)}`
export const removeTime = (place: number) => `Quitar horario ${number(place)}`
export const from = 'Desde'
export const to = 'Hasta'
/** The end of a day, in a list of times. */
export const midnight = 'Medianoche'
export const endBeforeStart = 'El final debe ser después del inicio'
export const addTime = 'Agregar un horario'
export const clearDay = 'Vaciar el día'
export const backToEveryWeek = 'Volver al horario de cada semana'
export const copyTo = 'Copiar estos horarios a'
export const copyReplaces = 'Se reemplaza lo que esos días tienen ahora.'
export const useTheseTimes = 'Usar estos horarios'

/* Days off */
export const noDaysOff = 'Sin días libres'
export const aboutDaysOff =
  'Los días libres cierran tus horas por un tiempo. Tu horario semanal se queda como está.'
export const remove = 'Quitar'
/** `time` reads 'jue 26 de nov – vie 27 de nov', here and below. */
export const removeDayOff = (time: string) => `Quitar ${time}`
export const openAgain = (time: string) => stopped(`Abierto de nuevo: ${time}`)
/** A time off that begins and ends on the same day. */
export const offWithinDay = (day: string, start: string, end: string) => `${day}, ${start} – ${end}`
export const offOverDays = (firstDay: string, start: string, lastDay: string, end: string) =>
  `${firstDay}, ${start} – ${lastDay}, ${end}`
export const addDaysOff = 'Agregar días libres'
export const firstDay = 'Primer día'
export const oneDay = 'Día'
export const lastDay = 'Último día'
export const lastDayHint = 'Déjalo vacío si es un solo día'
export const someHoursOnly = 'Solo algunas horas del día'
export const awayFrom = 'Desde'
export const backAt = 'Hasta'
export const inYourTime = (zone: string) =>
  `Las horas son las tuyas (${zone}). Las sesiones reservadas siguen reservadas; te mostraremos las que caen en esos días.`
export const chooseFirstDay = 'Elige el primer día'
export const lastDayBeforeFirst = 'El último día es anterior al primero'
export const dayOffAdded = 'Día libre agregado.'

/* The rules of booking */
export const bookingRules = 'Reglas de reserva'
export const notice = 'Anticipación para reservar'
export const daysAhead = 'Días por adelantado'
export const freeBefore = 'Pausa antes de una sesión'
export const freeAfter = 'Pausa después de una sesión'
export const mostADay = 'Máximo de sesiones al día'
export const mostAWeek = 'Máximo de sesiones a la semana'
/** For the notice before a session, and for time kept free. */
export const none = 'Nada'
/** For the number of sessions. */
export const noLimit = 'Sin límite'
export const pauseBookings = 'Pausar las reservas nuevas'
export const whilePaused =
  'Mientras dure la pausa, nadie ve tus horarios, no se te asignan más estudiantes y las sesiones reservadas siguen reservadas.'

/* Booked sessions that are outside the hours now */
export const outsideHours = (count: number) =>
  plural(count, {
    one: 'Una sesión reservada ahora queda fuera de tu horario. Sigue reservada.',
    other: '# sesiones reservadas ahora quedan fuera de tu horario. Siguen reservadas.',
  })
export const sessionWith = (student: string, session: string) => `${student} · ${session}`
/** `sessions` is the link to the coach's page of sessions. */
export const meetAsPlanned = <T>(sessions: T) => [
  'Reúnete como estaba previsto, abre esas horas otra vez o cancela en ',
  sessions,
  ': le avisaremos a tu estudiante y le ofreceremos otros horarios.',
]

/* Somebody else has saved other hours */
export const changedMeanwhile =
  'Tu horario se modificó desde otra ventana o dispositivo. Tus cambios de aquí no se pierden: elige cuál conservar.'
export const newestHours = (times: string) => `Más reciente: ${times}`
export const ownHours = (times: string) => `El tuyo: ${times}`
export const rulesDiffer = 'También son distintas. Abajo se muestran las tuyas.'

/* What students see */
export const whatStudentsSee = 'Lo que ven tus estudiantes'
/** Next to that heading: the preview follows what the coach paints. */
export const live = 'En vivo'
export const seenOnceApproved = 'Tus estudiantes lo verán en cuanto se apruebe tu página.'
export const studentsZone = 'Zona horaria de tu estudiante'
/** The coach's own zone, in the list of zones. */
export const yourZone = (zone: string) => `${zone} (la tuya)`
export const pausedNoTimes = 'En pausa: tus estudiantes no ven horarios.'
export const studentsSeeNoTimes =
  'Tus estudiantes no ven horarios. Marca horas en la semana o revisa las reglas de reserva.'
/** For screen readers, after a day and its zone. */
export const andTimes = (count: number) => plural(count, { one: ', # horario', other: ', # horarios' })
export const timesStudentsSee = 'Horarios que ven tus estudiantes'
export const clocksChange = (zone: string, day: string) =>
  `En ${zone} cambia la hora el ${day}. Tu horario sigue igual en tu reloj; quienes estén en otros lugares pueden verlo una hora antes o después.`

/* Why a time is not offered */
export const whyNot = '¿Por qué no?'
export const whyNotHint = (zone: string) =>
  `Averigua por qué tus estudiantes no ven una hora. Las horas son las tuyas (${zone}).`
export const date = 'Fecha'
export const start = 'Inicio'
export const clocksSkipTime = 'Ese día el reloj se salta esta hora.'
export const looking = 'Comprobando...'
export const canBeBooked = 'Tus estudiantes pueden reservar esta hora.'
export const isPaused =
  'Pausaste las reservas nuevas. Desmarca “Pausar las reservas nuevas” para ofrecer esta hora.'
export const isOver = 'Esta hora ya pasó.'
/** `notice` is a length of time, such as '2 horas'. */
export const tooSoon = (notice: string) =>
  `Demasiado pronto: pides ${notice} de anticipación. Elige menos anticipación para ofrecerla.`
export const tooFarAhead = (days: number) =>
  plural(days, {
    one: 'Falta demasiado: muestras solo # día. Elige más días por adelantado para ofrecerla.',
    other: 'Falta demasiado: muestras solo # días. Elige más días por adelantado para ofrecerla.',
  })
export const beyondThreeWeeks =
  'Falta demasiado: tus estudiantes ven las próximas tres semanas. Se abrirá automáticamente cuando se acerque.'
export const notPainted = 'Fuera de tu horario. Márcala en la semana para ofrecerla.'
export const isTimeOff = 'Esa hora cae en tus días libres. Quítalos en “Días libres” para ofrecerla.'
export const bookedBy = (student: string) => `Reservada: ${student} tiene una sesión contigo a esa hora.`
export const beingChosen =
  'Alguien está eligiendo esta hora en este momento. Si no la reserva, vuelve a estar libre en 10 minutos como máximo.'
/** `pause` is a length of time, such as '15 minutos'. */
export const tooCloseToSessionWith = (student: string, pause: string) =>
  `Demasiado cerca de tu sesión con ${student}: dejas una pausa de ${pause} entre sesiones. Elige una más corta para ofrecerla.`
export const tooCloseToAnother = (pause: string) =>
  `Demasiado cerca de otra sesión: dejas una pausa de ${pause} entre sesiones. Elige una más corta para ofrecerla.`
export const dayFull = (most: number) =>
  plural(most, {
    one: 'Tu día está lleno: aceptas # sesión al día. Sube el máximo para ofrecerla.',
    other: 'Tu día está lleno: aceptas # sesiones al día. Sube el máximo para ofrecerla.',
  })
export const weekFull = (most: number) =>
  plural(most, {
    one: 'Tu semana está llena: aceptas # sesión a la semana. Sube el máximo para ofrecerla.',
    other: 'Tu semana está llena: aceptas # sesiones a la semana. Sube el máximo para ofrecerla.',
  })
