/** Cards of a student's dashboard that belong to no other feature. */

export const dailyMotivation = 'Daily motivation'
/** The line of the day if the list of lines cannot be loaded. The list has it too. */
export const anyDay = 'Small steps still move you forward. Pick one.'
export const findACoach = 'Find a coach'
export const fewShortQuestions = 'Answer a few short questions in about three minutes. We do the searching.'
/** The three steps to a session. */
export const answerTheQuestions = 'Answer the questions'
export const meetYourMatch = 'Meet your match'
export const bookThirtyMinutes = 'Book thirty minutes'
export const studentWins = 'Student Wins Spotlight'
export const previousStory = 'Previous story'
export const nextStory = 'Next story'
export const conversationsArePrivate = 'Your coaching conversations are private and confidential.'
