import type { Booking, CancelledSession, NoShow, Objection } from '@shinequo/contract/bookings'
import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import type { CoachSuggestion, Suggestion, SuggestionState } from '@shinequo/contract/bookings/suggestions'
import { schoolName } from '@shinequo/contract/schools'
import {
  attendanceOffers,
  attendedSession,
  objectionUntil,
  type StoredAttendance,
} from '@shinequo/domain/bookings/attendance'
import {
  moveRefusal,
  movesLeft,
  proposalRefusal,
  restorableUntil,
  wouldBeLate,
} from '@shinequo/domain/bookings/booking-policy'
import { roomState, type Session, sessionState, statusAt } from '@shinequo/domain/sessions/session-state'
import { coachAccess } from '@shinequo/domain/sessions/student-access'
import type { Context } from '../../plugins/context.ts'
import { sessionOf } from '../../plugins/database/session-state.ts'
import { meetingUrl, type Places } from '../../plugins/meeting-place.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import { presentTimes } from '../../plugins/present-times.ts'
import type { ChangingRow } from './changes/queries.ts'
import type { NoShowRow, ObjectionRow } from './objections/queries.ts'
import type { BookingRow, CancelledRow, CoachSessionRow } from './queries.ts'
import type { SuggestionRow } from './suggestions/queries.ts'

/** Who views a booking. It determines what they can do with it. */
type Viewer = 'student' | 'coach'

/** A booking as one of its two people sees it. `now` decides whether a session that was not cancelled is over. */
export function presentBooking(row: BookingRow, viewer: Viewer, places: Places, now: number): Booking {
  const session = { ...sessionOf(row), moves: row.moves }
  const rules = { noticeMinutes: row.notice_minutes, proposed: false }
  const changing = presentChanging(row, viewer, now)
  return {
    id: row.id,
    status: statusAt(session, now),
    student_profile: party(
      row.student_id,
      row.student_account,
      row.student_first,
      row.student_last,
      row.student_picture,
    ),
    mentor_profile: coachOf(row),
    time_slot: {
      id: row.time_slot_id,
      start_time: row.starts_at.toISOString(),
      end_time: row.ends_at.toISOString(),
    },
    url: meetingUrl(places, row, now),
    coach_plan: row.coach_plan,
    rating: row.rating,
    feedback: row.feedback ?? '',
    pre_session_note: row.pre_session_note,
    coach_rating: row.coach_rating,
    no_show: presentNoShow(row, viewer, now),
    ...changing,
    can: {
      move: viewer === 'student' && moveRefusal(session, rules, now) === null,
      cancel: mayCancel(session, now),
      join: roomState({ ...session, cancelled: row.status !== 'booked' }, now) === 'open',
      restore: changing.restore_until !== null,
    },
    notice_minutes: row.notice_minutes,
    moves_left: movesLeft(row.moves),
  }
}

/** Whether a cancellation now would change anything. */
function mayCancel(session: Session, now: number): boolean {
  return sessionState(session, now) === 'upcoming'
}

type Changing = Pick<Booking, 'late' | 'restore_until' | 'proposed' | 'history'>

/** The history of a booking, and what can be changed at `now`. */
function presentChanging(
  row: ChangingRow & Pick<BookingRow, 'status' | 'starts_at' | 'ends_at'>,
  viewer: Viewer,
  now: number,
): Changing {
  const { changes, proposed, notice_minutes } = row
  const session = sessionOf(row)
  const cancelledAt = row.cancelled_at?.getTime() ?? null
  const until = restorableUntil({ ...session, cancelledAt, cancelledBy: row.cancelled_by }, viewer, now)
  // The first change with a former time names the time for which the booking was made.
  const first = changes.find(({ from }) => from !== null)?.from ?? { start: session.start, end: session.end }
  const booked = {
    at: row.created_at.getTime(),
    what: 'booked',
    by: 'student',
    from: null,
    to: first,
  } as const
  return {
    late: wouldBeLate(session, notice_minutes, now),
    restore_until: until === null ? null : new Date(until).toISOString(),
    proposed: mayCancel(session, now) ? proposed.filter(({ start }) => start > now).map(presentTimes) : [],
    history: [{ ...booked, late: false, reason: '' }, ...changes].map(({ at, from, to, ...change }) => ({
      ...change,
      at: new Date(at).toISOString(),
      from: from && presentTimes(from),
      to: to && presentTimes(to),
    })),
  }
}

