/** How long each kind of data is kept, and what the nightly runs removed. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { RetentionKind } from '@shinequo/contract/retention'
import type { PluralForms } from '../../formats.ts'
import { plural } from '../locale.ts'
import { days } from '../times.ts'
import { listed } from './components.ts'

export const title = 'Data retention'
export const lede =
  "Every night we remove what the service no longer needs. Accounts, and their sessions and notes, aren't affected."
export const whatIsKept = 'What is kept'
/** `all` is null if there are more than are counted. */
export const kindsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# kind of data', other: '# kinds of data' })
export const nothingIsKept = 'Nothing is kept'
export const thereIsNothingToRemove = 'There is nothing to remove.'

/** The title of each kind, what it is and from when its days count. Kinds that say most about people come first. */
export const KINDS = {
  answers: {
    title: 'Replaced answers',
    words:
      "Questionnaire answers that a student has since replaced. Each student's newest answers always stay.",
  },
  messages: {
    title: 'Emails',
    words: 'The list of what was emailed to whom, from the day an email was sent or we stopped trying.',
  },
  invitations: {
    title: 'Invitations',
    words:
      'Names and email addresses of people who were invited, from the day they joined or the invitation expired.',
  },
  imports: {
    title: 'Roster imports',
    words: 'The name of a file and its counts. Its rows are always removed a day after the import.',
  },
  care_requests: {
    title: 'Requests to staff',
    words: 'What students shared with staff, from the day someone answered. Requests without an answer stay.',
  },
  chats: {
    title: 'Messages in sessions',
    words: "What students and coaches wrote to each other in a session's room, from the end of the session.",
  },
  ended_accounts: {
    title: 'Deleted accounts',
    words: 'What is left of a deleted account: its sessions and star ratings, without a name.',
  },
  sign_ins: {
    title: 'Ended sign-ins',
    words: 'When, from where and on what device someone was signed in, from the end of the sign-in.',
  },
  devices: {
    title: 'Known devices',
    words:
      'The mark by which we recognize a browser, from the last time someone signed in with it. After that, the browser is new to us again.',
  },
  rooms: {
    title: 'Session rooms',
    words: 'When someone was in the room, and what the two browsers sent each other to connect.',
  },
  claims: {
    title: 'Released times',
    words:
      "Times that a student held for a few minutes and didn't book, and times that a coach suggested. Sessions stay, cancelled or not.",
  },
  codes: {
    title: 'Codes',
    words: 'What is left of a code that we emailed to someone, from the moment it expired.',
  },
  idempotency_keys: {
    title: 'Answers to repeated requests',
    words: 'Kept so that a booking that is sent twice is made only once.',
  },
  runs: {
    title: 'Runs',
    words: 'The runs below, and the runs of matching: when they took place and how much they did.',
  },
} satisfies Record<RetentionKind, { title: string; words: string }>

const ROWS: Record<RetentionKind, PluralForms> = {
  answers: { one: '# set of answers', other: '# sets of answers' },
  messages: { one: '# email', other: '# emails' },
  invitations: { one: '# invitation', other: '# invitations' },
  imports: { one: '# import', other: '# imports' },
  care_requests: { one: '# request', other: '# requests' },
  chats: { one: '# message of a session', other: '# messages of sessions' },
  ended_accounts: { one: '# account', other: '# accounts' },
  sign_ins: { one: '# sign-in', other: '# sign-ins' },
  devices: { one: '# device', other: '# devices' },
  rooms: { one: '# room or ticket', other: '# rooms and tickets' },
  claims: { one: '# time', other: '# times' },
  codes: { one: '# code', other: '# codes' },
  idempotency_keys: { one: '# answer', other: '# answers' },
  runs: { one: '# run', other: '# runs' },
}

/** How many of a kind there are: '3 messages'. */
export const rows = (kind: RetentionKind, count: number) => plural(count, ROWS[kind])
/** The same, if counting stopped: 'more than 1,000 messages'. */
export const rowsPastCounting = (kind: RetentionKind) => `more than ${plural(MAX_COUNTED, ROWS[kind])}`

/** About one kind of data. */
export const nothingToRemove = 'Nothing to remove'
/** What the next run removes; `rows` is '3 messages'. */
export const next = (rows: string) => `Next run: ${rows}`
/** Shown instead of the button if the days cannot be changed. */
export const fixed = 'Fixed'
export const change = 'Change'
/** The accessible name of the button `change`, for people who cannot see its row; `title` is that of a kind. */
export const changeDaysOf = (title: string) => `Change days for: ${title}`

export const daysField = 'Days'
export const daysHint = (least: number, most: number) => `From ${least} to ${most}.`
export const daysOutside = (least: number, most: number) =>
  `Please give a number of days from ${least} to ${most}`
export const changedMeanwhile = (now: number) =>
  `Someone else has just changed this to ${days(now)}. Save again to replace it with your number.`
export const saved = 'Saved.'
export const nothingWouldGo = 'Right now nothing would be removed.'
/** `rows` is '3 messages', and `count` is their number. */
export const wouldGo = (rows: string, count: number) =>
  plural(count, {
    one: `The next run would remove ${rows}. It can't be brought back.`,
    other: `The next run would remove ${rows}. They can't be brought back.`,
  })

export const whatWent = 'What was removed'
export const runNow = 'Run now'
export const nothingWentYet = 'Nothing removed yet'
export const firstRun = 'The first run is tonight, at 3:30 UTC.'
export const runs = 'Runs'
/** Below a run that an administrator started; `time` is when it began. */
export const begunByHand = <T>(time: T) => [time, ', started by hand']
export const stillRunning = 'Still running'
export const nothingHadToGo = 'Nothing was removed'
/** What a run removed: '12 messages, 1 code'. */
export const removed = (rows: readonly string[]) => rows.join(', ')

export const runNowTitle = 'Run now?'
export const nothingHasToGo = 'There is nothing to remove right now.'
/** Above a list of what would be removed. */
export const removesForGood = 'This permanently removes what the next nightly run would remove:'
export const runHasBegun = 'The run has started.'
