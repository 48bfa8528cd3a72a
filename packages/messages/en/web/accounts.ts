/** Signing up, other ways in, and the account itself. What /login says stands in sign-in.ts. */

import type { Role } from '@shinequo/contract/accounts'
import type { DataExport } from '@shinequo/contract/accounts/data-export'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { WeakPassword } from '@shinequo/domain/accounts/password-policy'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

export const firstName = 'First name'
export const lastName = 'Last name'
export const confirmPassword = 'Confirm password'
export const newPassword = 'New password'
export const confirmNewPassword = 'Confirm new password'
export const signOut = 'Sign out'
export const yourAccount = 'Your account'
export const passwordsDiffer = 'Passwords do not match'
/** The links have the names of the two pages. */
export const agreeToTerms = <T>(terms: T, privacy: T) => ['I agree to the ', terms, ' and the ', privacy, '.']

// What a new password needs.
export const atLeastEight = 'Must be at least 8 characters'
export const atLeast = (characters: number) =>
  `At least ${characters} characters, such as a few words in a row.`
/** The name of the list that follows. */
export const goodPasswordHas = 'A good password has'
export const moreThanEight = 'More than 8 characters'
export const anUppercaseLetter = 'An uppercase letter'
export const aLowercaseLetter = 'A lowercase letter'
export const aNumber = 'A number'
export const aSpecialCharacter = 'A special character'
/** Read aloud after what a password needs, where it has it. */
export const done = ', done'

// /register
export const registerTitle = 'Create an account'
export const registerSubtitle = 'Start your wellness journey. It takes about a minute.'
export const alreadyHaveAccount = 'Already have an account?'
export const createAccount = 'Create account'
export const creatingAccount = 'Creating account...'

// /coach/login and /admin/login
export const coachLoginTitle = 'Welcome back, coach'
export const coachLoginSubtitle = 'Sign in to see your students and your day'
export const adminLoginTitle = 'Welcome back'
export const adminLoginSubtitle = 'Sign in to run your programme'
export const longerPasswordTitle = 'Choose a longer password'
export const longerPasswordNeeded = <T>(address: T) => [
  'Coaches and administrators need a longer one by now, since their accounts open what students tell. Other devices of ',
  address,
  ' are signed out.',
]
export const backToSignIn = 'Back to sign in'
export const saveAndSignIn = 'Save and sign in'

// /forget-password and /reset-password
export const forgotTitle = 'Forgot your password?'
export const forgotSubtitle = 'We send you a mail with a six-digit code.'
export const rememberPassword = 'Remember your password?'
export const emailAddress = 'Email Address'
export const resetPassword = 'Reset Password'
export const resend = 'Resend'
export const resetSent = 'Password reset link has been sent to your email address. Please check your inbox.'
export const nextYourCode = 'Next: your code.'
export const weGoThere = (seconds: number) =>
  plural(seconds, { one: 'We go there in # second.', other: 'We go there in # seconds.' })
export const alreadyHaveCode = 'Already have a code? Reset your password'
export const recheckEmail = 'Please recheck the email you entered'
export const resetTitle = 'Reset your password'
export const enterCode = 'Enter the code from the mail.'
export const enterCodeSentTo = (address: string) => `Enter the code we sent to ${address}.`
export const noCode = 'No code?'
export const sendNewOne = 'Send a new one'
export const emailNotFound = 'Email address not found!'
export const passwordReset = 'Your password has been reset successfully! Redirecting to login page...'
export const verificationCode = 'Verification Code'
export const sixDigits = 'Six digits, from the newest mail.'
export const resetNewPassword = 'New Password'
export const resetConfirmPassword = 'Confirm New Password'
export const processing = 'Processing...'

// /verify-email, and the line in the app that asks for it
export const confirmYourEmail = 'Confirm your email address'
export const enterAddressAndCode = 'Enter the address that you signed up with, and the code from the mail.'
export const onePressConfirms = <T>(address: T) => [
  'You created an account with ',
  address,
  '? One press, and we know that the address is yours.',
]
export const enterCodeThatWeSentTo = <T>(address: T) => ['Enter the code that we sent to ', address, '.']
export const sixDigitsForADay = 'Six digits, from the newest mail. They are good for 24 hours.'
export const confirming = 'Confirming...'
export const confirm = 'Confirm'
export const newMailIfUnconfirmed = <T>(address: T) => [
  'If ',
  address,
  ' still has to be confirmed, a new mail is on its way. Use the newest one, and look under spam too.',
]
export const noMailOrCodeTooOld = 'No mail, or the code is too old?'
export const sendNewCode = 'Send a new code'
export const emailConfirmed = <T>(address: T) => ['Thank you: ', address, ' is confirmed.']
export const openYourDashboard = 'Open your dashboard'
export const newMailOnItsWay = 'A new mail is on its way. Only the newest one is good.'
export const openOurMailAndPress = 'Open our mail and press its button. No mail there? We send a new one.'
export const sendNewMail = 'Send a new mail'

// Above every page of somebody whose mail comes back.
export const yourMail = 'Your mail'
export const mailComesBack = 'Mail to you comes back. Is this right?'
export const askProgrammeForAddress =
  'Reminders and codes do not reach you. If it is right, make sure that the mailbox exists and is open: this line goes with the next mail that arrives. If it is wrong, ask your programme to change it.'
