/** Signing up, other ways to sign in, and the account itself. The texts of /login are in sign-in.ts. */

import type { Role } from '@shinequo/contract/accounts'
import type { DataExport } from '@shinequo/contract/accounts/account-page'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { WeakPassword } from '@shinequo/domain/accounts/password-policy'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

export const confirmPassword = 'Confirm password'
export const newPassword = 'New password'
export const confirmNewPassword = 'Confirm new password'
export const signOut = 'Sign out'
export const yourAccount = 'Your account'
export const passwordsDiffer = 'Passwords do not match'
/** `terms` and `privacy` are links, named after the two pages. */
export const agreeToTerms = <T>(terms: T, privacy: T) => ['I agree to the ', terms, ' and the ', privacy, '.']

// What a new password needs.
export const atLeastEight = 'Must be at least 8 characters'
export const atLeast = (characters: number) =>
  `At least ${characters} characters. A few words in a row work well.`
/** The heading of the list that follows. */
export const goodPasswordHas = 'A good password has'
export const moreThanEight = 'More than 8 characters'
export const anUppercaseLetter = 'An uppercase letter'
export const aLowercaseLetter = 'A lowercase letter'
export const aNumber = 'A number'
export const aSpecialCharacter = 'A special character'
/** For screen readers, after a requirement that the password meets. */
export const done = ', done'

// /register
export const registerTitle = 'Create an account'
export const registerSubtitle = 'Start your wellness journey. Signing up takes about a minute.'
export const alreadyHaveAccount = 'Already have an account?'
export const createAccount = 'Create account'
export const creatingAccount = 'Creating account...'

// /coach/login and /admin/login
export const coachLoginTitle = 'Welcome back, coach'
export const coachLoginSubtitle = 'Sign in to see your students and your day'
export const adminLoginTitle = 'Welcome back'
export const adminLoginSubtitle = 'Sign in to run your programme'
/** Comes before links to the login pages of the other roles. */
export const wrongDoor = 'Not the right place?'
export const studentSignIn = 'Student sign-in'
export const coachSignIn = 'Coach sign-in'
export const staffSignIn = 'Staff sign-in'
export const longerPasswordTitle = 'Choose a longer password'
export const longerPasswordNeeded = <T>(address: T) => [
  'Coach and administrator accounts now need a longer password, because they give access to what students share. When you save it, ',
  address,
  ' is signed out on all other devices.',
]
export const backToSignIn = 'Back to sign in'
export const saveAndSignIn = 'Save and sign in'

// /forget-password and /reset-password
export const forgotTitle = 'Forgot your password?'
export const forgotSubtitle = "We'll email you a code."
export const rememberPassword = 'Remember your password?'
export const emailAddress = 'Email Address'
export const resetPassword = 'Reset Password'
export const resend = 'Resend'
export const resetSent = 'Password reset link has been sent to your email address. Please check your inbox.'
export const nextYourCode = 'Next: enter your code.'
export const weGoThere = (seconds: number) =>
  plural(seconds, { one: 'Taking you there in # second.', other: 'Taking you there in # seconds.' })
export const alreadyHaveCode = 'Already have a code? Reset your password'
export const recheckEmail = 'Please recheck the email you entered'
export const resetTitle = 'Reset your password'
export const enterCode = 'Enter the code from our email.'
export const enterCodeSentTo = (address: string) => `Enter the code we sent to ${address}.`
export const noCode = 'No code?'
export const sendNewOne = 'Send a new one'
export const emailNotFound = 'Email address not found!'
export const passwordReset = 'Your password has been reset successfully! Redirecting to login page...'
export const verificationCode = 'Verification Code'
export const sixDigits = 'The six digits in the newest email.'
export const tenLetters = 'The ten letters in the newest email.'
/* Buttons that switch between the two. */
export const codeHasLetters = 'My code has letters'
export const codeHasDigits = 'My code has digits'
export const resetNewPassword = 'New Password'
export const resetConfirmPassword = 'Confirm New Password'
export const processing = 'Processing...'

