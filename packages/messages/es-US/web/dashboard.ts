/** Cards of a student's dashboard that belong to no other feature. */

export const dailyMotivation = 'Motivación del día'
/** The line of the day if the list of lines cannot be loaded. The list has it too. */
export const anyDay = 'Los pasos pequeños también avanzan. Elige uno.'
export const findACoach = 'Encuentra a tu coach'
export const fewShortQuestions =
  'Responde unas cuantas preguntas cortas: toma unos tres minutos. La búsqueda corre por nuestra cuenta.'
/** Instead of it, while a request for a coach waits. */
export const lookingForYou = 'Ya tenemos tus respuestas y buscamos a tu coach. Te avisaremos por correo.'
/** For screen readers, after a step. */
export const stepDone = ', listo'
/** The three steps to a session. */
export const answerTheQuestions = 'Responde las preguntas'
export const meetYourMatch = 'Conoce a tu coach'
export const bookThirtyMinutes = 'Reserva treinta minutos'
export const studentWins = 'Logros de estudiantes'
export const previousStory = 'Historia anterior'
export const nextStory = 'Historia siguiente'
export const conversationsArePrivate = 'Tus conversaciones de coaching son privadas y confidenciales.'
