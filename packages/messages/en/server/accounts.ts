/** What the server says about accounts. */

import type { AccountRules, Role } from '@shinequo/contract/accounts'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/accounts.ts'

export { DELETED_THEN, keepMyAccount, unknownDevice, yourData } from '../web/accounts.ts'

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

// Another address that an administrator asked for: to that mailbox.
export const addressLinkSubject = 'Is this your email address?'
export const addressLink =
  "Your programme wants to use this email address for your ShineQuo account. Please say whether that's right. Until you do, nothing changes."
export const openAddressLink = 'See and confirm'
export const addressLinkGoodFor = (days: number) =>
  `The link works once, for ${plural(days, { one: '# day', other: '# days' })}. You don't need a password for it.`
export const addressLinkNotYours =
  "If this isn't you, you can say so on that page, or delete this email. Nothing will happen."
// The same, to the present address.
export const addressRequestedSubject = 'Another email address was requested'
export const addressRequested =
  'Your programme wants to change the email address of your ShineQuo account. We wrote to the new address. Until someone confirms it there, everything stays as it is, and you sign in with this address.'
export const addressRequestNotAskedFor = "If you didn't, write to your programme now: they can withdraw it."
// What the page of that link answers.
export const requestedAddressConfirmed = 'The email address is confirmed.'
export const requestedAddressDeclined = 'The email address will not be used.'

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
  'Your programme asked for a file for you, with data that ShineQuo keeps about you. It is ready.'
export const dataReady = 'The file you asked for is ready. It has everything that ShineQuo keeps about you.'
export const dataIsThereUntil =
  'Sign in and press Download under Your data, in your profile or account. The file is there until:'
export const dataNotAskedFor = "If you didn't ask for it, choose a new password, and write to your programme."
export const openYourData = 'Open your data'
// The same, if staff had it made.
export const staffFileLeavesOut =
  'It leaves out what you share only with coaches or with nobody: your answers, notes, messages in sessions, stories, feedback, and what you asked staff to read.'
export const makeOneWithEverything =
  'A file with everything is for you alone: under Your data, choose “Make a new file”.'
// The same, if the person cannot sign in.
export const staffFileSubject = 'Your programme had a file made with your data'
export const staffFileWhilePaused =
  'Your programme had a file made with data that ShineQuo keeps about you. While your account is paused, its staff can download the file until:'

// A pause by the programme.
export const pausedSubject = 'Your account is paused'
export const paused =
  "Your programme has paused your ShineQuo account. You are signed out everywhere, and you can't sign in until the pause ends. Booked sessions stay booked."
export const staffMayHaveFileMade =
  'During a pause, staff can have a file made with some of your data. If they do, we email you.'

// What the server replies to requests.
export const emailTaken = 'An account with this email already exists'
export const resetCodeOnItsWay = 'If the address has an account, a code is on its way to it.'
export const passwordReset = 'Your password has been reset.'
export const passwordChanged = 'Your password has been changed. You are signed out on all other devices.'
export const emailConfirmed = 'Your email address is confirmed.'
export const proofOnItsWay =
  "If the address has an account that isn't confirmed yet, an email is on its way to it."
export const wrongCode = "That code didn't match. Check the newest email."
export const signedOut = 'You are signed out.'

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

// Another address of one's own.
/** To the former address. */
export const youChangedAddress =
  'Someone who knows your password has changed the email address of your ShineQuo account. From now on, sign in with the new one. All other devices were signed out, and our emails no longer come to this address.'
export const addressCodeSubject = 'Your code for another email address'
export const addressCode =
  'Someone who uses ShineQuo wants to use this email address for their account. Here is the code. It works once, for 10 minutes.'
export const addressCodeNotYours = "If this wasn't you, you can delete this email, and nothing will happen."
export const addressCodeOnItsWay = (email: string) => `A code is on its way to ${email}.`
export const ownAddressChanged = 'Your email address has been changed.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  coaches_invited: 'Coaches join by invitation',
  link_required: 'The link is required',
  only_students: 'Only students can sign up here',
  refresh_required: 'The refresh token is required',
  sign_in_role: 'Please sign in as student, coach or admin',
  email_taken: emailTaken,
  same_address: 'The account already has this address',
  same_password: 'This is your current password. Please choose another.',
  too_many_tries: 'Too many tries with this code. Please ask for a new one.',
  wrong_code: wrongCode,
  wrong_password: "This isn't your current password.",
  weak_password: ({ why }) => forms.weakPassword[why],
} satisfies FieldSentences<keyof AccountRules>
