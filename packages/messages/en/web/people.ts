/** People of the programme, and how they are invited. */

import type { Role } from '@shinequo/contract/accounts'
import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { ErrorCode } from '@shinequo/contract/errors'
import type { Locale } from '@shinequo/contract/locales'
import type { LastSession, NextSession, PersonState, StudentStage } from '@shinequo/contract/people'
import type { WordedRole } from '@shinequo/contract/people/invitation-words'
import type { StudentRecord } from '@shinequo/contract/people/student-record'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number, plural } from '../locale.ts'
import { STEPS_IN_SENTENCE } from './coaches.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// The page that the link of an invitation opens
type Refusal = Extract<ErrorCode, `invitation_${string}`>
export const yourInvitation = 'Your invitation'
export const invitationDidNotLoad = "Your invitation couldn't be loaded"
/** `student` and `coach` are links with the texts `signInAsAStudent` and `asACoach`. */
export const haveAnAccount = <T>(student: T, coach: T) => [
  'Already have an account? ',
  student,
  ' or ',
  coach,
]
/** For an administrator's invitation. `signIn` is a link with the text `signInThere`. */
export const haveAnAdminAccount = <T>(signIn: T) => ['Already have an account? ', signIn]
export const signInThere = 'Sign in'
export const signInAsAStudent = 'Sign in as a student'
export const asACoach = 'as a coach'
export const INVITATION_TITLES = {
  invitation_used: 'This invitation has already been used',
  invitation_expired: 'This invitation has expired',
  invitation_revoked: 'This invitation was withdrawn',
  invitation_unknown: "This invitation link isn't valid",
} satisfies Record<Refusal, string>
export const INVITATION_WAYS_OUT = {
  invitation_used: 'You already have an account. Sign in with the password you chose.',
  invitation_expired: 'Invitations work for 7 days. Ask your programme to send you a new one.',
  invitation_revoked: 'Your programme withdrew it. If that looks like a mistake, write to them.',
  invitation_unknown:
    'Part of the link may be missing, or a newer email has replaced it. Open the link in the newest email, or ask your programme.',
} satisfies Record<Refusal, string>
export const welcome = 'Welcome!'
export const welcomeBy = (firstName: string) => `Welcome, ${firstName}!`
const AS = {
  student: 'as a student',
  coach: 'as a coach',
  admin: 'as an administrator',
} satisfies Record<Role, string>
export const youJoin = <T>(role: Role, email: T) => [
  `You're joining ShineQuo ${AS[role]} with `,
  email,
  ". Choose a password and you're in.",
]
export const join = 'Join ShineQuo'
export const joining = 'Joining...'
/** Also the name of a tab, and of the link back to the page. */
export const title = 'People'
export const lede = 'Students, coaches and administrators in your programme.'
/** The name of the group of the two tabs. */
export const lists = 'Lists'
export const searchHint = 'Part of a name or an email address'
export const everyRole = 'All roles'
export const everyState = 'All statuses'
/** `all` is null if there are more than are counted. */
export const peopleListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# person', other: '# people' })
export const nobodyFound = 'No people found'
export const nobodyFits = 'Nobody matches your search.'
export const showEverybody = 'Show all people'
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
export const state = 'Status'
export const students = 'Students'
export const since = 'Joined'
/** The heading of the column with each person's menu. */
export const acts = 'Actions'
export const roleSince = (role: Role, day: string) => `${ROLES[role]} since ${day}`
export const recordOf = (name: string) => `Record of ${name}`
export const beingDeletedOn = (day: string) => `Will be deleted on ${day}`
export const mailComesBack = 'Emails returned'
/** For a coach who is joining. */
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Still to do: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}`
export const changesRequested = 'Changes requested'
export const downloadPeople = 'Download CSV: People'
export const review = 'Review'
/** The accessible name of the link `review`, for people who cannot see its row. */
export const reviewOf = (name: string) => `Review ${name}`
export const places = (students: number, capacity: number) =>
  `${number(students)} of ${plural(capacity, { one: '# student', other: '# students' })}`
/** The accessible name of the button `places`, which changes the second number. */
export const changePlaces = (students: number, capacity: number, name: string) =>
  `${places(students, capacity)}: change the capacity of ${name}`
export const mostStudents = (name: string) => `Most students ${name} can have`
export const hasRoom = (name: string, capacity: number) =>
  `${name} has room for ${plural(capacity, { one: '# student', other: '# students' })}.`
export const capacityChanged = (capacity: number) =>
  `Someone else has just changed this to ${number(capacity)}. Save again to replace it with your number.`
export const reason = 'Reason'
/** Next to a reason that is asked for. */
export const keptInAudit = 'Kept in the audit log.'
/** The same, if it is about a student. */
export const keptInAuditFor = (student: string) => `Kept in the audit log. ${student} can read it.`
export const actsFor = (name: string) => `Actions for ${name}`
/** What can be done to an account: the question, what it means, the button, and the confirmation. */
export const ACTS = {
  suspend: {
    title: (name: string) => `Pause ${name}'s account?`,
    loss: "They are signed out everywhere right away and can't sign in. If they coach, students no longer see them. Booked sessions stay booked. We email them about it. You can end the pause at any time.",
    act: 'Pause account',
    done: 'The account is paused.',
  },
  resume: {
    title: (name: string) => `End ${name}'s pause?`,
    loss: 'They can sign in again with their password.',
    act: 'End the pause',
    done: 'The pause is over.',
  },
  reset: {
    title: (name: string) => `Send ${name} a code for a new password?`,
    loss: 'We email a code to their address, valid for 10 minutes. Their present password works until they use it. You never see the code.',
    act: 'Send password reset',
    done: 'The code is on its way.',
  },
  'sign-out': {
    title: (name: string) => `Sign ${name} out everywhere?`,
    loss: 'They are signed out of every browser and phone right away. They can sign in again.',
    act: 'Sign out everywhere',
    done: 'Signed out everywhere.',
  },
  delete: {
    title: (name: string) => `Delete ${name}'s account?`,
    loss: 'The account will be deleted in seven days. We email them about it. Until then, they or you can keep it, and nobody can book new sessions with them. After that, we cancel their upcoming sessions and tell the other person, and their name, email address and everything they wrote are gone for good. What an administrator wrote for the programme stays.',
    act: 'Delete account',
    done: 'The account will be deleted in seven days.',
  },
  keep: {
    title: (name: string) => `Keep ${name}'s account?`,
    loss: "The account won't be deleted, and everything stays as it was. We email them about it.",
    act: 'Keep account',
    done: 'The account will be kept.',
  },
}
export const changeAddress = 'Change email address'
export const changeAddressTitle = (name: string) => `Change ${name}'s email address?`
export const changeAddressWords = (email: string) =>
  `We send a link to the new address. Until someone confirms it there, they keep signing in with ${email}. After that, they use the new address and the same password, and are signed out everywhere. We tell ${email} now, and again once it's done.`
