/** What coaches see of their students, notes, and the messages that two people wrote in their room. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, plural } from '../locale.ts'
import * as fields from './fields.ts'

export const sessionCount = (count: number) => plural(count, { one: '# session', other: '# sessions' })

// Next to a coach's day

export const whatIsNew = "What's new"
export const nothingNew = 'Nothing new. When a student books, it appears here.'
export const matched = 'Matched with you'
/** In these, `session` is its day with the time of day. */
export const booked = (session: string) => `Booked ${session}`
export const cancelled = (session: string) => `Cancelled: ${session}`
export const rated = (session: string, stars: number) => `Rated ${session}: ${stars} of 5 stars`
/** The heading of the same list, if the programme asks about some of them. */
export const noSessionAhead = 'No session booked'
export const noSessionForAWeek = 'No sessions for a week'
/** Of a student in a list. */
export const programmeAsks = 'Your programme asks you to suggest a time'
export const quietSince = (day: string) => `No session since ${day}`
export const seeQuietStudents = (count: number) =>
  plural(count, { one: 'See # quiet student', other: 'See all # quiet students' })
export const thisMonth = 'This month'
/** Below the figures of the month. */
export const figureSessions = 'sessions'
export const figureRating = 'rating'
export const figureStudents = 'students'

// The list of students

/** Above the coach's students; first names. */
export const gaveWay = (students: readonly string[]) =>
  `${list(students)} ${students.length === 1 ? "hasn't" : "haven't"} confirmed their email, and students who have needed the places. Whoever confirms it can be matched with you again.`
export const studentsLede = (zone: string) =>
  `Everyone you're matched with or who has booked you. Times are in ${zone}.`
export const studentsDidNotLoad = "Your students couldn't be loaded"
export const studentsListed = (count: number) => plural(count, { one: '# student', other: '# students' })
export const searchHint = 'Part of a name or a course'
export const whichStudents = 'Show'
/** Filters. `quiet`: nothing booked and no session for a week. */
export const FILTERS = {
  all: 'All students',
  quiet: 'Quiet',
  needs_session: 'Needs a session',
  new: 'New',
  active: 'Active',
} as const
export const nobodyFound = 'No students found'
export const tryAnotherSearch = 'No student matches this search and filter.'
export const showAllStudents = 'Show all students'
/** `age` is a length of time, such as '9 days'. */
export const quietFor = (age: string) => `Quiet for ${age}`
export const newStudent = 'New'
export const noStudentYet = 'No students yet'
export const showsWhenMatched = 'When a student is matched with you or books you, they appear here.'
export const bookedNotMatched = 'Booked, not matched'
export const whoBookedWithoutMatch =
  "They have booked you, and you aren't matched now. You see them here while a session is booked, and for up to a week after it."
export const showMoreStudents = 'Show more students'
/** `start` is a day with a time of day. */
export const nextSession = (start: string) => `Next: ${start}`
export const lastSession = (start: string) => `Last: ${start}`
export const nothingBookedYet = 'Nothing booked yet'
export const missedTheSession = 'Missed the session'
export const soFar = (count: number) => plural(count, { one: '# session so far', other: '# sessions so far' })

// One student

export const student = 'Student'
export const notYourStudent = "This person isn't your student"
export const matchMayHaveEnded =
  'The match may have ended, or their last session was cancelled or is more than a week ago. Your students now are under Students.'
export const studentDidNotLoad = "This student couldn't be loaded"
export const about = (name: string) => `About ${name}`
export const wroteOfThemselves = (name: string) => `what ${name} wrote about themselves`
export const yourStudentSince = 'Your student since'
export const together = 'Sessions so far'
export const sharesWithYou = (name: string) =>
  `${name} lets you see their ethnicity, their gender and whether they are an international student, and can stop at any time.`
export const canShareMore = (name: string) => `${name} can choose to share more in their User Profile.`
export const answers = 'Answers'
export const notAnsweredYet = (name: string) => `${name} hasn't answered the questions yet.`
/** For students who booked without a match. */
export const answersOnceMatched = (name: string) => `You see ${name}'s answers once you are matched.`
export const moreOnceMatched = (name: string) => `You see more about ${name} once you are matched.`
/** `day` and `time`: when the page closes. */
export const openUntil = (name: string, day: string, time: string) =>
  `${name} has booked you, and you aren't matched now. You can open this page until ${day}, ${time}.`
export const sessions = 'Sessions'
export const notBookedYet = (name: string) =>
  `${name} hasn't booked a session yet. Students see your open times on your page.`
/** Comes before the student's note for a session. */
export const wroteBefore = (name: string) => `${name} wrote beforehand: `
/** `time` is the day and the slot of the session. */
export const noteBefore = (time: string) => `note before ${time}`
export const didNotCome = 'Missed'
export const over = 'Done'
export const endCoaching = 'End coaching'
/** `fullName` is the student's. */
export const endCoachingOf = (fullName: string) => `End coaching with ${fullName}?`
export const whatAnEndMeans = (name: string) =>
  `We'll send ${name} a kind email, and match them with the next coach who fits. Booked sessions stay booked, and ${name} keeps the notes you shared. You'll no longer see ${name}'s answers, and you'll see ${name} here only while a session is booked. Your programme can match the two of you again.`