// /verify-email, and the line in the app that asks for it
export const confirmYourEmail = 'Confirm your email address'
export const enterAddressAndCode = 'Enter the address you signed up with and the code from our email.'
export const onePressConfirms = <T>(address: T) => [
  'Did you create an account with ',
  address,
  '? Press the button to confirm that the address is yours.',
]
export const enterCodeThatWeSentTo = <T>(address: T) => ['Enter the code we sent to ', address, '.']
export const sixDigitsForADay = 'The six digits in the newest email. They work for 24 hours.'
export const confirming = 'Confirming...'
export const confirm = 'Confirm'
export const newMailIfUnconfirmed = <T>(address: T) => [
  'If ',
  address,
  " isn't confirmed yet, a new email is on its way. Use the newest one, and check your spam folder too.",
]
export const noMailOrCodeTooOld = 'No email, or has the code expired?'
export const sendNewCode = 'Send a new code'
export const emailConfirmed = <T>(address: T) => ['Thank you. ', address, ' is confirmed.']
export const newMailOnItsWay = 'A new email is on its way. Use the newest one.'
export const openOurMailAndPress =
  "Open our email and press the button in it. Can't find it? We can send a new one."
export const sendNewMail = 'Send a new email'

// Above every page, for a person whose mail is returned
export const yourMail = 'Your email'
export const mailComesBack = 'Our emails to you are being returned. Is this address right?'
export const askProgrammeForAddress =
  "Reminders and codes aren't reaching you. If the address is right, make sure that the mailbox exists and accepts emails: this notice goes away once one reaches you. If it's wrong, ask your programme to change it."
export const askAdministratorForAddress =
  "Reminders and codes aren't reaching you. If the address is right, make sure that the mailbox exists and accepts emails: this notice goes away once one reaches you. If it's wrong, ask another administrator to invite you at the right one."

// Changing one's own password
export const changePassword = 'Change password'
export const changeYourPassword = 'Change your password'
export const othersAreSignedOut = "We'll sign you out on all other devices and email you about the change."
export const currentPassword = 'Current password'
/** 'Forgot Password?' is the text of the link on /login. */
export const currentForgotten =
  "Can't remember it? Sign out and choose “Forgot Password?” to get a code by email."
export const passwordChanged = 'Your password has been changed.'
export const useItNowhereElse = "Choose one that you don't use anywhere else."
export const formDidNotLoad = "The form couldn't be loaded"

// Where the person is signed in
export const whereSignedIn = 'Where you are signed in'
/** `zone` reads 'your time (New York)'. */
export const signInTimes = (zone: string) =>
  `Times are in ${zone}. If you don't recognize one of these, sign it out and choose a new password.`
export const unknownDevice = 'Unknown device'
export const thisDevice = 'This device, now'
/** `lastSeen` is null for the device in use. `network` is null if it is not known. */
export const signInFacts = (signedIn: string, lastSeen: string | null, network: string | null) =>
  `${lastSeen === null ? '' : `Last seen ${lastSeen}. `}Signed in ${signedIn}${network === null ? '' : `, network ${network}`}`
export const signOutDevice = (device: string, lastSeen: string) => `Sign out ${device}, last seen ${lastSeen}`
export const deviceSignedOut = (device: string) => `${device} is signed out.`
export const othersSignedOut = 'All other devices are signed out.'
export const signOutOthers = 'Sign out all other devices'

// The file with one's own data
export const yourData = 'Your data'
export const fileNotSeen = "We couldn't check whether your file is ready"
export const aboutYourFile =
  "A file with everything that ShineQuo keeps about you: a page to read, the same data for other programs, and your picture. Your password isn't in it."
export const FILE_STATES = {
  none: "This takes a moment. We'll email you when your file is ready.",
  preparing: "We're getting your data ready. You can leave this page: we'll email you when it's done.",
  failed: "We couldn't make your file.",
} satisfies Record<Exclude<DataExport['state'], 'ready'>, string>
export const fileReady = (until: string, zone: string) =>
  `Your file is ready. You can download it until ${until}, ${zone}.`
/** Added if staff had the file made. */
export const fileByStaff =
  'Your programme had it made. It leaves out what you share only with coaches or with nobody. For a file with everything, make a new one.'
export const downloadOf = (size: string) => `Download (${size})`
export const makeNewer = 'Make a new file'
export const downloadMyData = 'Download my data'