export const newEmail = 'New email'
export const addressRequested = 'The new address has to be confirmed. A link is on its way to it.'
export const dataAsFile = 'Their data as a file'
export const dataTitle = (name: string) => `${name}'s data`
/** About somebody whose account is paused. */
export const dataForYou = (name: string) =>
  `A file with the data ShineQuo keeps about them, without what they share only with coaches or with nobody. ${name} can't sign in, so you download it here and pass it on. We email ${name} about it, and the audit log records that you did.`
export const dataForThem = (name: string) =>
  `A file with the data ShineQuo keeps about them, without what they share only with coaches or with nobody. ${name} can download it from their own account for a day, and we email them when it is ready. A file with everything only ${name} can have made.`
export const makeFile = 'Make the file'
export const makingFile = 'Making the file...'
export const fileFailed = "The file couldn't be made. Please try again."
/** `zone` is 'your time (New York)'. */
export const fileWaitsUntil = (name: string, moment: string, zone: string) =>
  `${name} can download the file from their account until ${moment}, ${zone}.`
export const fileReadyUntil = (moment: string, zone: string) =>
  `You can download the file until ${moment}, ${zone}.`
/** `size` is '1.4 MB'. */
export const download = (size: string) => `Download (${size})`
/** Also the name of a tab and of the list. */
export const invitationsTitle = 'Invitations'
export const invitationsLede = "People who have been invited but haven't joined yet."
/** `all` is null if there are more than are counted. */
export const invitationsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# invitation', other: '# invitations' })
export const noInvitationFound = 'No invitations found'
export const tryAnotherPart = 'No invitation matches your search.'
export const nobodyWaiting = 'No open invitations'
export const everybodyHasCome =
  'Everyone you invited has joined. To invite someone else, use the button above.'
