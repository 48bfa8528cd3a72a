/** What administrators do to people: the edit of a person, and acts on many at once. */
import type { BulkActName, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { ReminderStep } from '@shinequo/domain/matching/answers-reminder'
import { number, plural } from '../locale.ts'
import * as coaches from './coaches.ts'
import { listed } from './components.ts'
import * as people from './people.ts'
import * as schools from './schools.ts'

// The edit of a person
export const edit = 'Change name or role'
export const editTitle = (name: string) => `Change ${name}`
export const editMeans = 'We email them about it. Only a person who has not begun can get another role.'
export const roleMeans =
  'They are signed out everywhere, and what they filled in for their present role is deleted.'
export const saveChanges = 'Save changes'
export const edited = 'The changes are saved.'

// The selection
/** The accessible name of a box at a row. */
export const select = (name: string) => `Select ${name}`
export const selected = (count: number) => plural(count, { one: '# selected', other: '# selected' })
/** All of the list, also rows that are not shown. `count` may be 'more than 1,000'. */
export const allSelected = (count: string) => `All ${count} that match are selected`
export const selectShown = (count: number) =>
  plural(count, { one: 'Select # row', other: 'Select all # rows shown' })
export const selectAll = (count: string) => `Select all ${count} that match`
export const clear = 'Clear selection'
/** The name of the group of buttons for the selection. */
export const withSelected = 'With those selected'

/** An act: its button, its question, what it means, and what it did. */
export const ACTS = {
  send_again: {
    button: 'Send again',
    title: 'Send invitations again',
    means: 'Everyone gets a new link, valid for 7 days, and the former links stop working.',
    run: (count: number) => plural(count, { one: 'Send # email', other: 'Send # emails' }),
    will: (count: number) =>
      plural(count, { one: '# invitation will be sent again.', other: '# invitations will be sent again.' }),
    did: (count: number) =>
      plural(count, { one: '# invitation sent again.', other: '# invitations sent again.' }),
    undo: "Emails that were sent can't be taken back.",
  },
  suspend: {
    button: 'Pause',
    title: 'Pause accounts',
    means:
      "They are signed out everywhere and can't sign in until the pause ends. Booked sessions stay booked. We email them about it.",
    run: (count: number) => plural(count, { one: 'Pause # account', other: 'Pause # accounts' }),
    will: (count: number) =>
      plural(count, { one: '# account will be paused.', other: '# accounts will be paused.' }),
    did: (count: number) => plural(count, { one: '# account paused.', other: '# accounts paused.' }),
    undo: 'You can undo this for 10 minutes, and end each pause at any time.',
  },
  resume: {
    button: 'End pause',
    title: 'End pauses',
    means: 'They can sign in again with their passwords.',
    run: (count: number) => plural(count, { one: 'End # pause', other: 'End # pauses' }),
    will: (count: number) => plural(count, { one: '# pause will end.', other: '# pauses will end.' }),
    did: (count: number) => plural(count, { one: '# pause ended.', other: '# pauses ended.' }),
    undo: 'You can undo this for 10 minutes.',
  },
  set_capacity: {
    button: 'Set capacity',
    title: 'Set the capacity of coaches',
    means: 'This is how many students each of them can have at most. Present students stay.',
    run: (count: number) => plural(count, { one: 'Change # coach', other: 'Change # coaches' }),
    will: (count: number) => plural(count, { one: '# coach will change.', other: '# coaches will change.' }),
    did: (count: number) => plural(count, { one: '# coach changed.', other: '# coaches changed.' }),
    undo: 'You can undo this for 10 minutes.',
  },
  approve_coaches: {
    button: 'Approve',
    title: 'Approve coaches',
    means: 'Students see them from then on, and each coach gets an email.',
    run: (count: number) => plural(count, { one: 'Approve # coach', other: 'Approve # coaches' }),
    will: (count: number) =>
      plural(count, { one: '# coach will be approved.', other: '# coaches will be approved.' }),
    did: (count: number) => plural(count, { one: '# coach approved.', other: '# coaches approved.' }),
    undo: 'You can undo this for 10 minutes, for coaches without students or sessions. Their emails stay sent.',
  },
  approve_matches: {
    button: 'Approve',
    title: 'Approve requests',
    means: 'Each takes one place of its coach, and the students get an email.',
    run: (count: number) => plural(count, { one: 'Approve # request', other: 'Approve # requests' }),
    will: (count: number) =>
      plural(count, { one: '# request will be approved.', other: '# requests will be approved.' }),
    did: (count: number) => plural(count, { one: '# request approved.', other: '# requests approved.' }),
    undo: "This can't be undone: the students are told. You can end a match later.",
  },
  end_matches: {
    button: 'End',
    title: 'End matches',
    means:
      'Students and coaches are told, and each student is matched with the next coach. Booked sessions stay.',
    run: (count: number) => plural(count, { one: 'End # match', other: 'End # matches' }),
    will: (count: number) => plural(count, { one: '# match will end.', other: '# matches will end.' }),
    did: (count: number) => plural(count, { one: '# match ended.', other: '# matches ended.' }),
    undo: "This can't be undone. You can pair two people again by hand.",
  },
  remind: {
    button: 'Remind them',
    title: 'Remind students of their next step',
    means:
      'Each gets one kind email, in their language: to finish the profile, to answer the questions, or to book with their coach. Nobody gets more than one in 7 days, and everyone can turn these emails off.',
    run: (count: number) => plural(count, { one: 'Send # email', other: 'Send # emails' }),
    will: (count: number) =>
      plural(count, { one: '# student will be reminded.', other: '# students will be reminded.' }),
    did: (count: number) => plural(count, { one: '# student reminded.', other: '# students reminded.' }),
    undo: "Emails that were sent can't be taken back.",
  },
  ask_coach: {
    button: 'Ask their coach to suggest a time',
    title: 'Ask coaches to suggest a time',
    means:
      'Each coach sees it with the student for 14 days, until they suggest a time or the student books. Coaches get one email for all of a day. Students learn nothing of it.',
    run: (count: number) => plural(count, { one: 'Ask about # student', other: 'Ask about # students' }),
    will: (count: number) =>
      plural(count, {
        one: 'The coach of # student will be asked to suggest a time.',
        other: 'The coaches of # students will be asked to suggest a time.',
      }),
    did: (count: number) =>
      plural(count, {
        one: 'The coach of # student was asked.',
        other: 'The coaches of # students were asked.',
      }),
    undo: "This can't be undone. It is gone once the coach suggests a time, or after 14 days.",
  },
  set_school: {
    button: 'Assign a school',
    title: 'Assign a school',
    means:
      'It replaces the school in their profiles and counts as verified by staff, so they see its wall and feed. Another school that they had verified is replaced too.',
    run: (count: number) => plural(count, { one: 'Change # student', other: 'Change # students' }),
    will: (count: number) =>
      plural(count, { one: '# student will change.', other: '# students will change.' }),
    did: (count: number) => plural(count, { one: '# student changed.', other: '# students changed.' }),
    undo: 'You can undo this for 10 minutes.',
  },
} satisfies Record<BulkActName, unknown>

// The dialog before the dry run
export const capacity = 'Students per coach, at most'
export const school = 'School'
/** The button: nothing is done yet. */
export const seeWhatHappens = 'See what would happen'
export const nothingYet = 'Nothing happens yet: first you see who it would change.'

/** The mail that reminds of each step: its subject, what it says, how long it takes, and its link. */
export const REMINDERS = {
  profile: {
    subject: 'Your profile is almost ready',
    means: "You signed up, and your profile isn't finished yet. It tells us who could coach you well.",
    takes: 'It takes a few minutes, and you can stop and go on whenever you like.',
    act: 'Finish my profile',
  },
  answers: {
    subject: 'Your coach is a few questions away',
    means:
      'Your profile is ready. To find a coach who fits you, we only need to know a little about what you want to talk about.',
    takes:
      "It takes a few minutes. If now isn't a good time, that's fine: the questions are there when you're ready.",
    act: 'Answer the questions',
  },
  booking: {
    subject: 'Your coach has time for you',
    means:
      'You have a coach, and no session is booked. A session takes 30 minutes, and you decide what to talk about.',
    takes: "If now isn't a good time, that's fine. You can move or cancel a session later.",
    act: 'Choose a time',
  },
} satisfies Record<ReminderStep, { subject: string; means: string; takes: string; act: string }>

export const ownNote = 'A sentence of your own (optional)'
export const ownNoteHint = 'It stands in each email as you write it, in every language.'
export const saveNote = 'Save this sentence'
export const noteSaved = 'The sentence is saved.'
export const theEmails = 'The emails'
export const oneByStep = 'Each student gets the one of their next step, in their language.'

// The page of an act
export const actDidNotLoad = "This couldn't be loaded"
export const whyDone = (reason: string) => `Why: ${reason}`
export const schoolOf = (name: string) => `School: ${name}`
export const capacityOf = (most: number) =>
  plural(most, { one: 'At most # student each', other: 'At most # students each' })
export const leftOut = (count: number) => plural(count, { one: '# is left out:', other: '# are left out:' })
/** The same, when some failed after the start. */
export const notDone = (count: number) =>
  plural(count, { one: '# could not be done:', other: '# could not be done:' })
export const stayed = (count: number) =>
  plural(count, { one: '# stays as it is:', other: '# stay as they are:' })
export const undone = (count: number) => plural(count, { one: '# undone.', other: '# undone.' })
export const codeWithCount = (code: BulkCode, count: number) => `${CODES[code]} (${number(count)})`
export const moreThanAllowed = (most: number) =>
  `More match than one act can have. This one has the first ${number(most)}; repeat it for the rest.`
export const nobodyToAct = 'There is nobody whom this would change.'
export const working = (done: number, all: number) =>
  `${number(done)} of ${number(all)} done. Please stay on this page.`
export const progress = 'Progress'
export const goOn = 'Continue'
export const stoppedAt = 'It stopped before the end. Nothing is done twice if you continue.'
export const undo = 'Undo'
export const undoUntil = (time: string) => `You can undo this until ${time}.`
export const whoIsChanged = 'Who'
export const targetsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# row', other: '# rows' })
export const nobodyHere = 'Nobody'
export const noTarget = 'Nobody is in this list.'
export const noName = 'Deleted or gone'
export const STATES = {
  planned: 'Will change',
  left_out: 'Left out',
  taken: 'In progress',
  done: 'Done',
  failed: 'Not done',
  undone: 'Undone',
  kept: 'Not undone',
} satisfies Record<BulkTargetState, string>
export const stateBecause = (state: BulkTargetState, code: BulkCode) => `${STATES[state]}: ${CODES[code]}`
/** Why somebody is not changed. */
export const CODES = {
  not_found: 'no longer there',
  own_account: 'your own account',
  already_so: 'nothing would change',
  not_a_coach: 'not a coach',
  not_complete: 'has not provided everything yet',
  not_waiting: 'not waiting for a decision',
  coach_decides: 'the coach decides',
  no_room: 'the coach has no room',
  in_use: 'students rely on it by now',
  changed: 'someone else was faster',
  paused: 'the account is paused',
  leaving: 'the account will be deleted',
  has_answered: 'has nothing to do now: a session is booked, or a match is being made',
  mailbox_unproved: "hasn't confirmed their email address",
  mail_refused: 'emails to the address come back',
  mail_off: 'has turned this email off',
  reminded_lately: 'was reminded within the last 7 days',
  not_a_student: 'not a student',
  no_coach: 'has no coach',
  session_ahead: 'a session is booked',
  times_wait: 'suggested times wait for an answer',
  coach_away: 'the coach is paused or leaving',
  asked_lately: 'the coach was asked within the last 7 days',
} satisfies Record<BulkCode, string>

export const fieldErrors = {
  ...people.fieldErrors,
  ...coaches.fieldErrors,
  ...schools.fieldErrors,
} satisfies Partial<FieldSentences>
