/** What a coach does after a session: a note, and a time for the next one. A student is a first name. */

export const afterYourSession = (student: string) => `Después de tu sesión con ${student}`
/** Opens it below a session of the day. */
export const noteAndNextTime = 'Nota y próxima sesión'
export const didNotLoad = 'No se pudo cargar lo que sigue después de esta sesión'

// Who came

export const countsAsHeld = (student: string) =>
  `Cuenta como realizada. Si ${student} no vino, marca la ausencia.`
export const countedAsHeld = 'Cuenta como realizada.'

// The note

export const yourNote = 'Tu nota'
/** The note in other texts. */
export const theNote = 'tu nota'
export const savedAsYouType = 'Se guarda mientras escribes.'
export const saved = 'Guardada'
export const onlyYouRead = 'Solo tú puedes leerla.'
export const studentReadsToo = (student: string) => `${student} puede leerla.`
export const notSavedYet =
  'Todavía no se ha guardado. Sigue en esta ventana y se guardará cuando vuelva la conexión. No cierres la ventana.'
export const useTheOther = 'Usar esa'
export const keepMine = 'Dejar la mía'
export const noLongerYours = (student: string) =>
  `${student} ya no es tu estudiante, así que no puedes escribir notas.`

// The next session

export const sameTimeNextWeek = 'Próxima: ¿a la misma hora la semana que viene?'
export const whenNext = '¿Cuándo se ven de nuevo?'
/** `time` is a day with a time of day. */
export const suggestTime = (time: string) => `Sugerir ${time}`
export const otherTimes = 'Otros horarios'
export const notReserved = (student: string) =>
  `Se lo enviaremos por correo a ${student}, y podrá reservarlo con un toque. Hasta entonces nadie lo tiene apartado.`
/** `time` is the day and the slot. */
export const nextIsBooked = (time: string) => `Próxima sesión: ${time}`