export const noLongerYours = (name: string) => `You no longer coach ${name}.`

// Notes

export const moreActs = 'More actions'
export const earlierNotes = 'Earlier notes'
export const handOver = 'Hand over to staff'
export const yourNotes = 'Your notes'
export const newNote = 'New note'
export const note = 'Note'
export const onlyYouUnlessShared = 'Only you can read it, unless you share it later.'
/** What a note is about: a session, or none. */
export const noteIsAbout = 'About'
export const noSession = 'No session in particular'
export const saveNote = 'Save note'
export const noteSavedForYou = 'Note saved. Only you can read it.'
export const noteSaved = 'Note saved.'
export const changedElsewhere = 'This note has been changed somewhere else. It now says:'
export const canReadThis = (name: string) => `${name} can read this`
export const onlyYou = 'Only you'
/** `day` is when the note was written, `time` the day and the slot of the session. */
export const writtenAbout = (day: string, time: string) => `${day} · about ${time}`
export const stopSharing = 'Stop sharing'
export const shareWith = (name: string) => `Share with ${name}`
export const onlyYouNow = 'Only you can read this note now.'
export const canReadNow = (name: string) => `${name} can read this note now.`
export const shareThisNote = (name: string) => `Share this note with ${name}?`
export const willSeeThisNote = (name: string) =>
  `${name} will see this note on your page. You can stop sharing it at any time.`
export const deleteThisNote = 'Delete this note?'
export const noLongerReads = (name: string) =>
  `${name} will no longer be able to read it either. This can't be undone.`
export const deleteNote = 'Delete note'
export const noteDeleted = 'Note deleted.'
export const notesLetYouRead = (name: string) => `Notes ${name} lets you read`
export const handedOn = (name: string) =>
  `A former coach shared these with ${name}, who chose to let you read them too.`
export const notesFrom = (coach: string) => `Notes from ${coach}`
/** `day` is that of a session. */
export const aboutSessionOf = (day: string) => `About your session on ${day}`
export const sharedNote = (coach: string) => `${coach} shared a note with you.`
export const sharedNoteAbout = (coach: string, day: string) =>
  `${coach} shared a note about your session on ${day}.`
export const readNote = 'Read it'
export const putNoteAway = 'Put this away'
export const notesDidNotLoad = (coach: string) => `Notes from ${coach} couldn't be loaded`
export const writtenBy = (coach: string, day: string) => `${coach} · ${day}`

// Messages of the room

export const messages = 'Messages'
export const messagesDidNotLoad = "Your messages couldn't be loaded"
export const wroteInTheRoom = (name: string) =>
  `You and ${name} wrote this in the room. Only the two of you can open it.`
export const yourMessageAt = (moment: string) => `You · ${moment}`
export const theirMessageAt = (name: string, moment: string) => `${name} · ${moment}`
/** The name of one message in other texts. */
export const yourMessage = (moment: string) => `your message, ${moment}`
export const theirMessage = (name: string, moment: string) => `${name}'s message, ${moment}`

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  note_required: 'Please write a note',
} satisfies Partial<FieldSentences>

// A coach's calendar: a week or a day of sessions, open times and times off, on the page and on paper

export const calendar = 'Calendar'
export const week = 'Week'
export const day = 'Day'
/** The choice between seven days and one. */
export const shown = 'Days shown'
export const calendarDidNotLoad = "Your calendar couldn't be loaded"
export const previousWeek = 'Previous week'
export const nextWeek = 'Next week'
/** 'Nov 23 - Nov 29, 2026' */
export const span = (first: string, last: string) => `${first} - ${last}`
/** `zone` is a city. */
export const timesInZone = (zone: string) => `Times in your zone (${zone})`
export const sessionsPlanned = (count: number) =>
  count === 0 ? 'No sessions' : plural(count, { one: '# session', other: '# sessions' })
export const freeTime = 'Free'
export const timeOff = 'Time off'
export const dayOff = 'Day off'
export const clocksChange = 'Clocks change'
/** For screen readers. */
export const now = (time: string) => `Now, ${time}`
/** Names the part of the calendar that scrolls. */
export const hoursOfDays = 'Hours of these days'
export const nothingInTheseDays = 'Nothing is planned here, and students see no open times.'
export const openHours = 'Open some hours'
export const seeYourWeek = 'See your week'
export const waitsForYou = (student: string) => `${student} is in the room, waiting for you.`

// On paper
export const print = 'Print'
export const where = (place: string) => `Where: ${place}`
export const studentsNote = (student: string, note: string) => `${student}'s note: ${note}`
