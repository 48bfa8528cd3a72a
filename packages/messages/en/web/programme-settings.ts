/** The settings of the programme: their sections, the terms, and the steps of setting up. */
import type { SetUpFacts, SetUpStep } from '@shinequo/contract/programme/set-up'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'
import { MODES } from './programme.ts'

export const title = 'Settings'
export const lede = 'What your programme chose, for everyone in it. Each change is kept in the audit log.'
export const sections = 'Sections'
export const SECTIONS = {
  look: {
    title: 'Programme and look',
    holds: 'The name beside ShineQuo, the color, and whether pages are offered in Spanish.',
  },
  care: {
    title: 'Care and crisis',
    holds: 'The crisis line, the contact address, the protocol, and who takes worries.',
  },
  matching: {
    title: 'Matching',
    holds: 'Who decides, who is matched, what counts, and the questions.',
  },
  booking: {
    title: 'Booking and calls',
    holds: 'Whom students can book, how many sessions, how late they can change, and the way of calls.',
  },
  figures: {
    title: 'Figures and terms',
    holds: 'When your terms begin and end, and the time zone of the figures.',
  },
  'set-up': {
    title: 'Setting up',
    holds: 'The first steps of a programme: what is there and what is missing.',
  },
  data: { title: 'Data', holds: 'How long data is kept, who did what, and which emails did not arrive.' },
} as const
export const didNotLoad = "The settings couldn't be loaded"

/* What is chosen at once: its card, and its dialog. */
export const PARTS = {
  languages: {
    title: 'Languages',
    change: 'Change the languages',
    lede: 'For pages and emails of everyone who prefers Spanish.',
  },
  matching: {
    title: 'How matches are decided',
    change: 'Change how matches are decided',
    lede: 'Current matches stay as they are.',
  },
  booking: {
    title: 'Booking and calls',
    change: 'Change booking and calls',
    lede: 'Sessions that are booked already stay as they are.',
  },
  figures: {
    title: 'Time zone of the figures',
    change: 'Change the time zone',
    lede: 'The figures are counted anew by it.',
  },
} as const
export const englishOnly = 'Pages and emails are in English only.'
export const spanishToo = (name: string) => `Pages and emails are offered in Spanish too. Read by ${name}.`
export const everybodyMatched = 'All students are matched, and places go first to those who are known.'

/* Links to what has a page of its own. */
export const LINKS = {
  weights: { title: 'What counts', holds: 'The weight of each reason, tried on who waits before you save.' },
  questionnaire: { title: 'Questions', holds: 'What students answer before they are matched.' },
  phrases: {
    title: 'Your phrases',
    holds: 'Words that may mean danger at your schools, beside those we know.',
  },
  schools: { title: 'Schools', holds: 'Who belongs to which, by the endings of their email addresses.' },
  retention: { title: 'Data retention', holds: 'How long each kind of record is kept.' },
  audit: { title: 'Audit log', holds: 'Who did what, when and why.' },
  mail: { title: 'Email', holds: 'Emails that were not delivered.' },
} as const

// Terms

export const terms = 'Terms'
export const aboutTerms =
  '“This term” and “Last term” of the figures go by these days, and how often students may change coaches. The break after a term counts as that term.'
export const noTerms =
  'None yet: the figures go by terms that begin on January 1, June 1 and August 15. Add yours.'
export const addTerm = 'Add a term'
export const changeTerm = (name: string) => `Change ${name}`
export const removeTerm = (name: string) => `Remove ${name}`
export const changeTermTitle = 'Change this term'
export const remove = 'Remove'
export const termLede = 'Both days belong to it. Terms can have gaps between them, but no day in common.'
export const termName = 'Name'
export const termNameHint = 'Such as Fall 2026.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const days = (first: string, last: string) => `${first} to ${last}`
export const termsSaved = 'The terms are saved.'
export const termsChanged =
  'Someone else has just changed the terms. You see theirs behind this; save again to add yours.'

