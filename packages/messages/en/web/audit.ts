/** Who did what, as administrators and the student concerned read it, and the check of the audit log. */
import type { ActorRole, AuditFault } from '@shinequo/contract/audit'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'

export const title = 'Audit log'
/** `zone` is 'your time (New York)'. */
export const lede = (zone: string) =>
  `Who did what to whom, when and why. Nobody can change or remove an entry. Times are in ${zone}.`
export const searchHint = 'Part of the name or email of anyone involved'
export const everyAction = 'All actions'
export const from = 'From'
export const to = 'To'
/** A button. The list has only what was done to one thing; the button shows all entries again. */
export const onlyAbout = (name: string) => `Only about ${name}: show all entries`
export const onlyAboutOneThing = 'Only about one thing: show all entries'
/** `all` is null if there are more than are counted. */
export const entriesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# entry', other: '# entries' })
export const nothingYet = 'Nothing yet'
export const whatIsWrittenDown = 'What coaches and administrators do is recorded here.'
export const noneFound = 'No entries found'
export const nothingFits = 'No entry matches your search.'
export const showEverything = 'Show all entries'

export const entries = 'Entries'
/** What was done, and to what: 'Account paused: Maya Torres'. `what` may be a link. */
export const done = <T, U>(action: T, what: U) => [action, ': ', what]
/** `actor` is 'Rosa Ortiz, administrator'. */
export const by = (actor: string) => `By ${actor}`
/** The reason that somebody gave. */
export const why = (reason: string) => `Why: ${reason}`
export const allAboutThis = 'All about this'
/** The accessible name of the button `allAboutThis`, for people who cannot see its entry. */
export const allAbout = (what: string) => `All about this: ${what}`

export const downloadEntries = 'Download CSV: Audit log'
export const partOfAct = 'Part of an act on many at once'
export const nobodyYet = 'Nobody has opened your record yet.'
/** `zone` is 'your time (New York)'. */
export const timesAre = (zone: string) => `Times are in ${zone}.`
export const whoOpenedMyRecord = 'Who opened my record'
/** Below what was done: who did it, and when. */
export const byAt = <T>(actor: string, time: T) => [actor, ' · ', time]

const ACTORS = {
  student: (name: string) => `${name}, student`,
  coach: (name: string) => `${name}, coach`,
  admin: (name: string) => `${name}, administrator`,
  system: (name: string) => `${name}, ShineQuo`,
} satisfies Record<ActorRole, unknown>
/** Who acted. */
export const actor = (name: string, role: ActorRole) => ACTORS[role](name)
/** Who acted, if only the role is still known. `system` is the service itself. */
export const NAMELESS_ACTORS = {
  student: 'Student with a deleted account',
  coach: 'Coach with a deleted account',
  admin: 'Administrator with a deleted account',
  system: 'ShineQuo',
} satisfies Record<ActorRole, string>

