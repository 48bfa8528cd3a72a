/** What the server says in the file with somebody's own data. */
export { yourData } from '../web/accounts.ts'

// What the page says itself.
export const yourDataTitle = 'Your data · ShineQuo'
export const everythingAbout = (name: string, moment: string, zone: string) =>
  `Everything that ShineQuo keeps about ${name}, as of ${moment}. Time zone: ${zone}. Next to this page is the same data as JSON, for other programs.`
export const notInHere =
  "Not included: your password and codes, which we keep only in a form that can't be read, and what belongs to other people, of whom you see only a first name and an initial. If something is wrong or missing, write to your programme."
/** The same two, of a file that staff had made. */
export const madeByStaff = (name: string, moment: string, zone: string) =>
  `Data that ShineQuo keeps about ${name}, as of ${moment}, in a file that staff had made. Time zone: ${zone}. Next to this page is the same data as JSON, for other programs.`
export const notForStaff =
  'It leaves out what students share only with coaches or with nobody: answers, notes, messages in sessions, stories, feedback, and what they asked staff to read. Only you can have a file with everything made, in your profile or account.'
export const yourPicture = 'Your picture'
export const nothingKept = 'Nothing is kept.'
export const yes = 'Yes'
export const no = 'No'
/** In order from Monday, which is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
/** Names of columns for which the column's own name would not be clear. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  a_day_before: 'Reminder a day before',
  about_a: 'About what',
  accepts_students: 'Takes students',
  an_hour_before: 'Reminder an hour before',
  asked_for_feedback: 'Question about how a session went',
  at: 'When',
  begun_at: 'Started at',
  buffer_after_minutes: 'Free minutes after a session',
  buffer_before_minutes: 'Free minutes before a session',
  by: 'Done by',
  capacity: 'Most students at a time',
  code_good_until: 'Code works until',
  coach_asks: 'The programme asks to suggest times',
  coach_ratings: 'New ratings',
  coach_requests: 'Students who wait for an answer',
  confirmation_taken_back: 'Verification of a school taken back',
  confirmed_at: 'Verified at',
  confirmed_by: 'Verified by',
  confirmed_school: 'Verified school',
  end_minute: 'To',
  factors: 'Why it fit',
  fate: 'What happened to the row',
  from: 'Old time',
  horizon_days: 'Days shown ahead',
  identify_as: 'Ethnicity',
  is_completed: 'Profile completed',
  is_current: 'Your current answers',
  is_international: 'International student',
  late: 'Counted as late',
  mail_comes_back_since: 'Emails returned since',
  matching_reads: 'Used for matching',
  marked_as_missed: 'Marked as missed',
  student_was_at: 'Student in the room at',
  both_were_at: 'Both in the room at',
  objected_at: 'Student said that they were there at',
  took_place: 'It took place',
  max_per_day: 'Most sessions a day',
  max_per_week: 'Most sessions a week',
  minimum_notice_minutes: 'Minimum notice in minutes',
  notes_handed_on: 'Notes passed on',
  people: 'Number of people',
  proposed_at: 'Suggested at',
  proposed_times: 'Suggested times',
  reminded_at: 'Reminded to answer the questions at',
  reminded_to_answer: 'Reminder to answer the questions',
  sex: 'Gender',
  start_minute: 'From',
  taken_back_at: 'Withdrawn at',
  times_moved: 'Number of moves',
  times_suggested_to_you: 'Times that your coach suggests',
  to: 'New time',
  told_of_shared_notes: 'Told about shared notes',
  told_of_a_new_device_at: 'Told about a new device at',
  what: 'What happened',
  would_share_a_video: 'Willing to share a video',
}
/** Headings of the parts of the page. */
export const accountTitle = 'Your account'
export const profileTitle = 'Your profile'
export const answersTitle = 'What you answered'
export const aboutAnswers = 'Every questionnaire you sent, newest first.'
export const matchesTitle = 'Your matches'
export const sessionsTitle = 'Your sessions'
export const chatTitle = 'Messages in sessions'
export const aboutChatOfStudent =
  'What you wrote in the rooms of your sessions, and what your coaches wrote to you there.'
export const aboutChatOfCoach =
  'What you wrote in the rooms of your sessions. What students wrote belongs to them.'
export const heldTimesTitle = 'Times held for you'
export const aboutHeldTimes = 'We hold a time for you while you book it.'
export const suggestionsToYouTitle = 'Times your coaches suggested'
export const suggestionsByYouTitle = 'Times you suggested to students'
export const feedbackTitle = 'Feedback you gave'
export const sharedNotesTitle = 'Notes shared with you'
export const aboutSharedNotes =
  "What your coaches wrote for you to read. Coaches may also keep notes for themselves; they aren't in this file. Your programme can tell you how to ask about them."
export const storiesTitle = 'Your stories on the wall'
export const storyReportsTitle = 'Stories you reported'
export const storyThanksTitle = 'Stories that helped you'
export const wallWaitsTitle = 'When you asked for an email about the wall'
export const worriesTitle = 'Worries you handed over to staff'
export const careRequestsTitle = 'What you shared with staff'
export const schoolAddressesTitle = 'Your school email address'
export const coachPageTitle = 'Your page and your rules'
export const weeklyHoursTitle = 'Your weekly hours'
export const singleDatesTitle = 'Single dates'
export const aboutSingleDates =
  'Dates whose hours differ from your weekly ones. A date without times is closed.'
export const daysOffTitle = 'Your days off'
export const notesWrittenTitle = 'Notes you wrote'
export const ratingsTitle = 'How students rated you'
export const aboutRatings = "The stars of each session. Coaches don't see what students wrote."
export const invitationsSentTitle = 'Invitations you sent'
export const aboutInvitationsSent =
  'The people you invited are left out: their names and addresses belong to them.'
export const peopleViewsTitle = 'Views of people you saved'
export const rosterImportsTitle = 'Lists of people you imported'
export const questionnaireSavesTitle = 'Questionnaires you saved'
export const retentionRunsTitle = 'Removals you started'
export const storyDecisionsTitle = 'Stories you decided on'
export const signInsTitle = 'Where you signed in'
export const knownDevicesTitle = 'Devices we know'
export const wantedAddressesTitle = 'An email address you asked for'
export const requestedAddressesTitle = 'An email address your programme asked for'
export const formerAddressesTitle = 'Addresses you had before'
export const invitationsTitle = 'Invitations to your address'
export const rosterRowsTitle = 'Lists with your name'
export const mailTitle = 'Emails to you'
export const mailChoicesTitle = 'Emails you chose'
export const actsOfOthersTitle = 'What others did with your record'
export const aboutActsOfOthers = 'Who opened it or acted on it, when and why.'
export const ownActsTitle = 'What we logged about what you did'

/** The words for a column of the stored data, such as 'Signed in at' for 'signed_in_at'. */
export const columnName = (column: string) => COLUMN_NAMES[column] ?? inWords(column)
/**
 * The words for a code on that page, such as 'Marked no show' for 'marked_no_show' or 'Account suspended' for
 * 'account.suspended'.
 */
export const codeName = (code: string) => inWords(code.replaceAll('.', ' '))
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