// Deleting one's account
export const deleteMyAccount = 'Delete my account'
export const sevenDays = 'You have seven days to change your mind. After that your account is gone for good.'
/** 'Keep my account' is the button in the line that is then shown above every page. */
export const willBeDeleted = (day: string) =>
  `It will be deleted on ${day}. To keep it, press “Keep my account” at the top of any page.`
export const accountWillBeDeleted = <T>(day: T) => ['Your account will be deleted on ', day, '.']
export const accountToBeDeleted = (day: string) => `Your account will be deleted on ${day}.`
export const keepMyAccount = 'Keep my account'
export const accountStays = "Your account won't be deleted."
export const deleteYourAccount = 'Delete your account?'
export const deletedInSevenDays = (day: string) => `It will be deleted on ${day}, in seven days.`
export const onlyAdministrator =
  "You're the only administrator, so nobody else could run the programme. Invite another administrator first; then you can delete your account."
export const yourPassword = 'Your password'
export const UNTIL_DELETED = {
  student: "Until then you can change your mind, but you can't book new sessions.",
  coach: "Until then you can change your mind, but students can't book you.",
  admin: 'Until then you can change your mind.',
} satisfies Record<Role, string>
export const DELETED_THEN = {
  student:
    "After that, your name, email address, picture, profile, answers, notes, stories and what you wrote as feedback are gone for good. So are coaches' notes about you.",
  coach:
    "After that, your name, email address, picture, page, hours and notes are gone for good, including the notes you shared. We'll let your students know.",
  admin:
    'After that, your name and email address are gone for good. What you wrote for the programme stays with it.',
} satisfies Record<Role, string>
export const whatStays =
  'We keep, without your name, that your sessions took place and how many stars they were given.'
export const noSessionsAhead = 'You have no upcoming sessions.'
export const timesAre = (zone: string) => `Times are in ${zone}.`
export const stillTakePlace = 'These sessions will still take place'
export const youCanCancelThem = 'You can cancel them under Sessions.'
export const cancelledThatDay = 'These sessions will be cancelled when your account is deleted'
export const studentsToldNow = "We'll let the students know now."
export const coachToldThen = "We'll let your coach know then."
/** A session in a list: its day, its times and the other person. */
export const sessionWith = (day: string, times: string, other: string) => `${day} · ${times} · ${other}`

/** Why a new password is refused. */
export const weakPassword = {
  short:
    'Please use at least 15 characters: your account gives access to what students share. A few words in a row are easy to remember.',
  blank: "This password is only spaces, so it's easy to guess. Please choose another.",
  repeated: "This password repeats a few characters, so it's easy to guess. Please choose another.",
  sequence:
    "This password follows the alphabet or the keyboard, so it's easy to guess. Please choose another.",
  common: 'This is one of the most common leaked passwords. Please choose another.',
  own: 'This password is mostly your own name or email address. Please choose another.',
  service:
    'This password is mostly words that anyone would try here, such as ShineQuo. Please choose another.',
} satisfies Record<WeakPassword, string>

// Another email address
export const language = 'Language'
export const aboutLanguage =
  'Pages and our emails are in English. What other people write stays as they wrote it.'
export const yourAddress = 'Email address'
export const aboutYourAddress = 'You sign in with it, and our emails go there.'
export const changeAddress = 'Change email'
export const changeYourAddress = 'Change your email address'
export const codeComesFirst = 'First we send a code to the new address. Nothing changes until you enter it.'
export const newAddress = 'New email address'
export const sendTheCode = 'Send the code'
export const oldAddressIsTold = "We'll sign you out on all other devices and tell your old address."
export const addressChanged = 'Your email address has been changed.'
export const anotherAddressOrCode = 'Another address or a new code'
export const codeSentTo = <T>(address: T) => ['We sent a code to ', address, '.']
export const code = 'Code'
export const codeHint = 'Six digits, from the newest email. Not there? Check your spam folder.'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  email_letters: fields.emailLetters,
  new_password_required: 'New password is required',
  new_password_short: 'Password must be at least 8 characters long',
  otp_invalid: 'Please enter a valid 6-digit OTP code',
  otp_letters_invalid: 'Please enter the ten letters of the code',
  password_short: 'Password must be at least 8 characters',
  school_code_invalid: 'Please enter the six digits of the code',
} satisfies Partial<FieldSentences>