/** What was done, by the code of the action. A code that is not listed is shown as it is. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'account.name_changed': 'Name changed',
  'account.role_change_refused': 'Role change refused',
  'account.role_changed': 'Role changed',
  'account.reset_sent': 'Password reset sent',
  'bulk.started': 'Act on many started',
  'bulk.undone': 'Act on many undone',
  'coach.approval_taken_back': 'Coach approval taken back',
  'coach.changes_asked': 'Changes requested from a coach',
  'coach.review_sent': 'Page sent for review again',
  'account.address_changed': 'Account email address changed',
  'account.address_requested': 'Another email address requested',
  'account.address_sent_again': 'Link to confirm an email address sent again',
  'account.address_withdrawn': 'Requested email address withdrawn',
  'account.address_declined': 'Requested email address declined by its mailbox',
  'account.deleted': 'Account deleted',
  'account.deletion_asked': 'Account deletion requested',
  'account.deletion_cancelled': 'Account deletion cancelled',
  'account.password_reset': 'Account password reset',
  'account.resumed': 'Account pause ended',
  'account.sign_in_refused': 'Sign-in refused',
  'account.signed_in': 'Signed in',
  'account.signed_out': 'Signed out everywhere',
  'account.suspended': 'Account paused',
  'account.token_reused': 'Sign-in ended because its key was used twice',
  'administrator.joined': 'Became an administrator',
  'booking.cancelled': 'Session cancelled',
  'booking.decided_held': 'Objection decided: the session took place',
  'booking.decided_missed': 'Objection decided: the session stays missed',
  'booking.marked_no_show': 'Session marked as a no-show',
  'booking.objected': 'Student said that they were at a missed session',
  'booking.restored': 'Session restored',
  'booking.unmarked_no_show': 'No-show mark removed from a session',
  'care.phrase_added': 'Phrase of danger added',
  'care.phrase_removed': 'Phrase of danger removed',
  'care.request_answered': 'Care request answered',
  'care.request_read': 'Care request read',
  'care.request_reopened': 'Care request reopened',
  'care.settings_changed': 'Care settings changed',
  'care.staff_chosen': 'Care staff chosen',
  'care.worry_closed': 'Worry closed',
  'care.worry_handed_over': 'Worry handed over to staff',
  'care.worry_read': 'Worry read',
  'care.worry_reopened': 'Worry reopened',
  'coach.approved': 'Coach approved',
  'coach.capacity_changed': 'Coach capacity changed',
  'data.downloaded': 'Data downloaded',
  'data.exported': 'Data exported',
  'hours.changed': 'Hours changed',
  'invitation.revoked': 'Invitation withdrawn',
  'invitation.sent': 'Invitation sent',
  'invitation.sent_again': 'Invitation sent again',
  'invitation.words_changed': 'Words of invitations changed',
  'list.opened': 'List opened',
  'mail.all_sent_again': 'All emails sent again',
  'mail.sent_again': 'Email sent again',
  'match.accepted': 'Match accepted',
  'match.declined': 'Match declined',
  'match.ended': 'Match ended',
  'match.expired': 'Match expired',
  'match.gave_way': 'Match gave way to a student with a confirmed email',
  'match.paired': 'Paired by hand',
  'match.restored': 'Match restored',
  'matching.held': 'Matching put on hold',
  'matching.released': 'Matching hold ended',
  'matching.weights_changed': 'Matching weights changed',
  'note.changed': 'Note changed',
  'note.deleted': 'Note deleted',
  'note.shared': 'Note shared',
  'note.unshared': 'Note no longer shared',
  'post.changed': 'Post changed',
  'post.deleted': 'Post deleted',
  'post.published': 'Post published',
  'post.restored': 'Post restored',
  'post.scheduled': 'Post scheduled',
  'post.unpublished': 'Post unpublished',
  'post.written': 'Post written',
  'programme.look_changed': 'Name and accent changed',
  'programme.step_resumed': 'Step of setting up taken up again',
  'programme.step_skipped': 'Step of setting up left out',
  'programme.terms_changed': 'Terms changed',
  'programme.settings_changed': 'Programme settings changed',
  'questionnaire.changed': 'Questionnaire changed',
  'retention.changed': 'Retention changed',
  'retention.run': 'Retention run',
  'roster.cancelled': 'Roster cancelled',
  'roster.confirmed': 'Roster confirmed',
  'roster.imported': 'Roster imported',
  'school.added': 'School added',
  'school.changed': 'School changed',
  'school.joined': 'School merged with another',
  'school.state_changed': 'School opened, closed or hidden',
  'story.author_opened': 'Story author looked up',
  'story.declined': 'Story declined',
  'story.decision_undone': 'Story decision undone',
  'story.kept': 'Story kept on the wall',
  'story.published': 'Story published',
  'story.reached_out': 'Wrote to the author of a story',
  'story.removed': 'Story removed',
  'student.coach_asked': 'Coach asked to suggest a time to the student',
  'student.reminded': 'Student reminded to answer the questions',
  'student.school_assigned': 'School assigned to the student',
  'student.school_set_back': "Student's school set back",
  'student.school_confirmed': "Student's school verified",
  'student.school_taken_back': "Student's school no longer verified",
  'student.viewed': 'Student record opened',
  'time-off.added': 'Days off added',
  'time-off.removed': 'Days off removed',
}

/** What was done, as the student whose record it is reads it. For an action that is not listed, `ACTIONS` is used. */
export const ACTIONS_TO_THE_STUDENT: Readonly<Record<string, string>> = {
  'account.name_changed': 'Corrected your name',
  'account.reset_sent': 'Sent you a code for a new password',
  'account.role_change_refused': 'Tried to change your role',
  'student.reminded': 'Reminded you to answer the questions',
  'student.viewed': 'Opened your record',
  'booking.decided_held': 'Decided that your session took place',
  'booking.decided_missed': 'Decided that your session stays marked as missed',
  'booking.marked_no_show': "Noted that your session didn't take place",
  'booking.unmarked_no_show': "Removed the note that your session didn't take place",
  'student.school_assigned': 'Set and verified your school',
  'student.school_set_back': 'Set your school back to the former one',
  'student.school_confirmed': 'Verified your school',
  'student.school_taken_back': 'Removed the verification of your school',
  'account.suspended': 'Paused your account',
  'account.resumed': 'Ended the pause of your account',
  'account.signed_out': 'Signed you out everywhere',
  'account.address_changed': 'Changed the email address of your account',
  'account.address_requested': 'Asked to change the email address of your account',
  'account.address_sent_again': 'Sent the link to confirm a new email address again',
  'account.address_withdrawn': 'Withdrew a new email address for your account',
  'account.address_declined': 'A new email address for your account was declined from its mailbox',
  'data.exported': 'Had a file made for you with your data',
  'data.downloaded': 'Downloaded the file with your data',
  'account.deletion_asked': 'Asked for your account to be deleted',
  'account.deletion_cancelled': 'Stopped the deletion of your account',
  'match.accepted': 'Accepted one of your matches',
  'match.declined': 'Declined one of your matches',
  'match.paired': 'Matched you with a coach',
  'match.ended': 'Ended one of your matches',
  'match.expired': 'Asked another coach for you',
  'match.gave_way': 'Gave your place with a coach to a student with a confirmed email',
  'match.restored': 'Gave you back one of your coaches',
  'matching.held': 'Took over choosing coaches for you',
  'matching.released': 'Let matching choose coaches for you again',
  'care.worry_handed_over': 'Was worried about you and told staff of the programme',
  'care.worry_read': 'Read what your coach told staff about a worry',
  'care.worry_closed': 'Noted what staff did about a worry your coach had',
  'care.worry_reopened': 'Noted that staff still have to look at a worry your coach had',
  'care.request_read': 'Read what you asked of staff',
  'care.request_answered': 'Noted that staff got in touch with you',
  'care.request_reopened': 'Noted that staff have yet to get in touch with you',
  'story.reached_out': 'Wrote to you about one of your stories, without knowing who you are',
  'story.author_opened': 'Looked up who wrote one of your stories on the wall',
}

