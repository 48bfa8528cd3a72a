import * as z from 'zod/mini'
import { job } from '../../plugins/jobs.ts'
import { alternativesTo } from '../availability/service.ts'
import { accountExists } from './emails/account-exists.ts'
import { bookingCancelled } from './emails/booking-cancelled.ts'
import { bookingConfirmed } from './emails/booking-confirmed.ts'
import { bookingReceivedForCoach } from './emails/booking-received-for-coach.ts'
import { coachApproved } from './emails/coach-approved.ts'
import { matchAccepted } from './emails/match-accepted.ts'
import { matchEnded } from './emails/match-ended.ts'
import { matchEndedForCoach } from './emails/match-ended-for-coach.ts'
import type { ToldSession } from './emails/session-times.ts'
import * as queries from './queries.ts'

/** Mails one of the two people of a new booking. A booking that is gone or no longer stands sends nothing. */
export const bookingMail = job({
  name: 'notifications-booking',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  handle: async (context, { bookingId, recipient }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'booked') return
    const { baseUrl } = context.env
    const now = context.clock.now()
    const mail =
      recipient === 'student'
        ? { to: row.student_email, ...bookingConfirmed(toldTo(row, 'student'), baseUrl, now) }
        : { to: row.coach_email, ...bookingReceivedForCoach(toldTo(row, 'coach'), baseUrl, now) }
    await context.mailer.send({ ...mail, messageId: `booking-${bookingId}-${recipient}` })
  },
})

/** Tells the student that their coach cancelled, with the times that are open when the mail is written. */
export const cancellationMail = job({
  name: 'notifications-cancellation',
  payload: z.object({ bookingId: z.uuid() }),
  handle: async (context, { bookingId }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'cancelled') return
    const open = await alternativesTo(context, row.coach_id, row.starts_at.getTime())
    const nearest = open
      .map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) }))
      .sort((one, other) => one.start - other.start)
    const { coach_id: coachId, cancel_reason: reason } = row
    const told = { ...toldTo(row, 'student'), coachId, reason, nearest }
    const mail = bookingCancelled(told, context.env.baseUrl)
    await context.mailer.send({ to: row.student_email, ...mail, messageId: `cancellation-${bookingId}` })
  },
})

function toldTo(row: queries.BookingForMail, recipient: 'student' | 'coach'): ToldSession {
  const student = { firstName: row.student_first, lastName: row.student_last, zone: row.student_zone }
  const coach = {
    firstName: row.coach_first,
    lastName: row.coach_last,
    zone: row.coach_zone ?? row.coach_hours_zone,
  }
  const times = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }
  return recipient === 'student'
    ? { ...times, recipient: student, other: coach }
    : { ...times, recipient: coach, other: student }
}

/** Tells an account's owner about a sign-up with their address. `attemptId` tells one such try from the next. */
export const accountExistsMail = job({
  name: 'notifications-account-exists',
  payload: z.object({ accountId: z.uuid(), attemptId: z.uuid() }),
  handle: async (context, { accountId, attemptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return
    const mail = accountExists(owner.first_name, context.env.baseUrl)
    await context.mailer.send({ to: owner.email, ...mail, messageId: `account-exists-${attemptId}` })
  },
})

/** Tells a coach that students see them from now on. */
export const coachApprovedMail = job({
  name: 'notifications-coach-approved',
  payload: z.object({ accountId: z.uuid() }),
  handle: async (context, { accountId }) => {
    const coach = await queries.addressee(context.database.root, accountId)
    if (!coach) return
    const mail = coachApproved(coach.first_name, context.env.baseUrl)
    await context.mailer.send({ to: coach.email, ...mail, messageId: `coach-approved-${accountId}` })
  },
})

/** Tells a student that they have a coach. A match that no longer stands sends nothing. */
export const matchAcceptedMail = job({
  name: 'notifications-match-accepted',
  payload: z.object({ matchId: z.uuid() }),
  handle: async (context, { matchId }) => {
    const row = await queries.matchForMail(context.database.root, matchId)
    if (row?.status !== 'accepted') return
    const { student_email: to, student_first, coach_first, coach_last, coach_id } = row
    const match = {
      studentFirst: student_first,
      coachFirst: coach_first,
      coachLast: coach_last,
      coachId: coach_id,
    }
    const mail = matchAccepted(match, context.env.baseUrl)
    await context.mailer.send({ to, ...mail, messageId: `match-${matchId}` })
  },
})

/** Tells one of its two people that a match has ended. One that stands, because it was paired again, is another match. */
export const matchEndedMail = job({
  name: 'notifications-match-ended',
  payload: z.object({
    matchId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    replaced: z._default(z.boolean(), false),
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
  }),
  handle: async (context, { matchId, recipient, replaced, sessions }) => {
    const row = await queries.matchForMail(context.database.root, matchId)
    if (row?.status !== 'ended') return
    const student = { firstName: row.student_first, lastName: row.student_last, zone: row.student_zone }
    const coach = { firstName: row.coach_first, lastName: row.coach_last, zone: row.coach_zone }
    const { baseUrl } = context.env
    const mail =
      recipient === 'student'
        ? {
            to: row.student_email,
            ...matchEnded({ recipient: student, other: coach, sessions, replaced }, baseUrl),
            messageId: `match-ended-${matchId}`,
          }
        : {
            to: row.coach_email,
            ...matchEndedForCoach({ recipient: coach, other: student, sessions }, baseUrl),
            messageId: `match-ended-${matchId}-coach`,
          }
    await context.mailer.send(mail)
  },
})
