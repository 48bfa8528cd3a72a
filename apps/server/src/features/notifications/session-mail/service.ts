import { OBJECTION_WINDOW } from '@shinequo/domain/bookings/attendance'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { alternativesTo } from '../../availability/service.ts'
import { type InvitedEvent, inviteOf, sessionPage, webCalendars } from '../../calendars/events/service.ts'
import { unsubscribeUrl, wants } from '../choices/service.ts'
import {
  bookingCancelled,
  bookingCancelledByYou,
  bookingCancelledForCoach,
  bookingConfirmed,
  bookingMoved,
  bookingMovedForCoach,
  bookingReceivedForCoach,
  type MailSession,
} from '../emails/bookings.ts'
import type { Email } from '../emails/layout.ts'
import { noShowMarked, objectionDecided, objectionDecidedForCoach } from '../emails/no-show.ts'
import { coachLeft, sessionFellAway, studentLeft } from '../emails/person-left.ts'
import { timesProposed } from '../emails/times-proposed.ts'
import { timesSuggested } from '../emails/times-suggested.ts'
import { mailKind } from '../jobs.ts'
import { suggestionForMail } from '../match-mail/queries.ts'
import * as queries from '../queries.ts'

/** What every mail about a session needs: its recipient, and the session in words, for calendars and with its page. */
export function factsOf({ env }: Pick<Context, 'env'>, row: queries.SessionForMail) {
  const { id: bookingId, side, starts_at: startsAt, ends_at: endsAt, account_id: accountId, email } = row
  const messages = messagesOf(row.locale)
  const session: MailSession = {
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    recipient: { firstName: row.first_name, zone: row.time_zone },
    other: { firstName: row.other_first, lastName: row.other_last, zone: row.other_zone },
  }
  const event: InvitedEvent = {
    bookingId,
    side,
    startsAt,
    endsAt,
    cancelled: row.status === 'cancelled',
    sequence: row.calendar_sequence,
    recipient: { name: `${row.first_name} ${row.last_name}`, email },
    messages,
  }
  return {
    address: { accountId, to: email },
    messages,
    session,
    event,
    page: sessionPage(env.baseUrl, event),
  }
}

/** Mails one of the two people about a new booking. Not sent if the booking is deleted or no longer booked. */
export const bookingMail = mailKind({
  name: 'booking',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const row = await queries.sessionForMail(context.database.root, bookingId, recipient)
    if (row?.status !== 'booked') return null
    const { baseUrl } = context.env
    const { address, messages, session, event } = factsOf(context, row)
    const told = {
      ...session,
      calendars: webCalendars(baseUrl, event),
      hasNote: row.note !== '',
      needsCare: context.risk.isClear(row.note),
    }
    const write = recipient === 'student' ? bookingConfirmed : bookingReceivedForCoach
    return {
      ...address,
      ...write(messages, told, baseUrl, context.clock.now()),
      calendar: inviteOf(context, event),
      messageId: `booking-${bookingId}-${recipient}`,
    }
  },
})

/**
 * Tells both people about a cancelled session. The person who cancelled gets it too, since the attached file removes
 * the session from their calendar. The student is offered times that are open when the mail is written, on other days
 * if the coach closed the hour. Not sent if the cancellation was undone or a newer message reports it.
 */
export const cancellationMail = mailKind({
  name: 'cancellation',
  payload: z.object({
    bookingId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    /** The id of its line in the history. Messages of an earlier version lack it. */
    change: z.optional(z.string()),
  }),
  write: async (context, { bookingId, recipient, change }) => {
    const row = await context.database.transaction((trx) => queries.settledSession(trx, bookingId, recipient))
    if (row?.status !== 'cancelled') return null
    if (change !== undefined && row.last_change !== change) return null
    const { address, event } = factsOf(context, row)
    const what = row.cancelled_by === recipient ? 'cancelled' : 'cancellation'
    return {
      ...address,
      ...(await cancellation(context, row)),
      calendar: inviteOf(context, event),
      messageId: `${what}-${bookingId}${change === undefined ? '' : `-${change}`}`,
    }
  },
})

async function cancellation(context: Context, row: queries.SessionForMail): Promise<Email> {
  const { baseUrl } = context.env
  const { side, coach_id: coachId, cancel_reason: reason, hour_closed: hourClosed } = row
  const { messages, session } = factsOf(context, row)
  const told = { ...session, coachId, reason, hourClosed }
  if (row.cancelled_by === side) return bookingCancelledByYou(messages, told, side, baseUrl)
  if (row.other_erased) {
    const { firstName, zone } = session.recipient
    const left = side === 'coach' ? 'student' : 'coach'
    return sessionFellAway(messages, { firstName, zone: zone ?? 'UTC', left }, session, baseUrl)
  }
  if (side === 'coach') return bookingCancelledForCoach(messages, told, baseUrl)
  const otherDayIn = hourClosed ? (row.time_zone ?? row.other_zone) : null
  const open = await alternativesTo(context, coachId, session.startsAt, otherDayIn)
  const nearest = open
    .map(({ start_time, end_time }) => ({ startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) }))
    .sort((one, other) => one.startsAt - other.startsAt)
  return bookingCancelled(messages, told, nearest, baseUrl)
}

