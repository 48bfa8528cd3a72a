/**
 * A session that its coach marked as missed, the student's objection, and what administrators decide. A student and a
 * coach are first names.
 */
import { listed } from './components.ts'

// The student

export const coachMarked = (coach: string) => `${coach} marked that you weren't there.`
export const iWasThere = 'I was there'
/** The last day and time of day. */
export const canSaySoUntil = (day: string, time: string) =>
  `If you were there, you can say so until ${day}, ${time}.`
export const wereYouThere = 'Were you there?'
/** What follows. `programme` is the name of the programme, '' if it has none. */
export const whatFollows = (coach: string, programme: string) =>
  `${programme || 'Your programme'} will see that you say so, and what the room knows of who came. ${coach} will see it too. You'll get an email once it's decided.`
export const youSaid = (programme: string) =>
  `You said that you were there. ${programme || 'Your programme'} will look at it.`
export const staysMissed = (programme: string) =>
  `You said that you were there. ${programme || 'Your programme'} looked at it: the session stays marked as missed.`
export const countsAsHeld = (programme: string) =>
  `You said that you were there. ${programme || 'Your programme'} looked at it: the session took place.`
export const coachTookBack = (coach: string) =>
  `You said that you were there. ${coach} took the mark back: the session took place.`

// The coach

/** Instead of the time of day when the student was seen, if both were. */
export const bothWereInTheRoom = (student: string, time: string) =>
  `You and ${student} were both in the room at ${time}.`
export const studentSaid = (student: string) =>
  `${student} said that they were there. Your programme will decide.`
export const studentSaidAndYouCanUndo = (student: string) =>
  `${student} said that they were there. Your programme will decide, unless you undo your mark.`
export const decidedMissed = (student: string) =>
  `${student} said that they were there. Your programme decided: it stays missed.`
export const decidedHeld = (student: string) =>
  `${student} said that they were there. Your programme decided: it took place.`
export const youTookBack = (student: string) =>
  `${student} said that they were there, and you undid your mark.`

// The administrators

export const title = 'Missed sessions'
export const lede =
  'Students who say that they were at a session that their coach marked as missed. Decide what counts; both will get an email.'
export const objectionsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# session to decide', other: '# sessions to decide' })
export const nothingToDecide = 'Nothing to decide'
export const whenStudentsObject =
  'When a student says that they were at a session marked as missed, it appears here.'
export const withCoach = (coach: string) => `With ${coach}`
export const markedOn = (coach: string, day: string, time: string) => `${coach} marked it on ${day}, ${time}.`
export const saidOn = (student: string, day: string, time: string) =>
  `${student} said on ${day}, ${time}, that they were there.`
export const bothSeen = (time: string) => `Both were in the room, last at ${time}.`
/** Only the student was. */
export const studentSeen = (student: string, time: string) =>
  `${student} was in the room, last at ${time}; not with the coach.`
export const nobodySeen = (student: string) =>
  `The room knows nothing of ${student}. If they met elsewhere or by phone, it can't.`
export const tookPlace = 'It took place'
export const tookPlaceOf = (student: string) => `It took place: session of ${student}`
export const keepAsMissed = 'Keep as missed'
export const keepAsMissedOf = (student: string) => `Keep as missed: session of ${student}`
export const notedHeld = (student: string) => `The session with ${student} counts as held.`
export const notedMissed = (student: string) => `The session with ${student} stays missed.`
/** Asks before a decision, which is final. */
export const heldQuestion = 'The session took place?'
export const heldMeans = (student: string, coach: string) =>
  `It will count as held, and ${student} can give feedback. ${student} and ${coach} get an email. This can't be undone.`
export const missedQuestion = 'Keep the session as missed?'
export const missedMeans = (student: string, coach: string) =>
  `It stays as it is. ${student} and ${coach} get an email. This can't be undone.`