export const invited = (role: Role, day: string) => `${ROLES[role]}, invited ${day}`
export const invitedBy = (role: Role, day: string, name: string) =>
  `${ROLES[role]}, invited ${day} by ${name}`
export const hasRunOut = 'Expired'
export const goodUntil = (day: string) => `Valid until ${day}`
export const sendAgain = 'Send again'
/** The accessible name of the button `sendAgain`, for people who cannot see its row. */
export const sendAgainTo = (email: string) => `Send again to ${email}`
export const newLinkOnItsWay = (email: string) => `A new link is on its way to ${email}.`
export const withdraw = 'Withdraw'
/** The accessible name of the button `withdraw`, for people who cannot see its row. */
export const withdrawFrom = (email: string) => `Withdraw the invitation to ${email}`
export const withdrawTitle = 'Withdraw the invitation?'
export const withdrawWords = (email: string) =>
  `The link in the email to ${email} will stop working. You can invite them again.`
/** The button of the question above. */
export const withdrawInvitation = 'Withdraw invitation'
export const invitationTakenBack = 'The invitation has been withdrawn.'
export const invite = 'Invite someone'
export const inviteWords = 'They get an email with a link that works once, for 7 days.'
export const sendInvitation = 'Send invitation'
export const invitationOnItsWay = (email: string) => `The invitation to ${email} is on its way.`
export const selectRole = 'Select a role'
export const schoolOptional = 'School (optional)'
export const schoolHint =
  'It is verified when they accept, so the wall and College Feed are open to them from the start.'
export const noSchool = 'None'
export const firstNameOptional = 'First name (optional)'
export const lastNameOptional = 'Last name (optional)'

// Where students stand
export const stage = 'Stage'
export const everyStage = 'All stages'
export const STAGES = {
  signed_up: 'Signed up',
  no_profile: 'No profile',
  no_answers: 'No answers',
  waiting: 'Waiting for a coach',
  matched: 'Matched',
  booked: 'Session booked',
  quiet: 'Quiet',
} satisfies Record<StudentStage, string>
/** Beside the filters of students. */
export const stageMeans = 'Quiet: has a coach, had no session for three weeks and has none booked.'
export const school = 'School'
export const coach = 'Coach'
export const lastSession = 'Last session'
export const nextSession = 'Next session'
export const anyTime = 'Any time'
export const LAST = {
  never: 'Never had one',
  '2': 'Not for 2 weeks',
  '4': 'Not for 4 weeks',
  '8': 'Not for 8 weeks',
} satisfies Record<LastSession, string>
export const NEXT = { booked: 'Booked', none: 'None booked' } satisfies Record<NextSession, string>
export const none = 'None'
/** A button in a row, which shows only students of this coach, and what takes that back. */
export const onlyOfCoach = (coach: string) => `Show only students of ${coach}`
export const ofCoach = (coach: string) => `Coach: ${coach}`
/** If nobody is shown who has them. */
export const chosenCoach = 'the chosen coach'
export const everyCoach = 'Show all coaches'
export const sortedBy = 'Sorted by'
/** An option of the order of a list. */
export const SORT_OPTIONS = {
  'name asc': 'Name',
  'name desc': 'Name, Z to A',
  'joined desc': 'Joined, newest first',
  'joined asc': 'Joined, oldest first',
  'stage asc': 'Stage',
  'school asc': 'School',
  'school desc': 'School, Z to A',
  'coach asc': 'Coach',
  'coach desc': 'Coach, Z to A',
  'last asc': 'Last session, longest ago first',
  'last desc': 'Last session, newest first',
  'next asc': 'Next session, soonest first',
  'next desc': 'Next session, latest first',
}
/** Who was invited and has not signed up: a stage of students, a status of the others. */
export const INVITED = 'Invited'
/** The head of a column, which the list is sorted by. */
export const email = 'Email'
/** An option of the order of a list of those. */
export const INVITED_SORTS = {
  'name asc': 'Email',
  'name desc': 'Email, Z to A',
  'joined desc': 'Invited, newest first',
  'joined asc': 'Invited, oldest first',
}
const BESIDE = {
  student: { one: '1 invited student', other: 'invited students' },
  coach: { one: '1 invited coach', other: 'invited coaches' },
}
/** Above a list of all students or coaches. `words` is the count, or 'more than 1,000'; `link` has the text `showInvited`. */
export const notSignedUp = <T>(role: 'student' | 'coach', count: number, words: string, link: T) => [
  `Not signed up yet: ${count === 1 ? BESIDE[role].one : `${words} ${BESIDE[role].other}`}. `,
  link,
]
export const showInvited = 'Show them'
export const downloadInvitations = 'Download CSV: Invitations'
/** The heads of columns of invitations: when and by whom they were sent, and until when their link works. */
export const invitedOn = 'Invited'
export const byName = (name: string) => `by ${name}`
export const sentAgainOn = (day: string) => `Sent again ${day}`
export const linkOfInvitation = 'Link'

