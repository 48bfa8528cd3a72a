import type { MailKindName } from '@shinequo/contract/notifications'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Mail } from '../../plugins/mailer.ts'
import { accountDeletion, accountKept, lastWord } from './emails/account-deletion.ts'
import { accountEdited } from './emails/account-edited.ts'
import { accountExists } from './emails/account-exists.ts'
import { accountPaused } from './emails/account-paused.ts'
import { calendarAddress } from './emails/calendar-address.ts'
import { coachApproved } from './emails/coach-approved.ts'
import { coachLeaving, coachStays } from './emails/coach-leaving.ts'
import type { Email } from './emails/layout.ts'
import * as queries from './queries.ts'

/** A mail that is ready to be sent. `accountId` is the recipient's; null for somebody without an account. */
export interface RenderedMail extends Mail, Email {
  readonly accountId: string | null
}

/** One kind of mail: the payload of its messages, and how the mail is written. */
export interface MailKind<Payload> {
  readonly name: MailKindName
  /** Somebody waits for it in front of a page: it never waits for requests or for other mail. */
  readonly isAwaited?: boolean
  readonly payload: z.ZodMiniType<Payload>
  /**
   * Writes the mail from current data, again for each try. Returns null if the mail is no longer wanted or its
   * recipient's account was deleted. `askedAt` is when the message was enqueued, in milliseconds.
   */
  readonly write: (context: Context, payload: Payload, askedAt: number) => Promise<RenderedMail | null>
}

/** Defines a kind of mail. Ties the type of its payload to the function that writes it. */
export function mailKind<Payload>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind
}

/** A kind with any payload, for lists of kinds. */
// biome-ignore lint/suspicious/noExplicitAny: a writer's payload is contravariant; the schema checks it before the call
export type AnyMailKind = MailKind<any>

/** Tells an account's owner about a sign-up with their address. `attemptId` identifies the attempt. */
export const accountExistsMail = mailKind({
  name: 'account_exists',
  isAwaited: true,
  payload: z.object({ accountId: z.uuid(), attemptId: z.uuid() }),
  write: async (context, { accountId, attemptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, locale } = owner
    const mail = accountExists(messagesOf(locale), owner.first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `account-exists-${attemptId}` }
  },
})

/** Tells an account's owner that a secret address of their calendar was made. */
export const calendarAddressMail = mailKind({
  name: 'calendar_address',
  payload: z.object({ accountId: z.uuid(), madeAt: z.number() }),
  write: async (context, { accountId, madeAt: at }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, first_name: firstName, time_zone, locale } = owner
    const told = { firstName, at, zone: time_zone ?? 'UTC' }
    const mail = calendarAddress(messagesOf(locale), told, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `calendar-address-${accountId}-${at}` }
  },
})

/** Tells a coach that students can see them from now on. */
export const coachApprovedMail = mailKind({
  name: 'coach_approved',
  payload: z.object({ accountId: z.uuid() }),
  write: async (context, { accountId }) => {
    const coach = await queries.addressee(context.database.root, accountId)
    if (!coach) return null
    const { email: to, locale } = coach
    const mail = coachApproved(messagesOf(locale), coach.first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `coach-approved-${accountId}` }
  },
})

/**
 * Tells a person that an administrator has changed the name or the role of their account. `editId` distinguishes one
 * change from the next.
 */
export const accountEditedMail = mailKind({
  name: 'account_edited',
  payload: z.object({ accountId: z.uuid(), editId: z.uuid(), name: z.boolean(), role: z.boolean() }),
  write: async (context, { accountId, editId, ...changed }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, locale, role } = owner
    const told = {
      firstName: owner.first_name,
      role,
      changed,
      signIn: `${context.env.baseUrl}${SIGN_IN[role]}`,
    }
    return {
      accountId,
      to,
      ...accountEdited(messagesOf(locale), told),
      messageId: `account-edited-${editId}`,
    }
  },
})

