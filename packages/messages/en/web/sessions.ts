/** What coaches see of their students, notes, and what two people wrote in their room. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'

export const sessionCount = (count: number) => plural(count, { one: '# session', other: '# sessions' })

// Beside a coach's day

export const newSinceYesterday = 'New since yesterday'
export const nothingNew = 'Nothing new. It shows here when a student books.'
export const matched = 'Is matched with you now'
/** In these, `session` is its day with the time of day. */
export const booked = (session: string) => `Booked ${session}`
export const cancelled = (session: string) => `Cancelled: ${session}`
export const rated = (session: string, stars: number) => `Rated ${session}: ${stars} of 5 stars`
export const noSessionForAWeek = 'No session for a week'
export const quietSince = (day: string) => `Nothing booked, quiet since ${day}`
export const thisMonth = 'This month'
/** Under the figures of the month. */
export const figureSessions = 'sessions'
export const figureRating = 'rating'
export const figureStudents = 'students'

// The list of students

export const studentsLede = (zone: string) => `Everybody you are matched with. Times are ${zone}.`
export const studentsDidNotLoad = 'Your students did not load'
export const noStudentYet = 'No student yet'
export const showsWhenMatched = 'When a student is matched with you, they show here.'
export const showMoreStudents = 'Show more students'
/** `start` is a day with a time of day. */
export const nextSession = (start: string) => `Next: ${start}`
export const lastSession = (start: string) => `Last: ${start}`
export const nothingBookedYet = 'Nothing booked yet'
export const soFar = (count: number) => plural(count, { one: '# session so far', other: '# sessions so far' })

// One student

export const student = 'Student'
export const notYourStudent = 'This is no student of yours'
export const matchMayHaveEnded =
  'The match may have ended. You see those whom you are matched with now under Students.'
export const studentDidNotLoad = 'This student did not load'
export const about = (name: string) => `About ${name}`
export const wroteOfThemselves = (name: string) => `what ${name} wrote of themselves`
export const school = 'School'
export const degree = 'Degree'
export const course = 'Course'
export const languagePreference = 'Language preference'
export const yourStudentSince = 'Your student since'
export const together = 'Together'
export const ethnicity = 'Ethnicity'
export const gender = 'Gender'
export const internationalStudent = 'International student'
export const notSaid = 'Not said'
export const sharesWithYou = (name: string) =>
  `${name} shares ethnicity, gender and international with you, and can end that at any time.`
export const canShareMore = (name: string) => `${name} can share more from User Profile.`
export const answers = 'Answers'
export const notAnsweredYet = (name: string) => `${name} has not answered the questions yet.`
export const sessions = 'Sessions'
export const notBookedYet = (name: string) =>
  `${name} has not booked a session yet. Your open times show on your page.`
/** Stands before the student's note for a session. */
export const wroteBefore = (name: string) => `${name} wrote before: `
/** `time` is the day and the slot of the session. */
export const noteBefore = (time: string) => `note before ${time}`
export const didNotCome = 'Did not come'
export const over = 'Over'
export const endCoaching = 'End coaching'
export const whenYouCannot = (name: string) =>
  `When you can no longer be ${name}'s coach. ${name} is matched with somebody else.`
/** `fullName` of the student. */
export const endCoachingOf = (fullName: string) => `End coaching ${fullName}?`
export const whatAnEndMeans = (name: string) =>
  `${name} is told kindly by mail and matched with the next best coach. Sessions that are booked stay, and ${name} keeps the notes that you shared. You no longer see ${name} here. Your programme can pair you again.`
export const noLongerYours = (name: string) => `You no longer coach ${name}.`

// Notes

export const yourNotes = 'Your notes'
export const newNote = 'New note'
export const note = 'Note'
export const onlyYouUnlessShared = 'Only you can read it, unless you share it afterwards.'
/** What a note is about: a session, or none. */
export const noteIsAbout = 'About'
export const noSession = 'No session in particular'
export const saveNote = 'Save note'
export const noteSavedForYou = 'Note saved. Only you can read it.'
export const noteSaved = 'Note saved.'
export const changedElsewhere = 'This note was changed elsewhere meanwhile. It now says:'
export const saveOnceMore = 'Save once more to put yours in its place.'
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
export const cannotBeBroughtBack = 'It cannot be brought back.'
export const noLongerReads = (name: string) =>
  `${name} can no longer read it either. It cannot be brought back.`
export const deleteNote = 'Delete note'
export const noteDeleted = 'The note is deleted.'
export const notesLetYouRead = (name: string) => `Notes ${name} lets you read`
export const handedOn = (name: string) =>
  `A former coach had shared them with ${name}, who chose to hand them on.`
export const notesFrom = (coach: string) => `Notes from ${coach}`
export const notesDidNotLoad = (coach: string) => `Notes from ${coach} did not load`
export const writtenBy = (coach: string, day: string) => `${coach} · ${day}`

// Messages of the room

export const messages = 'Messages'
export const messagesDidNotLoad = 'Your messages did not load'
export const wroteInTheRoom = (name: string) =>
  `You and ${name} wrote this in the room. Only you two can open it.`
export const yourMessageAt = (moment: string) => `You · ${moment}`
export const theirMessageAt = (name: string, moment: string) => `${name} · ${moment}`
/** Names one message elsewhere. */
export const yourMessage = (moment: string) => `You’s message, ${moment}`
export const theirMessage = (name: string, moment: string) => `${name}’s message, ${moment}`

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  note_required: 'Please write a note',
} satisfies Partial<FieldSentences>