export const goneSubject = 'someone with a deleted account'
/** Lists that somebody opened. */
export const LISTS: Readonly<Record<string, string>> = {
  audit: 'the audit log',
  acts: 'people of an act on many',
  candidates: 'coaches for a student',
  care_requests: 'care requests',
  mail: "emails that weren't delivered",
  matches: 'matches',
  invitations: 'invitations',
  objections: 'objections to missed sessions',
  people: 'people',
  quiet: 'students without sessions',
  rosters: 'rosters',
  unmatched: 'students without a coach',
}
// What was acted on. Names may be links; for a deleted account, `goneSubject` comes in place of the name.
export const sessionOf = <T>(student: T, coach: T, moment: string) => [
  'session of ',
  student,
  ' with ',
  coach,
  ', ',
  moment,
]
export const matchOf = <T>(student: T, coach: T) => ['match of ', student, ' with ', coach]
/** A coach's note that the student can read. */
export const noteAbout = <T>(student: T, coach: T) => ['note about ', student, ' by ', coach]
export const careRequestOf = <T>(student: T) => ['care request of ', student]
export const postTitled = <T>(title: T) => ['post “', title, '”']
export const rosterNamed = <T>(title: T) => ['roster ', title]
export const schoolNamed = <T>(title: T) => ['school ', title]
/** What was acted on, by its type, if nothing more is known about it. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  bulk_act: 'an act on many at once',
  account: 'an account',
  booking: 'a session',
  care_request: 'a care request',
  coach: 'a coach',
  figures: "the programme's figures",
  invitation: 'an invitation',
  mail: "all emails that weren't delivered",
  match: 'a match',
  message: 'an email',
  note: 'a note',
  post: 'a post',
  programme: 'the programme',
  questionnaire: 'the questionnaire',
  retention: 'data retention',
  roster: 'a roster',
  school: 'a school',
  story: 'a story on the wall',
  student: 'a student',
}
/** Parts of the programme that were changed. */
export const PROGRAMME_PARTS: Readonly<Record<string, string>> = {
  settings: "the programme's settings",
  look: 'the name and the color',
  terms: 'the terms',
  set_up: 'setting up the programme',
  weights: 'the weights of matching',
  care: 'the crisis line and the care protocol',
}