/**
 * Tells a person that an administrator has paused their account, even if the pause is over by now. `pauseId`
 * distinguishes one pause from the next.
 */
export const accountPausedMail = mailKind({
  name: 'account_paused',
  payload: z.object({ accountId: z.uuid(), pauseId: z.uuid() }),
  write: async (context, { accountId, pauseId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const mail = accountPaused(messagesOf(owner.locale), owner.first_name)
    return { accountId, to: owner.email, ...mail, messageId: `account-paused-${pauseId}` }
  },
})

/** The sign-in page of each role. */
const SIGN_IN = { student: '/login', coach: '/coach/login', admin: '/admin/login' } as const

/**
 * Tells an account's owner that it will be deleted: when the deletion is requested, and the day before it. Not sent if
 * the account is kept by then.
 */
export const accountDeletionMail = mailKind({
  name: 'account_deletion',
  payload: z.object({ accountId: z.uuid(), dueAt: z.number(), stage: z.enum(['asked', 'tomorrow']) }),
  write: async (context, { accountId, dueAt, stage }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (owner?.deletion_due_at?.getTime() !== dueAt) return null
    const { email: to, first_name: firstName, time_zone, role, locale } = owner
    const signIn = `${context.env.baseUrl}${SIGN_IN[role]}`
    const told = { firstName, role, zone: time_zone ?? 'UTC', dueAt, signIn }
    const write = stage === 'asked' ? accountDeletion : lastWord
    const mail = write(messagesOf(locale), told)
    return { accountId, to, ...mail, messageId: `account-deletion-${stage}-${accountId}-${dueAt}` }
  },
})

/** Tells an account's owner that it will not be deleted. `keptId` identifies the decision to keep it. */
export const accountKeptMail = mailKind({
  name: 'account_kept',
  payload: z.object({ accountId: z.uuid(), keptId: z.uuid() }),
  write: async (context, { accountId, keptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, first_name: firstName, locale, role } = owner
    const mail = accountKept(messagesOf(locale), firstName, `${context.env.baseUrl}${SIGN_IN[role]}`)
    return { accountId, to, ...mail, messageId: `account-kept-${keptId}` }
  },
})

/**
 * Tells a student in advance that a coach leaves on a day, or stays after all. Lists only sessions that are still
 * booked.
 */
export const coachLeavingMail = mailKind({
  name: 'coach_leaving',
  payload: z.object({
    coach: z.uuid(),
    student: z.uuid(),
    dueAt: z.number(),
    stage: z.enum(['leaves', 'stays']),
  }),
  write: async (context, { coach: coachAccount, student: accountId, dueAt, stage }) => {
    const { root } = context.database
    const coach = await queries.addressee(root, coachAccount)
    const student = await queries.addressee(root, accountId)
    const due = coach?.deletion_due_at?.getTime() ?? null
    // The coach has changed their mind again; the message of that change is the one to send.
    if (!coach || !student || due !== (stage === 'leaves' ? dueAt : null)) return null
    const rows = await queries.sessionsOfTwoAfter(root, coachAccount, accountId, new Date(dueAt))
    if (rows.length === 0) return null
    const told = {
      recipient: { firstName: student.first_name, zone: student.time_zone },
      other: { firstName: coach.first_name, lastName: coach.last_name, zone: coach.time_zone },
      sessions: rows.map(({ starts_at, ends_at }) => ({
        startsAt: starts_at.getTime(),
        endsAt: ends_at.getTime(),
      })),
      dueAt,
    }
    const write = stage === 'leaves' ? coachLeaving : coachStays
    const { email: to, locale } = student
    const mail = write(messagesOf(locale), told, context.env.baseUrl)
    return {
      accountId,
      to,
      ...mail,
      messageId: `coach-${stage}-${coachAccount}-${accountId}-${dueAt}`,
    }
  },
})
