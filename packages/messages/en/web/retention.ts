/** For how long what is kept, and what the nightly runs removed. */
import { MOST_COUNTED } from '@shinequo/contract/endpoint'
import type { RetentionKind } from '@shinequo/contract/retention'
import type { PluralForms } from '../../formats.ts'
import { plural } from '../locale.ts'
import { days } from '../times.ts'
import { listed } from './lists.ts'

export const title = 'Data retention'
export const lede =
  'What the service no longer needs is removed each night. Sessions, notes and accounts are not part of it.'
export const whatIsKept = 'What is kept'
/** `all` is null where there are more than are counted. */
export const kindsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# kind of data', other: '# kinds of data' })
export const nothingIsKept = 'Nothing is kept'
export const thereIsNothingToRemove = 'There is nothing to remove.'

/** What each kind is called, what it is and since when its days count; what tells most about people comes first. */
export const KINDS = {
  answers: {
    title: 'Former answers',
    words: 'Answers to the questionnaire that a student has replaced since. The newest always stay.',
  },
  messages: {
    title: 'Mail',
    words: 'The list of what was mailed to whom, from the day that a message was sent or given up.',
  },
  invitations: {
    title: 'Invitations',
    words:
      'Names and addresses of people who were invited, from the day that they came or the invitation ran out.',
  },
  imports: {
    title: 'Roster imports',
    words: 'The name of a file and its counts. Its rows are removed a day after the import in any case.',
  },
  care_requests: {
    title: 'Requests to the staff',
    words:
      'What students let the staff read, from the day that somebody answered. Those without an answer stay.',
  },
  chats: {
    title: 'Messages in sessions',
    words: 'What students and coaches wrote to each other in the room of a session, from its end.',
  },
  ended_accounts: {
    title: 'Deleted accounts',
    words: 'What is left of a deleted account: a row without a person, with its sessions and stars.',
  },
  sign_ins: {
    title: 'Sign-ins that are over',
    words: 'When, from where and with what device somebody was signed in, from the end of the sign-in.',
  },
  devices: {
    title: 'Known devices',
    words: 'A mark of a browser, from the last time somebody signed in with it. Then it is unknown again.',
  },
  rooms: {
    title: 'Rooms of sessions',
    words: 'When somebody was in the room, and what the two browsers told each other to connect.',
  },
  claims: {
    title: 'Released times',
    words: 'Times that a student held for some minutes and did not book. Sessions stay, called off or not.',
  },
  codes: {
    title: 'Codes',
    words: 'What is left of a code that was mailed to somebody, from the moment that it ran out.',
  },
  idempotency_keys: {
    title: 'Answers to repeated requests',
    words: 'Kept so that a booking which is sent twice is made once.',
  },
  runs: {
    title: 'This list',
    words: 'The runs below, and those of the matching: when they were, and how much they did.',
  },
} satisfies Record<RetentionKind, { title: string; words: string }>

const ROWS: Record<RetentionKind, PluralForms> = {
  answers: { one: '# set of answers', other: '# sets of answers' },
  messages: { one: '# message', other: '# messages' },
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
/** As above where counting stopped: 'more than 1,000 messages'. */
export const rowsPastCounting = (kind: RetentionKind) => `more than ${plural(MOST_COUNTED, ROWS[kind])}`

/** For how long a kind is kept. */
export const nothingToRemove = 'Nothing to remove'
/** What the next run removes; `rows` is '3 messages'. */
export const next = (rows: string) => `Next: ${rows}`
/** In place of the button, where the days cannot be changed. */
export const fixed = 'Fixed'
export const change = 'Change'
/** What the button `change` is called where the eye does not see its row; `title` is that of a kind. */
export const changeDaysOf = (title: string) => `Change days of: ${title}`

export const daysField = 'Days'
export const daysHint = (least: number, most: number) => `From ${least} to ${most}.`
export const daysOutside = (least: number, most: number) =>
  `Please give a number of days from ${least} to ${most}`
export const changedMeanwhile = (now: number) =>
  `Somebody else has changed this meanwhile. Now it is ${days(now)}. Save once more to put yours in its place.`
export const saved = 'Saved.'
export const nothingWouldGo = 'Nothing would go now.'
/** `rows` is '3 messages', and `count` how many they are. */
export const wouldGo = (rows: string, count: number) =>
  plural(count, {
    one: `The next run would remove ${rows}. It cannot be brought back.`,
    other: `The next run would remove ${rows}. They cannot be brought back.`,
  })

export const whatWent = 'What went'
export const runNow = 'Run now'
export const nothingWentYet = 'Nothing has gone yet'
export const firstRun = 'The first run is tonight, at 3:30 UTC.'
export const runs = 'Runs'
/** Under a run that an administrator asked for; `time` is when it began. */
export const begunByHand = <T>(time: T) => [time, ', by hand']
export const stillRunning = 'Still running'
export const nothingHadToGo = 'Nothing had to go'
/** What a run removed: '12 messages, 1 code'. */
export const removed = (rows: readonly string[]) => rows.join(', ')

export const runNowTitle = 'Run now?'
export const nothingHasToGo = 'Nothing has to go now.'
/** Above a list of what would go. */
export const removesForGood = 'This removes for good what the next night would remove:'
export const runHasBegun = 'The run has begun.'
