/** People of the programme, and how they are invited. */

import type { Role } from '@shinequo/contract/accounts'
import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { ErrorCode } from '@shinequo/contract/errors'
import type { PersonState } from '@shinequo/contract/people'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number } from '../locale.ts'
import { STEPS_IN_SENTENCE } from './coaches.ts'
import * as fields from './fields.ts'
import { listed } from './lists.ts'
import * as signIn from './sign-in.ts'

// What the link of an invitation leads to
type Refusal = Extract<ErrorCode, `invitation_${string}`>
export const yourInvitation = 'Your invitation'
export const invitationDidNotLoad = 'Your invitation did not load'
/** The links have the names `signInAsAStudent` and `asACoach`. */
export const haveAnAccount = <T>(student: T, coach: T) => ['You have an account? ', student, ' or ', coach]
export const signInAsAStudent = 'Sign in as a student'
export const asACoach = 'as a coach'
export const INVITATION_TITLES = {
  invitation_used: 'This invitation has been used',
  invitation_expired: 'This invitation has run out',
  invitation_revoked: 'This invitation was taken back',
  invitation_unknown: 'This invitation link isn’t valid',
} satisfies Record<Refusal, string>
export const INVITATION_WAYS_OUT = {
  invitation_used: 'You already have an account: sign in with the password that you chose.',
  invitation_expired: 'An invitation is good for 7 days. Ask your programme to send it again.',
  invitation_revoked: 'Your programme no longer needs it. Was that a mistake? Write to them.',
  invitation_unknown:
    'It may be cut short, or a newer mail has taken its place. Open the link in the newest mail, or ask your programme.',
} satisfies Record<Refusal, string>
export const welcome = 'Welcome!'
export const welcomeBy = (firstName: string) => `Welcome, ${firstName}!`
const AS = {
  student: 'as a student',
  coach: 'as a coach',
  admin: 'as an administrator',
} satisfies Record<Role, string>
export const youJoin = <T>(role: Role, email: T) => [
  `You join ShineQuo ${AS[role]} with `,
  email,
  '. Choose a password, and you are in.',
]
export const join = 'Join ShineQuo'
export const joining = 'Joining...'
/** Also a tab, and the link back to the page. */
export const title = 'People'
export const lede = 'Students, coaches and administrators of your programme.'
/** Names the two tabs. */
export const lists = 'Lists'
export const searchHint = 'Part of a name or an email address'
export const everyRole = 'Every role'
export const everyState = 'Every state'
/** `all` is null where there are more than are counted. */
export const peopleListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# person', other: '# people' })
export const nobodyFound = 'Nobody found'
export const nobodyFits = 'Nobody fits what you search for.'
export const showEverybody = 'Show everybody'
export const ROLES = {
  student: 'Student',
  coach: 'Coach',
  admin: 'Administrator',
} satisfies Record<Role, string>
export const STATES = {
  active: 'Active',
  waiting: 'Waiting for approval',
  joining: 'Joining',
  suspended: 'Paused',
} satisfies Record<PersonState, string>
/** An option of a filter; `count` may be 'more than 1,000'. */
export const stateWithCount = (state: PersonState, count: string) => `${STATES[state]} (${count})`
export const name = 'Name'
export const role = 'Role'
export const state = 'State'
export const students = 'Students'
export const since = 'Since'
/** The column with each person's menu. */
export const acts = 'Acts'
export const roleSince = (role: Role, day: string) => `${ROLES[role]} since ${day}`
export const recordOf = (name: string) => `Record of ${name}`
export const beingDeletedOn = (day: string) => `Being deleted on ${day}`
export const mailComesBack = 'Mail comes back'
/** Of a coach who joins. */
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Still to do: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}`
export const review = 'Review'
/** What the link `review` is called where the eye does not see its row. */
export const reviewOf = (name: string) => `Review ${name}`
export const places = (students: number, capacity: number) => `${students} of ${capacity} students`
/** What the button `places` is called, which changes the second number. */
export const changePlaces = (students: number, capacity: number, name: string) =>
  `${students} of ${capacity} students: change the capacity of ${name}`
export const mostStudents = (name: string) => `Most students of ${name}`
export const hasRoom = (name: string, capacity: number) => `${name} has room for ${capacity} students.`
export const capacityChanged = (capacity: number) =>
  `Somebody else has set it to ${capacity} meanwhile. Save once more to put yours in its place.`
export const reason = 'Reason'
/** Beside a reason that is asked for. */
export const keptInAudit = 'Kept in the audit.'
/** As above, where it is about a student. */
export const keptInAuditFor = (student: string) => `Kept in the audit, where ${student} can read it.`
export const actsFor = (name: string) => `Acts for ${name}`
/** What can be done to an account: the question, what it means, the button and what is said after it. */
export const ACTS = {
  suspend: {
    title: (name: string) => `Pause the account of ${name}?`,
    loss: 'They are signed out everywhere at once and cannot sign in. A coach is no longer offered to students. Sessions that are booked stay booked. You can end the pause at any time.',
    act: 'Pause account',
    done: 'The account is paused.',
  },
  resume: {
    title: (name: string) => `End the pause of ${name}?`,
    loss: 'They can sign in again with their password.',
    act: 'End the pause',
    done: 'The pause is over.',
  },
  'sign-out': {
    title: (name: string) => `Sign ${name} out everywhere?`,
    loss: 'Every browser and phone that they are signed in with is signed out at once. They can sign in again.',
    act: 'Sign out everywhere',
    done: 'Signed out everywhere.',
  },
  delete: {
    title: (name: string) => `Delete the account of ${name}?`,
    loss: 'It is deleted in seven days, and they are told by mail. Until then they or you can keep it, and nothing new is booked with them. Then sessions ahead are cancelled, the other side is told, and name, address and all that they wrote are gone for good.',
    act: 'Delete account',
    done: 'The account is deleted in seven days.',
  },
  keep: {
    title: (name: string) => `Keep the account of ${name}?`,
    loss: 'It is not deleted, everything is as it was, and they are told by mail.',
    act: 'Keep account',
    done: 'The account stays.',
  },
}
export const changeAddress = 'Change address'
export const changeAddressTitle = (name: string) => `Change the address of ${name}?`
export const changeAddressWords = (email: string) =>
  `They sign in with the new one from now on, with their password as it is, and are signed out everywhere at once. The new mailbox gets a mail that asks for a confirmation, and ${email} one that tells of the change.`
export const newEmail = 'New email'
export const addressChanged = 'The address is changed.'
export const dataAsFile = 'Their data as a file'
export const dataTitle = (name: string) => `The data of ${name}`
/** Of somebody who is paused. */
export const dataForYou = (name: string) =>
  `A file with everything that ShineQuo keeps about them. ${name} cannot sign in, so you download it here and hand it over. That is written in the audit.`
export const dataForThem = (name: string) =>
  `A file with everything that ShineQuo keeps about them. It waits in ${name}’s own account for a day, and a mail tells them. You do not see it.`
export const makeFile = 'Make the file'
export const makingFile = 'Making the file...'
export const fileFailed = 'The file could not be made. Please try again.'
/** `zone` is 'your time (New York)'. */
export const fileWaitsUntil = (name: string, moment: string, zone: string) =>
  `A file waits for ${name} in their account until ${moment}, ${zone}.`
export const fileReadyUntil = (moment: string, zone: string) => `The file is ready until ${moment}, ${zone}.`
/** `size` is '1.4 MB'. */
export const download = (size: string) => `Download (${size})`
/** Also a tab, and the name of the list. */
export const invitationsTitle = 'Invitations'
export const invitationsLede = 'People who are invited and have not joined yet.'
/** `all` is null where there are more than are counted. */
export const invitationsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# invitation', other: '# invitations' })
export const noInvitationFound = 'No invitation found'
export const tryAnotherPart = 'Try another part of the name or the address.'
export const nobodyWaiting = 'Nobody is waiting'
export const everybodyHasCome = 'Everybody who was asked in has come. Invite somebody with the button above.'
export const invited = (role: Role, day: string) => `${ROLES[role]}, invited ${day}`
export const invitedBy = (role: Role, day: string, name: string) =>
  `${ROLES[role]}, invited ${day} by ${name}`
export const hasRunOut = 'Has run out'
export const goodUntil = (day: string) => `Good until ${day}`
export const sendAgain = 'Send again'
/** What the button `sendAgain` is called where the eye does not see its row. */
export const sendAgainTo = (email: string) => `Send again to ${email}`
export const newLinkOnItsWay = (email: string) => `A new link is on its way to ${email}.`
export const withdraw = 'Withdraw'
/** What the button `withdraw` is called where the eye does not see its row. */
export const withdrawFrom = (email: string) => `Withdraw the invitation to ${email}`
export const withdrawTitle = 'Take the invitation back?'
export const withdrawWords = (email: string) =>
  `The link in the mail to ${email} will no longer work. You can invite them anew.`
export const invitationTakenBack = 'The invitation is taken back.'
export const invite = 'Invite somebody'
export const inviteWords = 'They get a mail with a link that is good once, for 7 days.'
export const sendInvitation = 'Send invitation'
export const invitationOnItsWay = (email: string) => `The invitation to ${email} is on its way.`
export const selectRole = 'Select a role'
export const schoolOptional = 'School (optional)'
export const schoolHint = 'Accepting the invitation proves it: wall and College Feed are open from the start.'
export const noSchool = 'None'
export const firstNameOptional = 'First name (optional)'
export const lastNameOptional = 'Last name (optional)'
// Choosing a student
export const studentsDidNotLoad = "The students couldn't be loaded"
/** Where only the first ones are shown. */
export const firstByName = (shown: number) => `The first ${number(shown)} by name. Search to find others.`

// A student's record
export const studentRecord = 'Student record'
export const recordDidNotLoad = 'This record did not load'
export const openingIsLogged = (student: string) =>
  `Opening this record is logged, and ${student} can see that you did. What students and coaches wrote is not shown here.`
export const school = 'School'
export const schoolNotSaid = 'Not said yet'
export const profile = 'Profile'
export const profileCompleted = 'Completed'
export const profileNotCompleted = 'Not completed yet'
/** What came of sessions: above their counts and beside each. */
export const OUTCOMES = {
  held: 'Held',
  ahead: 'To come',
  no_show: 'Missed',
  cancelled: 'Cancelled',
} satisfies Record<StudentRecord['sessions'][number]['outcome'], string>
export const matches = 'Matches'
export const noMatchYet = 'No match yet.'
const MATCHES = {
  pending: 'Asked for',
  accepted: 'Matched',
  declined: 'Declined',
  ended: 'Ended',
} satisfies Record<StudentRecord['matches'][number]['status'], string>
export const matchSince = (status: keyof typeof MATCHES, day: string) => `${MATCHES[status]}, since ${day}`
export const sessions = 'Sessions'
export const noSessionYet = 'No session yet.'
/** `zone` is 'your time (New York)'. */
export const latestSessions = (count: number, zone: string) => `The latest ${count}, in ${zone}.`
export const sessionAt = (day: string, slot: string) => `${day} · ${slot}`
export const theirData = 'Their data'
export const dataCanBeMade = (student: string) =>
  `${student} can download everything that ShineQuo keeps about them in the profile. You can have the file made for them.`
export const makeFileOfData = 'Make a file of their data'
export const takeItBack = 'Take it back'

/** What forms say of their fields. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  invited_role: 'Please choose student, coach or administrator',
  reason_required: fields.reasonRequired,
} satisfies Partial<FieldSentences>
