/** What a coach does after a session: a note, and a time for the next one. A student is a first name. */

export const afterYourSession = (student: string) => `After your session with ${student}`
/** Opens it below a session of the day. */
export const noteAndNextTime = 'Note and next time'
export const didNotLoad = "What comes after this session couldn't be loaded"

// Who came

export const countsAsHeld = (student: string) =>
  `Counts as held. If ${student} didn't come, mark it as a no-show.`
export const countedAsHeld = 'Counts as held.'

// The note

export const yourNote = 'Your note'
/** The note in other texts. */
export const theNote = 'your note'
export const savedAsYouType = 'Saved as you type.'
export const saved = 'Saved'
export const onlyYouRead = 'Only you can read it.'
export const studentReadsToo = (student: string) => `${student} can read it.`
export const notSavedYet =
  "Not saved yet. It's kept in this window, and is saved once the connection is back. Please keep the window open."
export const useTheOther = 'Use that one'
export const keepMine = 'Keep mine'
export const noLongerYours = (student: string) =>
  `${student} is no longer your student, so you can't write notes about them.`

// The next session

export const sameTimeNextWeek = 'Next: same time next week?'
export const whenNext = 'When do you meet next?'
/** `time` is a day with a time of day. */
export const suggestTime = (time: string) => `Suggest ${time}`
export const otherTimes = 'Other times'
export const notReserved = (student: string) =>
  `We'll email ${student}, who can book it with one press. It isn't reserved until then.`
/** `time` is the day and the slot. */
export const nextIsBooked = (time: string) => `Next session: ${time}`
