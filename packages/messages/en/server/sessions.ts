/** What is answered about sessions, their rooms and notes. */

export const whichSession = 'Which session?'
export const notTheirSession = 'This session is not with this student'
export const noteDeleted = 'The note is deleted.'
export const withinAYear = 'Please ask for a date within a year'
