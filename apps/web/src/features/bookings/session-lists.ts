import type { Booking } from '@shinequo/contract/bookings'
import { nextSessionChange, sessionPhase } from '@shinequo/domain/sessions/session-phase'
import { localDate } from '@shinequo/domain/time/zoned-day'
import * as messages from '@shinequo/messages/web/bookings'

/** A session as one of its two people sees it; instants are epoch milliseconds, the end is not included. */
export interface Session {
  readonly booking: Booking
  readonly start: number
  readonly end: number
  /** The other person. */
  readonly other: Booking['mentor_profile']
}

/** The page where a student books with the other person of a session, a coach. */
export const bookPath = ({ other }: Session) => `/home/selectcoach/${encodeURIComponent(other.id)}/book`

interface SessionLists {
  /** Soonest first; a running one is at the top. */
  readonly upcoming: readonly Session[]
  /** Latest first. */
  readonly previous: readonly Session[]
  /** The next instant at which a session changes its list or becomes joinable; null if none will. */
  readonly nextChange: number | null
}

/** The sessions of the person with this user id, as student or as coach, split into upcoming and previous. */
export function sessionLists(bookings: readonly Booking[], userId: string, now: number): SessionLists {
  const own = bookings
    .flatMap((booking) => sessionOf(booking, userId))
    .sort((one, other) => one.start - other.start)
  const changes = own.map((session) => nextSessionChange(session, now)).filter((at) => at !== null)
  return {
    upcoming: own.filter((session) => sessionPhase(session, now) === 'upcoming'),
    previous: own.filter((session) => sessionPhase(session, now) === 'previous').reverse(),
    nextChange: changes.length > 0 ? Math.min(...changes) : null,
  }
}

function sessionOf(booking: Booking, userId: string): Session[] {
  const { student_profile: student, mentor_profile: coach, time_slot: time } = booking
  const asStudent = student.user.id === userId
  if (!asStudent && coach.user.id !== userId) return []
  return [
    {
      booking,
      start: Date.parse(time.start_time),
      end: Date.parse(time.end_time),
      other: asStudent ? coach : student,
    },
  ]
}

/** The times of the user's own sessions that are neither over nor cancelled. */
export function takenTimes(bookings: readonly Booking[], now: number): { start: number; end: number }[] {
  return bookings
    .filter(({ status }) => status === 'booked')
    .map(({ time_slot: time }) => ({ start: Date.parse(time.start_time), end: Date.parse(time.end_time) }))
    .filter(({ end }) => end > now)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How far away a start is: 'in 25 minutes', 'in 2 hours', 'tomorrow', 'in 3 days'; 'now' after the start. */
export function untilText(start: number, now: number, zone: string): string {
  const left = start - now
  if (left <= 0) return messages.now
  if (left < HOUR) return messages.inMinutes(Math.ceil(left / MINUTE))
  const days = (Date.parse(localDate(start, zone)) - Date.parse(localDate(now, zone))) / (24 * HOUR)
  if (days === 0) return messages.inHours(Math.floor(left / HOUR))
  return days === 1 ? messages.tomorrow : messages.inDays(days)
}

/** 'Starts in 12 minutes', for a session that starts within the hour or has started. Minutes are rounded up. */
export function startsText(start: number, now: number): string {
  const minutes = Math.ceil((start - now) / MINUTE)
  return minutes <= 0 ? messages.runningNow : messages.startsInMinutes(minutes)
}