// Setting up

export const setUp = 'Set up your programme'
export const setUpLede = 'Ten steps, in any order. Each is ticked once it is there, whoever does it.'
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`
export const setUpDidNotLoad = "The steps couldn't be loaded"
export const nextStep = (step: string) => `Next: ${step}`
export const allSetUp = 'Everything is there, or skipped by you.'
/** The state of a step, for those who do not see its mark. */
export const STEP_STATES = { done: 'Done', missing: 'To do', skipped: 'Skipped' } as const
/** What is left out, and the buttons for it, which say of which step. */
export const SKIPS = {
  skip: { left: 'Skipped', act: 'Skip', actOf: (step: string) => `Skip: ${step}` },
  keep: { left: 'Kept as it is', act: 'Keep', actOf: (step: string) => `Keep as it is: ${step}` },
} as const
export const undoSkip = 'Undo'
export const undoSkipOf = (step: string) => `Undo: ${step}`
/** What a step is, what is missing until it is done, and then what is there. */
export const STEPS: Readonly<Record<SetUpStep, StepWords>> = {
  contact: {
    title: 'Crisis line and contact',
    missing: 'The line is 988. No address for people to write to yet.',
    there: () => 'People have an address to write to.',
  },
  worries: {
    title: 'Who takes worries',
    missing: 'Coaches have nobody to hand a worry to yet.',
    there: ({ care_staff }) => plural(care_staff, { one: '# person', other: '# people' }),
  },
  schools: {
    title: 'Schools and their email addresses',
    missing: 'No school has an address ending, such as bu.edu.',
    there: ({ schools, endings }) =>
      `${plural(schools, { one: '# school', other: '# schools' })}, ${plural(endings, { one: '# address ending', other: '# address endings' })}`,
  },
  look: {
    title: 'Name and look',
    missing: 'Pages and emails say ShineQuo alone.',
    there: () => 'Your name stands beside ShineQuo.',
  },
  coaches: {
    title: 'Invite your coaches',
    missing: 'Nobody is invited yet.',
    there: ({ coaches }) =>
      coaches === 0
        ? 'Invited. Nobody has joined yet.'
        : plural(coaches, { one: '# coach has joined', other: '# coaches have joined' }),
  },
  hours: {
    title: 'Check the hours of a coach',
    missing: 'No approved coach has weekly hours yet.',
    there: ({ coaches_with_hours }) =>
      plural(coaches_with_hours, {
        one: '# approved coach with weekly hours',
        other: '# approved coaches with weekly hours',
      }),
  },
  questions: {
    title: 'Look at the questions',
    missing: 'They are as they came with ShineQuo.',
    there: () => 'They are yours.',
  },
  matching: {
    title: 'Who decides matches',
    missing: 'The engine decides at once.',
    there: ({ matching_mode }) => MODES[matching_mode].title,
  },
  trial: {
    title: "Go a test student's way",
    missing:
      'Invite yourself as a student, with another address, and book a session. You can delete that account in its profile.',
    there: () => 'A session was booked.',
  },
  doors: {
    title: 'Open the doors',
    missing: 'Only then do students know of it: import a list, or invite them.',
    there: () => 'Students are invited.',
  },
}
interface StepWords {
  readonly title: string
  readonly missing: string
  readonly there: (facts: SetUpFacts) => string
}

/** Errors at the fields of terms. */
export const termErrors = {
  term_name_required: 'Please enter a name',
  term_ends_before: 'The last day is before the first',
  term_too_long: ({ days }) => `A term has at most ${days} days`,
  terms_overlap: ({ name }) => `This day belongs to ${name}`,
  terms_too_many: ({ most }) => `There can be at most ${most} terms`,
} satisfies Partial<FieldSentences>

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  ...termErrors,
  date_invalid: 'Please choose a day',
  year_out_of_range: 'Please choose a year from 1900 to 2199',
} satisfies Partial<FieldSentences>