/** Tells one of the two people that a session was moved. Not sent if it was moved again since. */
export const movedMail = mailKind({
  name: 'booking_moved',
  payload: z.object({
    bookingId: z.uuid(),
    recipient: z.enum(['student', 'coach']),
    /** The id of its line in the history. */
    change: z.string(),
    from: z.object({ startsAt: z.number(), endsAt: z.number() }),
  }),
  write: async (context, { bookingId, recipient, change, from }) => {
    const row = await queries.sessionForMail(context.database.root, bookingId, recipient)
    if (row?.status !== 'booked' || row.last_move !== change) return null
    const { address, messages, session, event, page } = factsOf(context, row)
    const write = recipient === 'student' ? bookingMoved : bookingMovedForCoach
    return {
      ...address,
      ...write(messages, { ...session, former: from, page }, context.clock.now()),
      calendar: inviteOf(context, event),
      messageId: `moved-${bookingId}-${change}-${recipient}`,
    }
  },
})

/**
 * Tells the student which other times the coach proposes. Not sent if they were withdrawn or replaced, or can no longer
 * be accepted.
 */
export const proposalMail = mailKind({
  name: 'times_proposed',
  payload: z.object({ bookingId: z.uuid(), change: z.string() }),
  write: async (context, { bookingId, change }) => {
    const { root } = context.database
    const row = await queries.sessionForMail(root, bookingId, 'student')
    if (row?.status !== 'booked' || row.last_proposal !== change) return null
    if (row.starts_at.getTime() <= context.clock.now()) return null
    const times = await queries.proposedTimes(root, bookingId)
    if (times.length === 0) return null
    const proposed = times.map(({ starts_at, ends_at }) => ({
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    }))
    const { address, messages, session, event, page } = factsOf(context, row)
    return {
      ...address,
      ...timesProposed(messages, session, proposed, page),
      calendar: inviteOf(context, event),
      messageId: `proposal-${bookingId}-${change}`,
    }
  },
})

/**
 * Tells the student which times for a new session the coach suggests. Its links open the page where one is confirmed;
 * opening a link books nothing. Not sent once the suggestion no longer waits, or without times that are still to come.
 */
export const suggestionMail = mailKind({
  name: 'suggestion',
  payload: z.object({ accountId: z.uuid(), suggestionId: z.uuid() }),
  write: async (context, { accountId, suggestionId }) => {
    const { root } = context.database
    const row = await suggestionForMail(root, suggestionId, new Date(context.clock.now()))
    if (!row || row.times.length === 0) return null
    if (!(await wants(context, accountId, 'suggestion'))) return null
    const unsubscribe = unsubscribeUrl(context, accountId, 'suggestion')
    const mail = timesSuggested(messagesOf(row.locale), { ...row, unsubscribe }, context.env.baseUrl)
    return { accountId, to: row.email, ...mail, unsubscribe, messageId: `suggestion-${suggestionId}` }
  },
})

/**
 * Tells the student that the coach marked them as absent. Not sent if the mark was taken back or is not the same any
 * more, or if the student has objected already or no longer can.
 */
export const noShowMail = mailKind({
  name: 'no_show_marked',
  payload: z.object({ bookingId: z.uuid(), recipient: z.literal('student'), markedAt: z.number() }),
  write: async (context, { bookingId, recipient, markedAt }) => {
    const row = await context.database.transaction((trx) => queries.settledSession(trx, bookingId, recipient))
    if (row?.status !== 'no_show' || row.marked_at?.getTime() !== markedAt) return null
    const until = markedAt + OBJECTION_WINDOW
    if (row.objected_at !== null || until <= context.clock.now()) return null
    const { address, messages, session, page } = factsOf(context, row)
    return {
      ...address,
      ...noShowMarked(messages, { ...session, page }, until),
      messageId: `no-show-${bookingId}-${markedAt}`,
    }
  },
})

/** Tells one of the two people what was decided on the student's objection. */
export const objectionMail = mailKind({
  name: 'no_show_decided',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const row = await queries.sessionForMail(context.database.root, bookingId, recipient)
    if (!row?.decided_by || row.took_place === null) return null
    const { address, messages, session, page } = factsOf(context, row)
    const write = recipient === 'student' ? objectionDecided : objectionDecidedForCoach
    return {
      ...address,
      ...write(messages, { ...session, page }, { tookPlace: row.took_place, by: row.decided_by }),
      messageId: `objection-${bookingId}-${recipient}`,
    }
  },
})

/** Tells the other person that somebody has left. It does not name them: the name is deleted by then. */
export const personLeftMail = mailKind({
  name: 'person_left',
  payload: z.object({
    left: z.enum(['student', 'coach']),
    leftId: z.uuid(),
    recipient: z.uuid(),
    matched: z.boolean(),
    /** Messages of an earlier version lack the bookings. */
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number(), booking: z.optional(z.uuid()) })),
  }),
  write: async (context, { left, leftId, recipient: accountId, matched, sessions }) => {
    const { root } = context.database
    const recipient = await queries.addressee(root, accountId)
    if (!recipient) return null
    const { first_name: firstName, time_zone, email: to, locale } = recipient
    const write = left === 'coach' ? coachLeft : studentLeft
    const told = { firstName, zone: time_zone ?? 'UTC', sessions, matched }
    const mail = write(messagesOf(locale), told, context.env.baseUrl)
    // One mail can remove only one session from a calendar. If there are more, each has a mail of its own.
    const booking = sessions.length === 1 ? sessions[0]?.booking : undefined
    const side = left === 'coach' ? 'student' : 'coach'
    const row = booking && (await queries.sessionForMail(root, booking, side))
    const calendar = row && inviteOf(context, factsOf(context, row).event)
    return { accountId, to, ...mail, ...(calendar && { calendar }), messageId: `left-${leftId}-${accountId}` }
  },
})
