import type { RetentionKind, RetentionRun } from '@shinequo/contract/retention'
import { cappedCount, counted } from '../../../lib/counted.ts'

interface KindWords {
  readonly title: string
  /** What it is, and since when its days count. */
  readonly words: string
  /** One of them, several of them. */
  readonly rows: readonly [one: string, several: string]
}

/** What each kind is called, and what it is for. */
export const KIND_WORDS: Readonly<Record<RetentionKind, KindWords>> = {
  answers: {
    title: 'Former answers',
    words: 'Answers to the questionnaire that a student has replaced since. The newest always stay.',
    rows: ['set of answers', 'sets of answers'],
  },
  messages: {
    title: 'Mail',
    words: 'The list of what was mailed to whom, from the day that a message was sent or given up.',
    rows: ['message', 'messages'],
  },
  invitations: {
    title: 'Invitations',
    words:
      'Names and addresses of people who were invited, from the day that they came or the invitation ran out.',
    rows: ['invitation', 'invitations'],
  },
  imports: {
    title: 'Roster imports',
    words: 'The name of a file and its counts. Its rows are removed a day after the import in any case.',
    rows: ['import', 'imports'],
  },
  care_requests: {
    title: 'Requests to the staff',
    words:
      'What students let the staff read, from the day that somebody answered. Those without an answer stay.',
    rows: ['request', 'requests'],
  },
  chats: {
    title: 'Messages in sessions',
    words: 'What students and coaches wrote to each other in the room of a session, from its end.',
    rows: ['message of a session', 'messages of sessions'],
  },
  ended_accounts: {
    title: 'Deleted accounts',
    words: 'What is left of a deleted account: a row without a person, with its sessions and stars.',
    rows: ['account', 'accounts'],
  },
  sign_ins: {
    title: 'Sign-ins that are over',
    words: 'When, from where and with what device somebody was signed in, from the end of the sign-in.',
    rows: ['sign-in', 'sign-ins'],
  },
  devices: {
    title: 'Known devices',
    words: 'A mark of a browser, from the last time somebody signed in with it. Then it is unknown again.',
    rows: ['device', 'devices'],
  },
  rooms: {
    title: 'Rooms of sessions',
    words: 'When somebody was in the room, and what the two browsers told each other to connect.',
    rows: ['room or ticket', 'rooms and tickets'],
  },
  claims: {
    title: 'Released times',
    words: 'Times that a student held for some minutes and did not book. Sessions stay, called off or not.',
    rows: ['time', 'times'],
  },
  codes: {
    title: 'Codes',
    words: 'What is left of a code that was mailed to somebody, from the moment that it ran out.',
    rows: ['code', 'codes'],
  },
  idempotency_keys: {
    title: 'Answers to repeated requests',
    words: 'Kept so that a booking which is sent twice is made once.',
    rows: ['answer', 'answers'],
  },
  runs: {
    title: 'This list',
    words: 'The runs below, and those of the matching: when they were, and how much they did.',
    rows: ['run', 'runs'],
  },
}

/** The order in which they are shown: what tells most about people first. */
export const KINDS = Object.keys(KIND_WORDS) as RetentionKind[]

/** '3 messages', '1 message'; 'more than 1,000 messages' where counting stopped. */
export function rowsText(kind: RetentionKind, count: number): string {
  const [one, several] = KIND_WORDS[kind].rows
  return `${cappedCount(count)} ${count === 1 ? one : several}`
}

/** '30 days', '1 day'. */
export function daysText(days: number): string {
  return counted(days, 'day', 'days')
}

/** What a run removed, the most first: '12 messages, 1 code'. */
export function removedText({ removed }: RetentionRun): string {
  const found = KINDS.flatMap((kind) => {
    const count = removed[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  return found
    .toSorted((one, other) => other.count - one.count)
    .map(({ kind, count }) => counted(count, ...KIND_WORDS[kind].rows))
    .join(', ')
}
