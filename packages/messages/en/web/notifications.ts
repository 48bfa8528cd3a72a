/** Mail: what may be left off, what was sent and how far it has come. */
import type { ChosenKind, MailFailure, MailKindName } from '@shinequo/contract/notifications'
import { plural } from '../locale.ts'
import { listed } from './lists.ts'

/** What each kind of mail that may be left off is called. */
export const CHOICES = {
  reminder_day: 'A reminder a day before a session',
  reminder_hour: 'A reminder an hour before a session',
  feedback_asked: 'A question how a session was',
} satisfies Record<ChosenKind, string>
/** What each kind of mail is about. */
export const KINDS = {
  booking: 'Session booked',
  cancellation: 'Session cancelled',
  account_exists: 'Sign-up with an address that has an account',
  coach_approved: 'Coach approved',
  match_accepted: 'Matched with a coach',
  match_ended: 'Match ended',
  another_coach: 'Another coach is asked',
  invitation: 'Invitation',
  reset_code: 'Code for a new password',
  school_code: 'Code to prove a school',
  password_changed: 'Password changed',
  address_changed: 'Address changed, to the former one',
  new_device: 'Sign-in from a new device',
  care_requested: 'Somebody asked staff to get in touch',
  data_ready: 'Download of one’s data ready',
  booking_moved: 'Session moved',
  times_proposed: 'Other times proposed',
  account_deletion: 'Account to be deleted',
  account_kept: 'Account kept',
  coach_leaving: 'Coach leaving, or staying after all',
  person_left: 'Somebody left',
  email_proof: 'Confirm your email address',
  reminder_day: 'Reminder, a day before',
  reminder_hour: 'Reminder, an hour before',
  reminder_soon: 'Reminder, 10 minutes before',
  feedback_asked: 'Feedback asked for',
} satisfies Record<MailKindName, string>

// How far a mail has come
export const sent = 'Sent'
export const onItsWay = 'On its way'
export const planned = 'Planned'
export const noLongerNeeded = 'No longer needed'
export const refusedCheckAddress = 'Refused: check the address'
const FAILURES = {
  refused: 'Refused',
  put_off: 'Mail server says to try later',
  turned_away: 'Mail server turned us away',
  no_answer: 'Mail server is not answering',
  unreachable: 'Mail server cannot be reached',
  fault: 'The mail could not be written',
} satisfies Record<MailFailure, string>
const why = (failure: MailFailure | null) => (failure === null ? 'Not delivered' : FAILURES[failure])
export const givenUp = (failure: MailFailure | null) => `${why(failure)}: given up`
/** `time` is null when the next try is due. */
export const nextTry = (failure: MailFailure | null, time: string | null) =>
  `${why(failure)}: next try ${time ?? 'now'}`

// One's own mail
export const yourMailDidNotLoad = 'Your mail did not load'
export const noMailYet = 'No mail yet.'
/** The name of the list. */
export const mail = 'Mail'
export const choicesDidNotLoad = 'Your choices did not load'
export const alwaysAndYours =
  'We always tell you of sessions that are booked, moved or cancelled, and remind you ten minutes before one. The rest is yours to choose.'
export const mailYouGet = 'Mail you get'

// /unsubscribe; `kind` is one of CHOICES
export const mailFromUs = 'Mail from ShineQuo'
export const linkNotValid =
  'This link isn’t valid. It may have been cut short on its way: open it from the mail again, or choose in your profile which mail you get.'
export const youGetThis = <T>(kind: T) => ['You get this by mail: ', kind, '.']
export const stopTheseMails = 'Stop these mails'
export const whatStillComes =
  'Mail about a session that is booked, moved or cancelled still comes, and so does the reminder ten minutes before it.'
export const noLongerComes = <T>(kind: T) => ['This no longer comes: ', kind, '.']
export const turnItOnAgain = "You can turn it on again in your profile, under 'Mail you get'."

// /admin/mail
export const mailLede =
  'Messages that have not arrived, and why. Most are tried again by themselves, for two days.'
export const refused = 'Refused'
export const gaveUp = 'Given up'
export const toBeTriedAgain = 'To be tried again'
export const onTheirWay = 'On their way'
export const plannedAhead = 'Planned ahead'
export const failedMessages = 'Messages that failed'
/** `all` is null where there are more than are counted. */
export const messagesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# message', other: '# messages' })
export const allGoneOut = 'All mail has gone out'
export const whatIsListed = 'Messages that a mail server refuses or does not take are listed here.'
export const beingSentAgain = (count: number) =>
  plural(count, { one: '# message is being sent again.', other: '# messages are being sent again.' })
export const sendAllAgain = (count: number) => `Send all given up again (${count})`
export const messageList = 'Messages'
/** Whose mail it was, where nobody knows it any more. */
export const somebody = 'Somebody'
/** `reply` is the code that the mail server answered, where it did. */
export const tried = (times: number, last: string, reply: number | null) =>
  `${times === 1 ? 'Tried once' : `Tried ${times} times`}, last ${last}${reply === null ? '' : `, reply ${reply}`}`
export const sendAgain = 'Send again'
export const sendAgainTo = (whom: string, kind: MailKindName) => `Send again to ${whom}: ${KINDS[kind]}`
export const sentAgainTo = (whom: string) => `The message to ${whom} is being sent again.`

export const mailToYou = 'Mail to you'
