import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { alternativesTo } from '../../availability/service.ts'
import { bookingCancelled } from '../emails/booking-cancelled.ts'
import { bookingCancelledByYou } from '../emails/booking-cancelled-by-you.ts'
import { bookingCancelledForCoach } from '../emails/booking-cancelled-for-coach.ts'
import { bookingConfirmed } from '../emails/booking-confirmed.ts'
import { bookingMoved, bookingMovedForCoach } from '../emails/booking-moved.ts'
import { bookingReceivedForCoach } from '../emails/booking-received-for-coach.ts'
import type { Email } from '../emails/layout.ts'
import { sessionFellAway } from '../emails/person-left.ts'
import { timesProposed } from '../emails/times-proposed.ts'
import { mailKind } from '../jobs.ts'
import * as queries from '../queries.ts'
import {
  addressOf,
  calendarOf,
  mailSessionFor,
  messagesFor,
  type Side,
  sessionLinks,
} from '../session-facts/service.ts'

/** Mails one of the two people of a new booking. A booking that is gone or no longer stands sends nothing. */
export const bookingMail = mailKind({
  name: 'booking',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'booked') return null
    const { baseUrl } = context.env
    const told = {
      ...mailSessionFor(row, recipient),
      calendars: sessionLinks(baseUrl, row, recipient).calendars,
    }
    const write = recipient === 'student' ? bookingConfirmed : bookingReceivedForCoach
    return {
      ...addressOf(row, recipient),
      ...write(messagesFor(row, recipient), told, baseUrl, context.clock.now()),
      calendar: calendarOf(context, row, recipient),
      messageId: `booking-${bookingId}-${recipient}`,
    }
  },
})

/**
 * Tells of a cancelled session, whoever cancelled it too, since the file with it takes it out of their calendar. A
 * student reads which times are open when the mail is written, of another day where the coach closed the hour. Not of a
 * cancellation that was undone, or of which a newer message tells.
 */
export const cancellationMail = mailKind({
  name: 'cancellation',
  payload: z.object({
    bookingId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    /** The line of its history; former messages do not name it. */
    change: z.optional(z.string()),
  }),
  write: async (context, { bookingId, recipient, change }) => {
    const row = await context.database.transaction((trx) => queries.settledBooking(trx, bookingId))
    if (row?.status !== 'cancelled') return null
    if (change !== undefined && row.last_change !== change) return null
    const isOwn = row.cancelled_by === recipient
    const messageId = `${isOwn ? 'cancelled' : 'cancellation'}-${bookingId}${change === undefined ? '' : `-${change}`}`
    const mail = await (isOwn ? ownCancellation : othersCancellation)(context, row, recipient)
    return { ...addressOf(row, recipient), ...mail, calendar: calendarOf(context, row, recipient), messageId }
  },
})

async function ownCancellation({ env }: Context, row: queries.BookingForMail, side: Side): Promise<Email> {
  const { coach_id: coachId, hour_closed: hourClosed } = row
  const told = { ...mailSessionFor(row, side), side, coachId, hourClosed }
  return bookingCancelledByYou(messagesFor(row, side), told, env.baseUrl)
}

async function othersCancellation(context: Context, row: queries.BookingForMail, side: Side): Promise<Email> {
  const { baseUrl } = context.env
  const { coach_id: coachId, cancel_reason: reason } = row
  const told = mailSessionFor(row, side)
  const messages = messagesFor(row, side)
  if (row.erased) {
    const { firstName, zone } = told.recipient
    const left = side === 'coach' ? 'student' : 'coach'
    return sessionFellAway(messages, { firstName, zone: zone ?? 'UTC', left }, told, baseUrl)
  }
  if (side === 'coach') return bookingCancelledForCoach(messages, { ...told, reason }, baseUrl)
  const otherDayIn = row.hour_closed ? (row.student_zone ?? row.coach_zone) : null
  const open = await alternativesTo(context, coachId, row.starts_at.getTime(), otherDayIn)
  const nearest = open
    .map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) }))
    .sort((one, other) => one.start - other.start)
  return bookingCancelled(messages, { ...told, coachId, reason, nearest }, baseUrl)
}

/** Tells one of its two people that a session has moved. Of a time that it has moved on from nobody is told. */
export const movedMail = mailKind({
  name: 'booking_moved',
  payload: z.object({
    bookingId: z.uuid(),
    recipient: z.enum(['student', 'coach']),
    /** The line of its history. */
    change: z.string(),
    from: z.object({ startsAt: z.number(), endsAt: z.number() }),
  }),
  write: async (context, { bookingId, recipient, change, from }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'booked' || row.last_move !== change) return null
    const { page } = sessionLinks(context.env.baseUrl, row, recipient)
    const now = context.clock.now()
    const write = recipient === 'student' ? bookingMoved : bookingMovedForCoach
    return {
      ...addressOf(row, recipient),
      ...write(messagesFor(row, recipient), mailSessionFor(row, recipient), from, page, now),
      calendar: calendarOf(context, row, recipient),
      messageId: `moved-${bookingId}-${change}-${recipient}`,
    }
  },
})

/** Tells the student which other times the coach proposes; not once those are taken back, replaced or of no use. */
export const proposalMail = mailKind({
  name: 'times_proposed',
  payload: z.object({ bookingId: z.uuid(), change: z.string() }),
  write: async (context, { bookingId, change }) => {
    const { root } = context.database
    const row = await queries.bookingForMail(root, bookingId)
    if (row?.status !== 'booked' || row.last_proposal !== change) return null
    if (row.starts_at.getTime() <= context.clock.now()) return null
    const times = await queries.proposedTimes(root, bookingId)
    if (times.length === 0) return null
    const proposed = times.map(({ starts_at, ends_at }) => ({
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    }))
    const { page } = sessionLinks(context.env.baseUrl, row, 'student')
    const mail = timesProposed(messagesFor(row, 'student'), mailSessionFor(row, 'student'), proposed, page)
    return {
      ...addressOf(row, 'student'),
      ...mail,
      calendar: calendarOf(context, row, 'student'),
      messageId: `proposal-${bookingId}-${change}`,
    }
  },
})
