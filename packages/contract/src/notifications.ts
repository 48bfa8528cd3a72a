import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

/** The kinds of mail. */
export const MAIL_KINDS = [
  'booking',
  'cancellation',
  'booking_moved',
  'times_proposed',
  'suggestion',
  'account_exists',
  'coach_approved',
  'coach_changes_asked',
  'account_edited',
  'account_paused',
  'match_accepted',
  'match_ended',
  'match_gave_way',
  'another_coach',
  'answers_reminder',
  'coach_requests',
  'coach_ratings',
  'coach_asks',
  'coach_care',
  'invitation',
  'reset_code',
  'password_changed',
  'address_changed',
  'new_device',
  'calendar_address',
  'care_requested',
  'care_waiting',
  'worry_handed_over',
  'data_ready',
  'story_message',
  'story_answered',
  'wall_opened',
  'school_code',
  'account_deletion',
  'account_kept',
  'coach_leaving',
  'person_left',
  'email_proof',
  'reminder_day',
  'reminder_hour',
  'reminder_soon',
  'feedback_asked',
  'no_show_marked',
  'no_show_decided',
  'note_shared',
  'address_code',
  'address_link',
  'address_requested',
] as const
export type MailKindName = (typeof MAIL_KINDS)[number]

/**
 * `due`: not tried yet; `retrying`: failed, to be tried again; `refused`: the recipient's server rejected it
 * permanently; `given_up`: the last try failed; `unwanted`: what it says was no longer true when it was due.
 */
export const MAIL_STATES = ['due', 'retrying', 'sent', 'refused', 'given_up', 'unwanted'] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * Why a try failed. `refused`: a permanent reply about the sender, the recipient or the content; `put_off`: a temporary
 * one; `turned_away`: the server accepted nothing from us, including a failed sign-in; `no_answer`: a timeout;
 * `unreachable`: no connection, or one that broke; `fault`: a defect on our side.
 */
