/** Emails: which ones a person can turn off, what was sent and how far it has come. */
import type { ChosenKind, MailFailure, MailKindName } from '@shinequo/contract/notifications'
import { plural } from '../locale.ts'
import { listed } from './components.ts'

/** The name of each kind of mail that a person can turn off. */
export const CHOICES = {
  reminder_day: 'A reminder a day before a session',
  reminder_hour: 'A reminder an hour before a session',
  coach_requests: 'New students who wait for your answer',
  coach_ratings: 'New ratings, once a day',
  coach_asks: 'When your programme asks you to suggest times, once a day',
  feedback_asked: 'A question about how a session went',
  note_shared: 'When a coach shares a note with you',
  suggestion: 'Times that your coach suggests',
  answers_reminder: 'A reminder of your next step: profile, questions, or a session with your coach',
} satisfies Record<ChosenKind, string>
/** What each kind of mail is about. */
export const KINDS = {
  booking: 'Session booked',
  cancellation: 'Session cancelled',
  account_exists: 'Sign-up with an email address that has an account',
  coach_approved: 'Coach approved',
  coach_changes_asked: 'Changes to a coach page requested',
  account_edited: 'Name or role changed',
  account_paused: 'Account paused',
  match_accepted: 'Matched with a coach',
  match_ended: 'Match ended',
  match_gave_way: 'Place given to a student with a confirmed email',
  another_coach: 'Asking another coach',
  answers_reminder: 'Reminder of the next step',
  coach_requests: 'Students who wait for your answer',
  coach_ratings: 'New ratings',
  coach_asks: 'Programme asks to suggest times',
  coach_care: 'Students who may need care now',
  invitation: 'Invitation',
  reset_code: 'Code for a new password',
  school_code: 'Code to verify a school',
  password_changed: 'Password changed',
  address_changed: 'Email address changed (sent to the old address)',
  new_device: 'Sign-in from a new device',
  calendar_address: 'New address of a calendar',
  care_requested: 'A student asked staff to get in touch',
  care_waiting: 'Students wait for staff to get in touch',
  worry_handed_over: 'A coach is worried about a student',
  data_ready: 'Data download ready',
  story_message: 'Message about a story',
  story_answered: 'Answer to a message about a story',
  wall_opened: 'The wall of your school opened',
  booking_moved: 'Session moved',
  times_proposed: 'Other times suggested',
  suggestion: 'Times for a session suggested',
  account_deletion: 'Account will be deleted',
  account_kept: 'Account kept',
  coach_leaving: 'Coach leaving or staying after all',
  person_left: 'Someone left',
  email_proof: 'Confirm your email address',
  reminder_day: 'Reminder, a day before',
  reminder_hour: 'Reminder, an hour before',
  reminder_soon: 'Reminder, 10 minutes before',
  feedback_asked: 'Request for feedback',
  no_show_marked: 'Session marked as missed',
  no_show_decided: 'Decision about a missed session',
  note_shared: 'Note shared with you',
  address_code: 'Code for another email address',
  address_link: 'Link to confirm another email address',
  address_requested: 'Another email address requested (sent to the present one)',
} satisfies Record<MailKindName, string>

// The status of a mail
export const sent = 'Sent'
export const onItsWay = 'On its way'
export const planned = 'Scheduled'
export const noLongerNeeded = 'No longer needed'
export const refusedCheckAddress = 'Refused: check the address'
const FAILURES = {
  refused: 'Refused',
  put_off: 'Mail server asked us to try later',
  turned_away: 'Mail server turned us away',
  no_answer: "Mail server isn't answering",
  unreachable: "Mail server can't be reached",
  fault: "The email couldn't be written",
} satisfies Record<MailFailure, string>
const why = (failure: MailFailure | null) => (failure === null ? 'Not delivered' : FAILURES[failure])
export const givenUp = (failure: MailFailure | null) => `${why(failure)}: we stopped trying`
/** `time` is null when the next try is due. */
export const nextTry = (failure: MailFailure | null, time: string | null) =>
  `${why(failure)}: next try ${time ?? 'now'}`

// A person's own mail
export const yourMailDidNotLoad = "Your emails couldn't be loaded"
export const noMailYet = 'No emails yet.'
/** The name of the list. */
export const mail = 'Email'
export const choicesDidNotLoad = "Your choices couldn't be loaded"
export const alwaysAndYours =
  'We always email you when something changes with your account, your matches or your sessions, and remind you ten minutes before a session. The emails below are up to you.'
export const mailYouGet = 'Emails you get'

// /unsubscribe; `kind` is one of CHOICES
export const mailFromUs = 'Emails from ShineQuo'
export const linkNotValid =
  "This link isn't valid. Part of it may be missing: open it from the email again, or choose in your profile or account which emails you get."
export const youGetThis = <T>(kind: T) => ['You get this by email: ', kind, '.']
export const stopTheseMails = 'Stop these emails'
export const whatStillComes =
  "We'll still email you when a session is booked, moved or cancelled, and remind you ten minutes before one."
export const noLongerComes = <T>(kind: T) => ['You no longer get this by email: ', kind, '.']
export const turnItOnAgain = `You can turn it on again in your profile or account, under “${mailYouGet}”.`

// /admin/mail
export const mailLede = "Emails that haven't arrived yet, and why. We retry most of them for two days."
export const refused = 'Refused'
export const gaveUp = 'Stopped trying'
export const toBeTriedAgain = 'Will be retried'
export const onTheirWay = 'On their way'
export const plannedAhead = 'Scheduled'
export const failedMessages = 'Emails that failed'
/** `all` is null if there are more than are counted. */
export const messagesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# email', other: '# emails' })
export const allGoneOut = 'All emails have gone out'
export const whatIsListed = "Emails that a mail server refuses or doesn't accept are listed here."
export const beingSentAgain = (count: number) =>
  plural(count, { one: '# email is being sent again.', other: '# emails are being sent again.' })
export const sendAllAgain = (count: number) =>
  plural(count, { one: 'Retry # email we stopped sending', other: 'Retry # emails we stopped sending' })
export const messageList = 'Emails'
/** The heads of its columns. */
export const recipient = 'To'
export const kindOfMail = 'Email'
export const whatHappened = 'What happened'
export const tries = 'Tries'
/** Whose mail it was, if that is no longer known. */
export const somebody = 'Someone'
/** `reply` is the code that the mail server replied with, if it did. */
export const tried = (times: number, last: string, reply: number | null) =>
  `${plural(times, { one: `Tried once, ${last}`, other: `Tried # times, last ${last}` })}${reply === null ? '' : `, reply ${reply}`}`
export const sendAgain = 'Send again'
export const sendAgainTo = (whom: string, kind: MailKindName) => `Send again to ${whom}: ${KINDS[kind]}`
export const sentAgainTo = (whom: string) => `The email to ${whom} is being sent again.`

export const mailToYou = 'Emails to you'
