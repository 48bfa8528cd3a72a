/** What the server says about accounts. */
import type { Role } from '@shinequo/contract/accounts'
import type { WeakPassword } from '@shinequo/domain/accounts/password-policy'

/** Why a new password is refused. */
export const weakPassword = {
  short:
    'Please use at least 15 characters: your account opens what students tell. A few words in a row are easy to remember.',
  blank: 'This password is only spaces, which is guessed quickly. Please choose another.',
  repeated: 'This password repeats a few characters, which is guessed quickly. Please choose another.',
  sequence:
    'This password follows the alphabet or the keys, which is guessed quickly. Please choose another.',
  common: 'This password is one of the most common leaked ones. Please choose another.',
  own: 'Without your own name and email address, too little of this password is left. Please choose another.',
  service:
    'Without words that anybody would try here, such as ShineQuo, too little of this password is left. Please choose another.',
} satisfies Record<WeakPassword, string>
/** What others read in place of the name of somebody whose account is deleted. */
export const FORMER_NAMES = {
  student: 'Former student',
  coach: 'Former coach',
  admin: 'Former administrator',
} satisfies Record<Role, string>
export const deletionSubject = 'Your account will be deleted'
export const deletionAsked = 'We were asked to delete your ShineQuo account. It will be deleted at this time:'
export const deletionCanBeStopped =
  'Until then you can change your mind: sign in and choose ‘Keep my account’.'
export const sessionsUntilDeletion =
  'Sessions before that time stay. Sessions after it are cancelled then, and the other person is told.'
export const deletedWithAccount =
  'Then your name, address, answers, notes, picture and all that you wrote are deleted. This cannot be undone.'
export const deletionNotYours =
  'It was not you who asked? Sign in, keep your account, and set a new password.'
export const keepMyAccount = 'Keep my account'
export const lastWordSubject = 'Tomorrow your account is deleted'
export const deletionIsNear = 'Your ShineQuo account is deleted at this time:'
export const signInToKeep = 'If you would rather keep it, sign in before then and choose ‘Keep my account’.'
export const lastMail =
  'This is our last mail: afterwards we no longer have your address. Thank you for the time with us.'
export const keptSubject = 'Your account stays'
export const kept = 'Your ShineQuo account will not be deleted. Everything is as it was.'
export const signIn = 'Sign in'
export const accountStays = 'The account stays.'

// In more mails than one: what to do when it was somebody else.
export const setPasswordIfNotYou = 'It was not you? Set a new password now: that signs all devices out.'
export const nothingToDoIfYou = 'It was you? Then there is nothing to do.'
export const setANewPassword = 'Set a new password'

// A sign-up with the address of an account.
export const accountExistsSubject = 'You already have a ShineQuo account'
export const accountExists =
  'Someone, most likely you, tried to create an account with this address. You already have one, so no other was made.'
export const signInAsAlways = (forgotPassword: string) =>
  `You can sign in as always. Forgot your password? Set a new one: ${forgotPassword}`
export const accountExistsNotYou = 'It was not you? Then nothing changes, and you can delete this mail.'

// To the former address of an account.
export const addressChangedSubject = 'Your address was changed'
export const addressChanged =
  'Your ShineQuo account has another email address now: your programme has changed it. You sign in with the new one, your password is as it was, and all devices were signed out. Mail no longer comes here.'
export const addressChangeAskedFor = 'You asked for it? Then there is nothing to do.'
export const addressChangeNotAskedFor = 'You did not? Write to your programme now: they can change it back.'

// The code that proves a mailbox.
export const confirmEmail = 'Confirm your email address'
export const addressWasGiven =
  'Someone, most likely you or your programme, gave this address to a ShineQuo account. Please confirm that it is yours: press the button below, or type this code. It is good for 24 hours.'
export const doNotConfirm =
  'You have no account and do not want one? Then do not confirm it: delete this mail, and nobody can claim to be you here.'

// The code for a new password.
export const resetCodeSubject = 'Your code for a new password'
export const resetCode = 'Here is your code to set a new password. It is good for 10 minutes and for one use.'
export const neverPassCodeOn = 'Never pass this code on. We do not ask for it by phone or mail.'
export const resetNotAskedFor =
  'You did not ask for it? Then nothing changes: your password stays as it is, and you can delete this mail.'
export const resetYourPassword = 'Reset your password'

// A password that was changed.
export const passwordChangedSubject = 'Your password was changed'
export const passwordChangedMail = 'Your ShineQuo account has a new password. All devices were signed out.'
export const setAnotherIfNotYou = 'It was not you? Set another password now, and write to your programme.'
export const setAnotherPassword = 'Set another password'

// A sign-in from a device that was not known.
export const newDeviceSubject = 'A new device is signed in to your account'
export const newDevice =
  'Somebody signed in to your ShineQuo account from a device that we had not seen before.'
export const unknownDevice = 'Unknown device'
export const signedInAt = (moment: string, zone: string) => `${moment}, ${zone}`
/** A range of addresses, such as 192.0.2.0/24. */
export const fromNetwork = (network: string) => `Network ${network}`

// The file with somebody's data is ready.
export const dataReadySubject = 'Your data is ready'
export const dataReadyForPerson =
  'Your programme had a file made for you, with everything that ShineQuo keeps about you.'
