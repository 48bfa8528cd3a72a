import type { WrapUp } from '@shinequo/contract/sessions/wrap-up'
import { isAWeekAfter, nextTimes } from '@shinequo/domain/sessions/next-times'
import { coachAccess } from '@shinequo/domain/sessions/student-access'
import { MINUTE } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { presentTimes } from '../../../plugins/present-times.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { openTimesOf } from '../../availability/open-times/service.ts'
import { suggestionTo } from '../../bookings/suggestions/service.ts'
import { presentNote } from '../presenter.ts'
import { newestNoteAbout } from '../queries.ts'
import * as queries from './queries.ts'

/** What the coach can do after one of their own sessions. Those of others are not found. */
export async function wrapUp(
  context: Context,
  { profileId: coachId }: Actor,
  bookingId: string,
): Promise<Outcome<WrapUp>> {
  const { root } = context.database
  const now = context.clock.now()
  const session = await queries.sessionOfCoach(root, coachId, bookingId, new Date(now))
  if (!session) return refuse('not_found')
  const studentId = session.student_id
  const note = await newestNoteAbout(root, coachId, session)
  const ahead = (await queries.sessionsAheadOf(root, studentId, new Date(now))).map((row) => ({
    ...row,
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
  }))
  const next = ahead.find(({ id, coach_id }) => coach_id === coachId && id !== session.id)
  const suggestion = await suggestionTo(context, coachId, studentId)
  const before = session.starts_at.getTime()
  const times = suggestion.possible ? await freeTimes(context, coachId, ahead, before, session.zone) : []
  return ok({
    student: { id: studentId, first_name: session.student_first },
    note: note ? presentNote(note) : null,
    can_write: session.status !== 'cancelled' && coachAccess(session.bond, now) !== null,
    next: next ? { id: next.id, ...presentTimes(next) } : null,
    can_suggest: suggestion.possible,
    suggestion: suggestion.last,
    times: times.map(presentTimes),
    same_time: times[0] !== undefined && isAWeekAfter(times[0].start, before, session.zone),
  })
}

/** The coach's open times that suit best after a session, without those in which the student is busy. */
async function freeTimes(
  context: Context,
  coachId: string,
  busy: readonly { readonly start: number; readonly end: number }[],
  before: number,
  zone: string,
) {
  const open = await openTimesOf(context, coachId)
  if (!open) return []
  const length = open.sessionMinutes * MINUTE
  const isFree = (start: number) => busy.every((one) => one.end <= start || start + length <= one.start)
  return nextTimes(open.starts.filter(isFree), before, zone).map((start) => ({ start, end: start + length }))
}