export const MAIL_FAILURES = [
  'refused',
  'put_off',
  'turned_away',
  'no_answer',
  'unreachable',
  'fault',
] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** The delivery state of a message. */
export const delivery = z.object({
  state: z.enum(MAIL_STATES),
  /** The number of tries. */
  tries: z.number(),
  /** Of the last try; null if it did not fail. */
  failure: z.nullable(z.enum(MAIL_FAILURES)),
  /** The mail server's reply code to the last try, such as 550; null if there was none. */
  reply_code: z.nullable(z.number()),
  /** When it is tried next; null if it is not. */
  next_try_at: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof delivery>

/** A message that was not sent, without its content. */
export const message = z.object({
  ...delivery.shape,
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** Null until the first try looks up the recipient. The name may be ''. */
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  created_at: z.string(),
  /** When the state last changed, for example at the last try. */
  changed_at: z.string(),
})
export type Message = z.infer<typeof message>

/** How many messages are in each of these states. */
export const mailCounts = z.object({
  /** Should have been sent by now. */
  due: z.number(),
  /** Scheduled for a later time. */
  ahead: z.number(),
  retrying: z.number(),
  refused: z.number(),
  given_up: z.number(),
})
export type MailCounts = z.infer<typeof mailCounts>

export const listMessages = endpoint({
  method: 'GET',
  path: '/admin/messages/',
  summary: 'Mail that was refused, given up or is tried again, newest first, 25 a page; never its content',
  access: 'admin',
  query: z.object({ cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({ messages: z.array(message), counts: mailCounts, next: z.nullable(z.string()) }),
})

export const countMessages = endpoint({
  method: 'GET',
  path: '/admin/messages/counts/',
  summary: 'How much mail waits, is tried again, was refused or given up',
  access: 'admin',
  status: 200,
  reply: mailCounts,
})

export const sendMessageAgain = endpoint({
  method: 'POST',
  path: '/admin/messages/:id/send/',
  summary: 'Try a message now that waits, was refused or given up',
  access: 'admin',
  params: z.object({ id: value.id }),
  status: 200,
  reply: message,
})

export const sendGivenUpMessages = endpoint({
  method: 'POST',
  path: '/admin/messages/send/',
  summary: 'Try every message again that was given up',
  access: 'admin',
  status: 200,
  reply: z.object({ messages: z.number() }),
})

/** Mail that a person can turn off. Mandatory mail, and the reminder right before a session, is always sent. */
export const CHOSEN_KINDS = [
  'reminder_day',
  'reminder_hour',
  'feedback_asked',
  'note_shared',
  'coach_requests',
  'coach_ratings',
  'coach_asks',
  'suggestion',
  'answers_reminder',
] as const
export type ChosenKind = (typeof CHOSEN_KINDS)[number]

/** Which of these go to students, and which to coaches. */
export const CHOSEN_KINDS_OF = {
  student: [
    'reminder_day',
    'reminder_hour',
    'feedback_asked',
    'note_shared',
    'suggestion',
    'answers_reminder',
  ],
  coach: ['reminder_day', 'reminder_hour', 'coach_requests', 'coach_ratings', 'coach_asks'],
} as const satisfies Record<'student' | 'coach', readonly ChosenKind[]>

const wanted = z.boolean({ error: rule('true_or_false') })

/** Which of these a person wants. */
export const notificationChoices = z.object({
  reminder_day: wanted,
  reminder_hour: wanted,
  feedback_asked: wanted,
  note_shared: wanted,
  coach_requests: wanted,
  coach_ratings: wanted,
  coach_asks: wanted,
  suggestion: wanted,
  answers_reminder: wanted,
})
export type NotificationChoices = z.infer<typeof notificationChoices>

/** A choice that is left out stays as it is, for clients that do not know it. */
export const notificationChoicesBody = z.extend(notificationChoices, {
  note_shared: z.optional(wanted),
  coach_requests: z.optional(wanted),
  coach_ratings: z.optional(wanted),
  coach_asks: z.optional(wanted),
  suggestion: z.optional(wanted),
  answers_reminder: z.optional(wanted),
})

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/notification-choices/',
  summary: 'Which mail of what may be left off the caller wants',
  access: 'signed-in',
  status: 200,
  reply: notificationChoices,
})

export const saveNotificationChoices = endpoint({
  method: 'PUT',
  path: '/notification-choices/',
  summary: 'Choose which of these come; mail that waits already goes by it too',
  access: 'signed-in',
  body: notificationChoicesBody,
  status: 200,
  reply: notificationChoices,
})

/** One kind of mail to one person, and whether it is sent. */
const unsubscribeState = z.object({ kind: z.enum(CHOSEN_KINDS), on: z.boolean() })
export type UnsubscribeState = z.infer<typeof unsubscribeState>

const secret = z.object({ secret: field.opaque(200, 'address') })

export const lookAtUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe/:secret/',
  summary: 'What the address at the foot of a mail ends; it ends nothing',
  access: 'public',
  params: secret,
  status: 200,
  reply: unsubscribeState,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:secret/',
  summary: 'End what that address ends',
  access: 'public',
  params: secret,
  status: 200,
  reply: unsubscribeState,
})

export const attendSession = endpoint({
  method: 'POST',
  path: '/bookings/:id/attending/',
  summary: 'Say that one will be there, of an own session that has not begun; its coach sees it',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: z.object({ attending: z.literal(true) }),
})

/** A mail to the caller and its delivery state. Whether it was opened is never tracked. */
export const ownMessage = z.object({
  ...delivery.shape,
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  /** The session that it is about; null if none. */
  booking: z.nullable(z.string()),
  /** When it was sent, is due or is tried again. If it was not sent: when that became final. */
  at: z.string(),
})
export type OwnMessage = z.infer<typeof ownMessage>

export const listOwnMessages = endpoint({
  method: 'GET',
  path: '/messages/',
  summary:
    'Mail to the caller that went out, is due or failed, newest first, 25 a page; of one session with booking',
  access: 'signed-in',
  query: z.object({ booking: z.optional(value.id), cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({ messages: z.array(ownMessage), next: z.nullable(z.string()) }),
})

/** The rules of notifications. Their sentences are in the catalogues of this noun. */
export interface NotificationRules {
  true_or_false: null
}