export const dataReady =
  'The file that you asked for is ready, with everything that ShineQuo keeps about you.'
export const dataIsThereUntil =
  'Sign in and press Download in your profile, under Your data. The file is there until:'
export const dataNotAskedFor = 'You did not ask for it? Choose a new password, and write to your programme.'
export const openYourProfile = 'Open your profile'

// Answers.
export const emailTaken = 'An account with this email already exists'
export const sameAddress = 'This is the address of the account already'
export const resetCodeOnItsWay = 'A code is on its way to the address, if it has an account.'
export const passwordReset = 'Your password has been reset.'
export const passwordChanged = 'Your password is changed. All other devices are signed out.'
export const wrongPassword = 'This is not your current password.'
export const samePassword = 'This is your current password. Please choose another.'
export const emailConfirmed = 'Your email address is confirmed.'
export const proofOnItsWay =
  'A mail is on its way to the address, if it has an account that is not confirmed yet.'
export const tooManyTriesWithCode = 'Too many tries with this code. Please ask for a new one.'
export const wrongCode = "That code didn't match. Check the newest mail."
export const signedOut = 'You are signed out.'

// The page with somebody's own data: what it says itself.
export const yourData = 'Your data'
export const yourDataTitle = 'Your data · ShineQuo'
export const everythingAbout = (name: string, moment: string, zone: string) =>
  `Everything that ShineQuo keeps about ${name}, as of ${moment}. Times are those of ${zone}. Beside this page lies the same as JSON, for other programs.`
export const notInHere =
  'Not in here: your password and codes, of which we keep only what cannot be read back, and what belongs to other people, of whom you see the first name and an initial. If something is wrong or missing, write to your programme.'
export const yourPicture = 'Your picture'
export const nothingKept = 'Nothing is kept.'
export const yes = 'Yes'
export const no = 'No'
/** From Monday, which is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
/** Where the name of the column itself would not do. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  is_completed: 'Profile completed',
  is_international: 'International student',
  identify_as: 'Ethnicity',
  sex: 'Gender',
  is_current: 'Your current answers',
  start_minute: 'From',
  end_minute: 'To',
  factors: 'What spoke for it',
}
/** Headings of its parts. */
export const accountTitle = 'Your account'
export const profileTitle = 'Your profile'
export const answersTitle = 'What you answered'
export const aboutAnswers = 'Every questionnaire that you sent, the newest first.'
export const matchesTitle = 'Your matches'
export const sessionsTitle = 'Your sessions'
export const chatTitle = 'Messages in sessions'
export const aboutChatOfStudent =
  'What you wrote in the rooms of your sessions, and what your coaches wrote to you there.'
export const aboutChatOfCoach = 'What you wrote in the rooms of your sessions. What students wrote is theirs.'
export const heldTimesTitle = 'Times held for you'
export const aboutHeldTimes = 'A time is held for you while you book it.'
export const feedbackTitle = 'Feedback you gave'
export const sharedNotesTitle = 'Notes shared with you'
export const aboutSharedNotes =
  'What your coaches wrote for you to read. Coaches may also keep notes for themselves; they are not in this file. Your programme tells you how to ask about them.'
export const storiesTitle = 'Your stories on the wall'
export const storyReportsTitle = 'Stories you reported'
export const careRequestsTitle = 'What you let the staff read'
export const schoolAddressesTitle = 'Your address at a school'
export const coachPageTitle = 'Your page and your rules'
export const weeklyHoursTitle = 'Your weekly hours'
export const singleDatesTitle = 'Single dates'
export const aboutSingleDates = 'Dates with other hours than the week has. One without times is closed.'
export const daysOffTitle = 'Your days off'
export const notesWrittenTitle = 'Notes you wrote'
export const ratingsTitle = 'How students rated you'
export const aboutRatings = 'The stars of each session. What students wrote goes to the programme.'
export const invitationsSentTitle = 'Invitations you sent'
export const aboutInvitationsSent = 'Without the people: their names and addresses are theirs.'
export const rosterImportsTitle = 'Lists of people you imported'
export const questionnaireSavesTitle = 'Questionnaires you saved'
export const retentionRunsTitle = 'Removals you began'
export const storyDecisionsTitle = 'Stories you decided on'
export const signInsTitle = 'Where you signed in'
export const knownDevicesTitle = 'Devices we know'
export const formerAddressesTitle = 'Addresses you had before'
export const invitationsTitle = 'Invitations to your address'
export const rosterRowsTitle = 'Lists that name you'
export const mailTitle = 'Mail to you'
export const mailChoicesTitle = 'Mail you chose'
export const actsOfOthersTitle = 'What others did with your record'
export const aboutActsOfOthers = 'Who opened it or acted on it, when and why.'
export const ownActsTitle = 'What we wrote down of your own acts'

/** What a person calls a column of what is kept, such as 'Signed in at' for 'signed_in_at'. */
export const columnName = (column: string) => COLUMN_NAMES[column] ?? inWords(column)
/** A code that stands in it, such as 'Marked no show' for 'marked_no_show' or 'Account suspended' for 'account.suspended'. */
export const codeName = (code: string) => inWords(code.replaceAll('.', ' '))
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
