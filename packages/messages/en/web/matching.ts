/** Matching students with coaches. */

// Looking for a coach

export const findYourCoach = 'Find Your Coach'
export const noWrongAnswers = 'There are no wrong answers. Only your matched coaches read them.'
export const requestReceived = 'Request Received!'
export const workingOnMatching =
  'We have received your request and are working on matching you with the best coach.'
export const holdTight = 'Hold tight! You will receive an update soon.'
/** `duration` is a sentence of its own: 'About 2 to 4 days.' */
export const howLongItTakes = (duration: string) => `How long it takes at present: ${duration}`