export const askAdministratorForAddress =
  'Reminders and codes do not reach you. If it is right, make sure that the mailbox exists and is open: this line goes with the next mail that arrives. If it is wrong, ask another administrator to invite the right one.'

// The own password
export const changePassword = 'Change password'
export const changeYourPassword = 'Change your password'
export const othersAreSignedOut = 'All other devices are signed out, and we tell you by mail.'
export const currentPassword = 'Current password'
/** 'Forgot Password?' is the link on /login. */
export const currentForgotten = "Forgotten? Sign out and choose 'Forgot Password?' to get a code by mail."
export const passwordChanged = 'Your password is changed.'
export const useItNowhereElse = 'Use one that you use nowhere else.'
export const formDidNotLoad = 'The form did not load'

// Where one is signed in
export const whereSignedIn = 'Where you are signed in'
export const listDidNotLoad = 'The list did not load'
/** `zone` reads 'your time (New York)'. */
export const signInTimes = (zone: string) =>
  `Times are ${zone}. If you do not know one of these, sign it out and choose a new password.`
export const unknownDevice = 'Unknown device'
export const thisDevice = 'This device, now'
/** `lastSeen` is null for the device at hand, `network` where it is not known. */
export const signInFacts = (signedIn: string, lastSeen: string | null, network: string | null) =>
  `${lastSeen === null ? '' : `Last seen ${lastSeen}. `}Signed in ${signedIn}${network === null ? '' : `, network ${network}`}`
export const signOutDevice = (device: string, lastSeen: string) => `Sign out ${device}, last seen ${lastSeen}`
export const deviceSignedOut = (device: string) => `${device} is signed out.`
export const othersSignedOut = 'All other devices are signed out.'
export const signOutOthers = 'Sign out all others'

// A file of one's own data
export const yourData = 'Your data'
export const fileNotSeen = 'We could not see whether your file is ready'
export const aboutYourFile =
  'A file with everything that ShineQuo keeps about you: a page to read, the same for other programs, and your picture. Your password is not in it.'
export const FILE_STATES = {
  none: 'It takes a moment to make. We send you a mail when it is ready.',
  preparing: 'Getting your data ready. You can leave this page: a mail comes when it is done.',
  failed: 'Your file could not be made.',
} satisfies Record<Exclude<DataExport['state'], 'ready'>, string>
export const fileReady = (until: string, zone: string) =>
  `Your file is ready. You can download it until ${until}, ${zone}.`
export const downloadOf = (size: string) => `Download (${size})`
export const makeNewer = 'Make a newer one'
export const downloadMyData = 'Download my data'

// The end of an account
export const deleteMyAccount = 'Delete my account'
export const sevenDays =
  'You have seven days to change your mind. Then your name, address and all that you wrote are gone for good.'
/** 'Keep my account' is the button of the line that then stands above every page. */
export const willBeDeleted = (day: string) =>
  `It will be deleted on ${day}. To keep it, press ‘Keep my account’ at the top of any page.`
export const accountWillBeDeleted = <T>(day: T) => ['Your account will be deleted on ', day, '.']
export const accountToBeDeleted = (day: string) => `Your account will be deleted on ${day}.`
export const keepMyAccount = 'Keep my account'
export const accountStays = 'Your account stays.'
export const deleteYourAccount = 'Delete your account?'
export const deletedInSevenDays = (day: string) => `It will be deleted on ${day}, in seven days.`
export const onlyAdministrator =
  'You are the only administrator, and nobody else could run the programme. Invite another one first; then you can go.'
export const yourPassword = 'Your password'
export const UNTIL_DELETED = {
  student: 'Until then you can keep it with one press. You cannot book new sessions meanwhile.',
  coach: 'Until then you can keep it with one press. Students cannot book you meanwhile.',
  admin: 'Until then you can keep it with one press.',
} satisfies Record<Role, string>
export const DELETED_THEN = {
  student:
    'Then your name, address, picture, profile, answers, notes, stories and the words of your feedback are gone for good. Notes of coaches about you go too.',
  coach:
    'Then your name, address, picture, page, hours and notes are gone for good, also the notes that you shared. Your students are told.',
  admin: 'Then your name and address are gone for good. What you wrote for the programme stays with it.',
} satisfies Record<Role, string>
export const whatStays = 'That sessions took place, and the stars given for them, stays without your name.'
export const noSessionsAhead = 'You have no sessions ahead.'
export const timesAre = (zone: string) => `Times are ${zone}.`
export const stillTakePlace = 'These sessions still take place'
export const youCanCancelThem = 'You can cancel them on your page of sessions.'
export const cancelledThatDay = 'These sessions are cancelled on that day'
export const studentsToldNow = 'Their students are told now.'
export const coachToldThen = 'Your coach is told then.'
/** A session in a list: its day, its times and the other person. */
export const sessionWith = (day: string, times: string, other: string) => `${day} · ${times} · ${other}`

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

/** What forms say of their fields. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  new_password_required: 'New password is required',
  new_password_short: 'Password must be at least 8 characters long',
  otp_invalid: 'Please enter a valid 6-digit OTP code',
  password_short: 'Password must be at least 8 characters',
} satisfies Partial<FieldSentences>
