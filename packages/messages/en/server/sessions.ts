/** What the server replies about sessions, their rooms and notes. */

export const whichSession = 'Which session?'
export const notTheirSession = "This session isn't with this student"
export const noteDeleted = 'Note deleted.'
export const withinAYear = 'Please ask for a date within a year'
