import type { SessionDetails } from '@shinequo/contract/sessions'
import { feedbackRefusal } from '@shinequo/domain/feedback/feedback-policy'
import { sessionState, statusAt } from '@shinequo/domain/sessions/session-state'
import { coachAccess } from '@shinequo/domain/sessions/student-access'
import type { Context } from '../../../plugins/context.ts'
import { sessionOf } from '../../../plugins/database/session-state.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { meetingUrl } from '../../../plugins/meeting-place.ts'
import { pictureUrl } from '../../../plugins/pictures.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as queries from './queries.ts'

/** One of the caller's own sessions. Other people's are not found, and administrators have none. */
export async function sessionDetails(
  context: Context,
  { role, profileId }: Actor,
  bookingId: string,
): Promise<Outcome<SessionDetails>> {
  const { database, clock, risk } = context
  if (role === 'admin') return refuse('not_found')
  const now = clock.now()
  const row = await queries.sessionOf(database.root, bookingId, { role, profileId }, new Date(now))
  if (!row) return refuse('not_found')
  const student = {
    id: row.student_id,
    first_name: row.student_first,
    last_name: row.student_last,
    url: pictureUrl(row.student_picture),
    time_zone: row.student_zone,
    needs_care: row.own_words.some(risk.isClear),
    can_open: coachAccess(row.bond, now) !== null,
  }
  const session = sessionOf(row)
  const coach = {
    id: row.coach_id,
    first_name: row.coach_first,
    last_name: row.coach_last,
    url: pictureUrl(row.coach_picture),
    time_zone: row.coach_zone,
    needs_care: false,
    can_open: false,
  }
  return ok({
    id: row.id,
    status: statusAt(session, now),
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    url: meetingUrl(context, row, now),
    other: role === 'student' ? coach : student,
    pre_session_note: row.pre_session_note,
    needs_care: role === 'coach' && risk.isClear(row.pre_session_note),
    attending_at: row.attending_at?.toISOString() ?? null,
    can_attend: role === 'student' && row.attending_at === null && sessionState(session, now) === 'upcoming',
    can_rate: role === 'student' && row.status !== 'cancelled' && mayRate(row, now),
  })
}

function mayRate({ ends_at, status, has_feedback }: queries.SessionRow, now: number): boolean {
  const session = { end: ends_at.getTime(), missed: status === 'no_show', feedbackGiven: has_feedback }
  return feedbackRefusal(session, now) === null
}