/** A session as its coach sees it. The school is only included if the student is matched with them. */
export function presentCoachSession(
  row: CoachSessionRow,
  context: Places & Pick<Context, 'risk'>,
  now: number,
): CoachSession {
  const attended = attendedSession(sessionOf(row), row)
  const changing = presentChanging(row, 'coach', now)
  return {
    id: row.id,
    status: statusAt(attended, now),
    student: {
      id: row.student_id,
      first_name: row.student_first,
      last_name: row.student_last,
      url: pictureUrl(row.student_picture),
      school: row.bond.matched ? (row.school_name ?? schoolName(row.school)) : null,
      time_zone: row.student_zone,
      needs_care: row.own_words.some(context.risk.isClear),
      can_open: coachAccess(row.bond, now) !== null,
    },
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    url: meetingUrl(context, row, now),
    pre_session_note: row.pre_session_note,
    needs_care: context.risk.isClear(row.pre_session_note),
    number: row.earlier + 1,
    attending_at: row.attending_at?.toISOString() ?? null,
    student_in_room_at: row.student_was_at?.toISOString() ?? null,
    both_in_room_at: row.both_were_at?.toISOString() ?? null,
    coach_rating: row.coach_rating,
    no_show: presentNoShow(row, 'coach', now),
    cancellation: row.cancelled_by && { by: row.cancelled_by, reason: row.cancel_reason },
    ...changing,
    can: {
      ...attendanceOffers(attended, now),
      cancel: mayCancel(attended, now),
      propose: proposalRefusal(attended, now) === null,
      restore: changing.restore_until !== null,
    },
  }
}

type AttendedRow = Parameters<typeof sessionOf>[0] & StoredAttendance & { readonly no_show: NoShowRow | null }

/** The mark on a session that is missed, or about which somebody decided that it took place; else null. */
function presentNoShow(row: AttendedRow, viewer: Viewer, now: number): NoShow | null {
  const { status, no_show: mark } = row
  const decided = mark?.took_place ?? null
  if (status !== 'no_show' && decided !== true) return null
  const until = viewer === 'student' ? objectionUntil(attendedSession(sessionOf(row), row), now) : null
  const waits = (mark?.objected_at ?? null) !== null
  return {
    state: decided === null ? (waits ? 'objected' : 'marked') : decided ? 'took_place' : 'kept',
    decided_by: mark?.decided_by ?? null,
    object_until: until === null ? null : new Date(until).toISOString(),
  }
}

/** An objection as administrators see it. */
export function presentObjection(row: ObjectionRow): Objection {
  return {
    id: row.id,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    student: { account_id: row.student_account, first_name: row.student_first, last_name: row.student_last },
    coach: { id: row.coach_id, first_name: row.coach_first, last_name: row.coach_last },
    marked_at: row.marked_at.toISOString(),
    objected_at: row.objected_at.toISOString(),
    student_in_room_at: row.student_was_at?.toISOString() ?? null,
    both_in_room_at: row.both_were_at?.toISOString() ?? null,
  }
}

/** A cancelled session as shown to its student. */
export function presentCancellation(row: CancelledRow): CancelledSession {
  return {
    id: row.id,
    mentor_profile: coachOf(row),
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    reason: row.cancel_reason,
    hour_closed: row.hour_closed,
  }
}

/** Suggested times as their coach sees them. */
export function presentCoachSuggestion(row: SuggestionRow, state: SuggestionState): CoachSuggestion {
  const { booking_id: id, booked_start, booked_end } = row
  return {
    student: { id: row.student_id, first_name: row.student_first, last_name: row.student_last },
    state,
    times: row.times.map(presentTimes),
    created_at: row.created_at.toISOString(),
    session:
      state === 'accepted' && id && booked_start && booked_end
        ? { id, start_time: booked_start.toISOString(), end_time: booked_end.toISOString() }
        : null,
  }
}

/** Suggested times that wait for the student's answer, without those that have passed. */
export function presentSuggestion(row: SuggestionRow, now: number): Suggestion {
  return {
    id: row.id,
    mentor_profile: coachOf(row),
    times: row.times.filter(({ start }) => start > now).map(presentTimes),
    created_at: row.created_at.toISOString(),
  }
}

function coachOf(
  row: Pick<BookingRow, 'coach_id' | 'coach_account' | 'coach_first' | 'coach_last' | 'coach_picture'>,
) {
  return party(row.coach_id, row.coach_account, row.coach_first, row.coach_last, row.coach_picture)
}

function party(id: string, account: string, first: string, last: string, picture: string | null) {
  return {
    id,
    user: { id: account, first_name: first, last_name: last },
    url: pictureUrl(picture),
  }
}