/** What a student's row says on a narrow screen. */
export const sessionsInRow = (last: string, next: string) => `Last session: ${last} · Next: ${next}`

// A student's record
export const studentRecord = 'Student record'
export const recordDidNotLoad = "This record couldn't be loaded"
export const openingIsLogged = (student: string) =>
  `Opening this record is logged, and ${student} can see that you did. What students and coaches wrote isn't shown here.`
export const schoolNotSaid = 'Not provided yet'
export const profile = 'Profile'
export const profileCompleted = 'Completed'
export const profileNotCompleted = 'Not completed yet'
/** Outcomes of sessions: above their counts and next to each session. */
export const OUTCOMES = {
  held: 'Held',
  ahead: 'Upcoming',
  no_show: 'Missed',
  cancelled: 'Cancelled',
} satisfies Record<StudentRecord['sessions'][number]['outcome'], string>
export const matches = 'Matches'
export const noMatchYet = 'No matches yet.'
const MATCHES = {
  pending: 'Requested',
  accepted: 'Matched',
  declined: 'Declined',
  ended: 'Ended',
} satisfies Record<StudentRecord['matches'][number]['status'], string>
/** `day` is when the match was made, whatever its status is now. */
export const matchSince = (status: keyof typeof MATCHES, day: string) => `${MATCHES[status]} · created ${day}`
export const sessions = 'Sessions'
export const noSessionYet = 'No sessions yet.'
/** `zone` is 'your time (New York)'. */
export const latestSessions = (count: number, zone: string) =>
  plural(count, { one: `The latest one, in ${zone}.`, other: `The latest #, in ${zone}.` })
export const sessionAt = (day: string, slot: string) => `${day} · ${slot}`
export const theirData = 'Their data'
export const dataCanBeMade = (student: string) =>
  `${student} can download everything ShineQuo keeps about them from their profile. You can also have the file made for them.`
export const makeFileOfData = 'Make a file of their data'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  email_letters: fields.emailLetters,
  invited_role: 'Please choose student, coach or administrator',
  reason_required: fields.reasonRequired,
  ...fields.otherErrors,
  placeholder_unknown: ({ unknown, known }) => `${unknown} isn't known here. You can use ${list(known)}`,
  words_required: 'Please write something',
} satisfies Partial<FieldSentences>

/** The language of an invitation's mail, which the person who invites chooses. */
export const mailLanguage = 'Language of the mail'

// What the mails of invitations say

export const wordsTitle = 'Words of the invitation'
export const wordsLede = 'What the mail says to people you invite, in your own words.'
export const wordsFor = 'Invitation for'
export const WORDS_TO = { student: 'Students', coach: 'Coaches' } satisfies Record<WordedRole, string>
export const WORDS_IN = { en: 'In English', 'es-US': 'In Spanish' } satisfies Record<Locale, string>
export const wordsDidNotLoad = "The words couldn't be loaded"
export const wordsSubject = 'Subject'
export const wordsBody = 'Text'
export const wordsHint =
  '{inviter} becomes the name of whoever invites, {school} the name of the school. Leave an empty line between paragraphs. Below your text, the mail says how long the link works.'
export const wordsSaved = 'Saved. The next invitations say this.'
export const seeTheMail = 'Preview'
export const restoreOurs = 'Use the standard text'
export const previewTitle = 'Preview'
export const previewIn = (language: string) => `Preview: ${language}`
