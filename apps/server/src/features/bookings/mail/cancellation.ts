import { UNDO_MS } from '@shinequo/domain/bookings/booking-policy'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { alternativesTo } from '../../availability/service.ts'
import { inviteOf } from '../../calendars/events/service.ts'
import { mailKind, type Words } from '../../notifications/mail/mail-kind.ts'
import { fullName, shortTime, zoneOf } from '../../notifications/mail/session-times.ts'
import { mailAbout, type SessionToMail, settledSessionToMail } from './session.ts'

/** The database's clock may be ahead of ours by this much. The mail must not go out while the act can be undone. */
const UNDO_MARGIN_MS = 1000

/** When an act of that instant (epoch milliseconds) can no longer be undone. */
export const afterUndo = (at: number) => at + UNDO_MS + UNDO_MARGIN_MS

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
    const told = await settledSessionToMail(context, bookingId, recipient)
    if (told?.row.status !== 'cancelled') return null
    if (change !== undefined && told.row.last_change !== change) return null
    const what = told.row.cancelled_by === recipient ? 'cancelled' : 'cancellation'
    const messageId = `${what}-${bookingId}${change === undefined ? '' : `-${change}`}`
    const words = await wordsFor(context, told)
    return { ...mailAbout(told, messageId, () => words), calendar: inviteOf(context, told.event) }
  },
})

async function wordsFor(context: Context, told: SessionToMail): Promise<Words> {
  const { side, cancelled_by, other_erased } = told.row
  if (cancelled_by === side) return byYou(context, told)
  if (other_erased) return fellAway(context, told)
  return side === 'coach' ? byStudent(context, told) : byCoach(context, told)
}

/** Confirms the cancellation to the person who cancelled. */
function byYou({ env }: Context, { row, session, event }: SessionToMail): Words {
  const { bookings } = event.messages
  const { side, coach_id, hour_closed, other_first } = row
  const name = fullName(session)
  return {
    subject: bookings.cancelledByYouSubject(name, shortTime(event.messages, session)),
    before: [bookings.cancelledByYou(name)],
    after: [
      bookings.otherIsTold(other_first),
      ...(side === 'coach' ? [hour_closed ? bookings.hourStaysClosed : bookings.timeIsOpenAgain] : []),
    ],
    action:
      side === 'student'
        ? { label: bookings.findAnotherTime, url: `${env.baseUrl}/home/selectcoach/${coach_id}/book` }
        : { label: bookings.seeYourSessions, url: `${env.baseUrl}/coach/sessions` },
  }
}

/** Tells about one of several sessions that are cancelled because the other person has left. */
function fellAway({ env }: Context, { row, session, event }: SessionToMail): Words {
  const { bookings, coaches, notifications, people, times } = event.messages
  const { startsAt, endsAt, recipient } = session
  const zone = recipient.zone ?? 'UTC'
  return {
    subject: people.fellAwaySubject(notifications.shortTime(startsAt, zone)),
    before: [people.fellAway(row.side === 'coach' ? 'student' : 'coach')],
    highlight: [times.sessionText(startsAt, endsAt, zone)],
    action:
      row.side === 'student'
        ? { label: coaches.findACoach, url: `${env.baseUrl}/home/findcoach` }
        : { label: bookings.seeYourSessions, url: `${env.baseUrl}/coach/sessions` },
  }
}

/** Tells the coach that the student cancelled. */
function byStudent({ env }: Context, { row, session, event }: SessionToMail): Words {
  const { bookings } = event.messages
  const { cancel_reason: reason, other_first } = row
  const student = fullName(session)
  return {
    subject: bookings.cancelledByStudentSubject(student, shortTime(event.messages, session)),
    before: [bookings.cancelledByStudent(student)],
    after: [...(reason ? [bookings.writes(other_first, reason)] : []), bookings.timeIsOpenAgain],
    action: { label: bookings.seeYourSessions, url: `${env.baseUrl}/coach/sessions` },
  }
}

/** Tells the student that the coach cancelled, the reason, and up to three open times of that coach, sorted by start. */
async function byCoach(context: Context, { row, session, event }: SessionToMail): Promise<Words> {
  const { bookings, times } = event.messages
  const { coach_id, cancel_reason: reason, hour_closed, other_first } = row
  const otherDayIn = hour_closed ? (row.time_zone ?? row.other_zone) : null
  const open = await alternativesTo(context, coach_id, session.startsAt, otherDayIn)
  const nearest = open
    .map(({ start_time, end_time }) => ({ startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) }))
    .sort((one, other) => one.startsAt - other.startsAt)
  const coach = fullName(session)
  const zone = zoneOf(session)
  const page = `${context.env.baseUrl}/home/selectcoach/${coach_id}/book`
  return {
    subject: bookings.cancelledByCoachSubject(coach, shortTime(event.messages, session)),
    before: [bookings.cancelledByCoach(coach)],
    after: reason ? [bookings.writes(other_first, reason)] : [],
    ...(nearest.length > 0 && {
      choices: {
        lead: bookings.nearestOpenTimes(other_first, times.zoneName(zone)),
        links: nearest.map(({ startsAt, endsAt }) => ({
          label: bookings.openTime(times.dayText(startsAt, zone), times.slotText(startsAt, endsAt, zone)),
          url: `${page}?start=${new Date(startsAt).toISOString()}`,
        })),
      },
    }),
    action: { label: bookings.seeAllOpenTimes, url: page },
  }
}
