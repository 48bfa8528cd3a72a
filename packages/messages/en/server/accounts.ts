/** What the server says about accounts. */
import type { Role } from '@shinequo/contract/accounts'

export { DELETED_THEN, keepMyAccount, unknownDevice, weakPassword, yourData } from '../web/accounts.ts'

/** What others read in place of the name of somebody whose account is deleted. */
export const FORMER_NAMES = {
  student: 'Former student',
  coach: 'Former coach',
  admin: 'Former administrator',
} satisfies Record<Role, string>
export const deletionSubject = 'Your account will be deleted'
export const deletionAsked = 'We were asked to delete your ShineQuo account. It will be deleted on:'
export const deletionCanBeStopped =
  'Until then you can change your mind: sign in and choose “Keep my account”.'
export const sessionsUntilDeletion =
  "Sessions before then will still take place. Later ones will be cancelled when your account is deleted, and we'll let the other person know."
export const deletionNotYours =
  "If you didn't ask for this, sign in, keep your account, and set a new password."
export const lastWordSubject = 'Your account will be deleted tomorrow'
export const deletionIsNear = 'Your ShineQuo account will be deleted on:'
export const signInToKeep = 'If you would rather keep it, sign in before then and choose “Keep my account”.'
export const lastMail =
  'This is our last email: after that we no longer have your address. Thank you for the time you spent with us.'
export const keptSubject = "Your account won't be deleted"
export const kept = "Your ShineQuo account won't be deleted. Everything is as it was."
export const signIn = 'Sign in'
export const accountStays = "The account won't be deleted."

// In more mails than one: what to do when it was somebody else.
export const setPasswordIfNotYou =
  "If this wasn't you, set a new password now: that signs you out on all devices."
export const nothingToDoIfYou = "If this was you, there's nothing to do."
export const setANewPassword = 'Set a new password'

// A sign-up with the address of an account.
export const accountExistsSubject = 'You already have a ShineQuo account'
export const accountExists =
  "Someone, most likely you, tried to create an account with this address. You already have one, so we didn't create another."
export const signInAsAlways = (forgotPassword: string) =>
  `You can sign in as usual. Forgot your password? Set a new one: ${forgotPassword}`
export const accountExistsNotYou = "If this wasn't you, you can delete this email, and nothing will happen."

// To the former address of an account.
export const addressChangedSubject = 'Your email address was changed'
export const addressChanged =
  'Your programme has changed the email address of your ShineQuo account. From now on, sign in with the new one; your password is still the same. You were signed out on all devices, and our emails no longer come to this address.'
export const addressChangeAskedFor = "If you asked for this, there's nothing to do."
export const addressChangeNotAskedFor = "If you didn't, write to your programme now: they can change it back."

// The code that proves a mailbox.
export const confirmEmail = 'Confirm your email address'
export const addressWasGiven =
  "Someone, most likely you or your programme, used this address for a ShineQuo account. Please confirm that it's yours: press the button below, or enter this code. It works for 24 hours."
export const doNotConfirm =
  "If you don't have an account and don't want one, don't confirm: delete this email, and nobody can pose as you here."

// The code for a new password.
export const resetCodeSubject = 'Your code for a new password'
export const resetCode = 'Here is your code to set a new password. It works once, within 10 minutes.'
export const neverPassCodeOn = 'Never share this code. We never ask for it by phone or email.'
export const resetNotAskedFor =
  "If you didn't ask for it, nothing changes: your password stays the same, and you can delete this email."
export const resetYourPassword = 'Reset your password'

// A password that was changed.
export const passwordChangedSubject = 'Your password was changed'
export const passwordChangedMail =
  'Your ShineQuo account has a new password. You were signed out on all devices.'
export const setAnotherIfNotYou = "If this wasn't you, set another password now, and write to your programme."
export const setAnotherPassword = 'Set another password'

// A sign-in from a device that was not known.
export const newDeviceSubject = 'A new device signed in to your account'
export const newDevice =
  "Someone signed in to your ShineQuo account from a device that we hadn't seen before."
export const signedInAt = (moment: string, zone: string) => `${moment}, ${zone}`
/** A range of addresses, such as 192.0.2.0/24. */
export const fromNetwork = (network: string) => `Network ${network}`

// The file with somebody's data is ready.
export const dataReadySubject = 'Your data is ready'
export const dataReadyForPerson =
  'Your programme asked for a file for you, with everything that ShineQuo keeps about you. It is ready.'
export const dataReady = 'The file you asked for is ready. It has everything that ShineQuo keeps about you.'
export const dataIsThereUntil =
  'Sign in and press Download under Your data, in your profile or account. The file is there until:'
export const dataNotAskedFor = "If you didn't ask for it, choose a new password, and write to your programme."
export const openYourData = 'Open your data'

// What the server replies to requests.
export const emailTaken = 'An account with this email already exists'
export const sameAddress = 'The account already has this address'
export const resetCodeOnItsWay = 'If the address has an account, a code is on its way to it.'
export const passwordReset = 'Your password has been reset.'
export const passwordChanged = 'Your password has been changed. You are signed out on all other devices.'
export const wrongPassword = "This isn't your current password."
export const samePassword = 'This is your current password. Please choose another.'
export const emailConfirmed = 'Your email address is confirmed.'
export const proofOnItsWay =
  "If the address has an account that isn't confirmed yet, an email is on its way to it."
export const tooManyTriesWithCode = 'Too many tries with this code. Please ask for a new one.'
export const wrongCode = "That code didn't match. Check the newest email."
export const signedOut = 'You are signed out.'

// The page with somebody's own data: what it says itself.
export const yourDataTitle = 'Your data · ShineQuo'
export const everythingAbout = (name: string, moment: string, zone: string) =>
  `Everything that ShineQuo keeps about ${name}, as of ${moment}. Time zone: ${zone}. Next to this page is the same data as JSON, for other programs.`
export const notInHere =
  "Not included: your password and codes, which we keep only in a form that can't be read, and what belongs to other people, of whom you see only a first name and an initial. If something is wrong or missing, write to your programme."
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
  coach_ratings: 'New ratings',
  coach_requests: 'Students who wait for an answer',
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
  max_per_day: 'Most sessions a day',
  max_per_week: 'Most sessions a week',
  minimum_notice_minutes: 'Minimum notice in minutes',
  notes_handed_on: 'Notes passed on',
  people: 'Number of people',
  proposed_at: 'Suggested at',
  proposed_times: 'Suggested times',
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
/** Headings of the parts of that page. */
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
export const rosterImportsTitle = 'Lists of people you imported'
export const questionnaireSavesTitle = 'Questionnaires you saved'
export const retentionRunsTitle = 'Removals you started'
export const storyDecisionsTitle = 'Stories you decided on'
export const signInsTitle = 'Where you signed in'
export const knownDevicesTitle = 'Devices we know'
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

// To a person whose name or role was changed by an administrator.
export const editedSubject = 'Your account was changed'
export const nameEdited = 'Your programme has corrected the name of your account.'
export const roleEdited = (role: Role) =>
  ({
    student: 'Your programme has made you a student. You are signed out everywhere; please sign in again.',
    coach: 'Your programme has made you a coach. You are signed out everywhere; please sign in again.',
    admin:
      'Your programme has made you an administrator. You are signed out everywhere; please sign in again.',
  })[role]
export const editUnexpected = "If you didn't expect this, please write to your programme."
export const signInAgain = 'Sign in'