export const checkOfTheAudit = 'Check of the audit log'
export const checkTheAudit = 'Check the audit log'
export const checking = 'Checking...'
export const entriesChecked = 'Entries checked'
export const checked = (done: number, total: number) =>
  plural(total, {
    one: `Checked ${number(done)} of # entry`,
    other: `Checked ${number(done)} of # entries`,
  })
/** `why` is a whole sentence. */
export const checkFailed = (why: string) => `The check couldn't be finished. ${why}`
export const nothingToCheck = 'There is nothing to check yet.'
export const auditHolds = (total: number) =>
  plural(total, {
    one: '# entry checked. The audit log is intact: the entry is as it was written, and none is missing.',
    other:
      '# entries checked. The audit log is intact: every entry is as it was written, and none is missing.',
  })
export const namesGone = (entries: number) =>
  plural(entries, {
    one: '# entry names people whose accounts have been deleted.',
    other: '# entries name people whose accounts have been deleted.',
  })
export const noCopy = 'There is no copy of the newest entry to compare it with.'

const FAULTS = {
  changed: (entry: string) =>
    `The audit log isn't intact from entry ${entry} on: that entry isn't what was written.`,
  removed: (entry: string) => `The audit log isn't intact: entry ${entry} is missing.`,
  cut_off: (entry: string) =>
    `The audit log isn't intact: the newest entries are missing, from entry ${entry} on.`,
  rewritten: (entry: string) =>
    `The audit log isn't intact: it was rewritten up to entry ${entry} or beyond.`,
  unreadable_copy: (entry: string) =>
    `The copy of the newest entry, kept outside the database, can't be read. The audit log is intact up to entry ${entry}, but we can't tell whether it was rewritten or cut off there.`,
} satisfies Record<AuditFault['kind'], unknown>
const FAULTS_AT = {
  ...FAULTS,
  changed: (entry: string, moment: string) =>
    `The audit log isn't intact from entry ${entry} of ${moment} on: that entry isn't what was written.`,
  removed: (entry: string, moment: string) =>
    `The audit log isn't intact: entry ${entry} is missing before the one of ${moment}.`,
  rewritten: (entry: string, moment: string) =>
    `The audit log isn't intact: it was rewritten up to entry ${entry} of ${moment} or beyond.`,
}
/** What is wrong. `moment` says when the entry with the fault was written, '' if there is none. */
export const fault = ({ kind, position }: AuditFault, moment: string) =>
  moment === '' ? FAULTS[kind](number(position)) : FAULTS_AT[kind](number(position), moment)

export const compareWithTheLog =
  "Please tell whoever runs this service: they can compare the audit log with an entry that the server's log names."
export const lookInABackup = 'Please tell whoever runs this service: an earlier backup shows what was there.'
export const entriesBeforeHold = 'The entries before it are intact.'
