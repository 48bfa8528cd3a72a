/** Cards of a student's dashboard that belong to no noun. */

export const dailyMotivation = 'Motivación del día'
/** The line of the day where the list of them cannot be had; it stands in that list too. */
export const anyDay = 'Los pasos pequeños también avanzan. Elige uno.'
export const findACoach = 'Encuentra a tu coach'
export const fewShortQuestions =
  'Responde unas cuantas preguntas cortas: toma unos tres minutos. La búsqueda corre por nuestra cuenta.'
/** The way to a session, in three steps. */
export const answerTheQuestions = 'Responde las preguntas'
export const meetYourMatch = 'Conoce a tu coach'
export const bookThirtyMinutes = 'Reserva treinta minutos'
export const studentWins = 'Logros de estudiantes'
export const previousStory = 'Historia anterior'
export const nextStory = 'Historia siguiente'
export const conversationsArePrivate = 'Tus conversaciones de coaching son privadas y confidenciales.'
