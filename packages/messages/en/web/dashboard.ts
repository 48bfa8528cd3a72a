/** Cards of a student's dashboard that belong to no other feature. */

export const dailyMotivation = 'Daily motivation'
/** The line of the day if the list of lines cannot be loaded. The list has it too. */
export const anyDay = 'Small steps still move you forward. Pick one.'
export const findACoach = 'Find a coach'
export const fewShortQuestions = 'Answer a few short questions in about three minutes. We do the searching.'
/** Instead of it, while a request for a coach waits. */
export const lookingForYou =
  "We have your answers and are looking for the coach who fits you. We'll email you."
/** For screen readers, after a step. */
export const stepDone = ', done'
/** The three steps to a session. */
export const answerTheQuestions = 'Answer the questions'
export const meetYourMatch = 'Meet your match'
export const bookThirtyMinutes = 'Book thirty minutes'
export const studentWins = 'Student Wins Spotlight'
export const previousStory = 'Previous story'
export const nextStory = 'Next story'
export const conversationsArePrivate = 'Your coaching conversations are private and confidential.'
