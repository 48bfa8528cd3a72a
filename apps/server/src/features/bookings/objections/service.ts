import type { Booking, listObjections as listEndpoint } from '@shinequo/contract/bookings'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import * as value from '@shinequo/contract/values'
import { attendedSession, decisionRefusal, objectionRefusal } from '@shinequo/domain/bookings/attendance'
import * as z from 'zod/mini'
import { needsChanged, sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { sessionOf } from '../../../plugins/database/session-state.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record, recordListOpened } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { objectionMail } from '../mail/no-show-decided.ts'
import { noShowMail, noShowMailAt } from '../mail/no-show-marked.ts'
import { presentBooking, presentObjection } from '../presenter.ts'
import { bookingOf, lockBooking, setAttendance } from '../queries.ts'
import * as queries from './queries.ts'

/** The two people of a session, by profile. */
interface Parties {
  readonly studentId: string
  readonly coachId: string
}

/** Makes open pages show what became of a mark, when the transaction has been committed. */
function showChange(context: Context, { studentId, coachId }: Parties): void {
  afterPossibleCommit(() => sessionsChanged(context, [coachId, studentId]))
}

/**
 * Stores that the student did not come, or withdraws that, if it differs from what is stored; returns whether it did.
 * The student gets a mail about the mark. If they object already, its withdrawal is the decision. The caller holds the
 * booking's lock.
 */
export async function storeAttendance(
  context: Context,
  trx: Trx,
  bookingId: string,
  noShow: boolean,
  at: Date,
): Promise<boolean> {
  if (!(await setAttendance(trx, bookingId, noShow))) return false
  if (noShow) {
    await queries.insertMark(trx, bookingId, at)
    const markedAt = at.getTime()
    const sentAt = await noShowMailAt(trx, bookingId, markedAt)
    await enqueueMail(context, trx, noShowMail, [{ bookingId, recipient: 'student', markedAt }], sentAt)
    return true
  }
  const decision = { took_place: true, decided_by: 'coach', decided_at: at } as const
  if (await queries.setDecision(trx, bookingId, decision)) {
    needsChanged(context)
    await enqueueMail(context, trx, objectionMail, [{ bookingId, recipient: 'student' }])
  } else await queries.deleteMark(trx, bookingId)
  return true
}

/** The student of a missed session says that they were there. Saying it again changes nothing. */
export async function objectToNoShow(
  context: Context,
  student: Actor,
  bookingId: string,
): Promise<Outcome<Booking>> {
  const { role, profileId } = student
  if (role !== 'student') return refuse('forbidden')
  const side = { role, profileId } as const
  return context.database.transaction(async (trx): Promise<Outcome<Booking>> => {
    await lockBooking(trx, bookingId)
    const row = await bookingOf(trx, bookingId, side)
    if (!row) return refuse('not_found')
    // Read the clock after waiting for the lock.
    const now = context.clock.now()
    const refusal = objectionRefusal(attendedSession(sessionOf(row), row), now)
    if (refusal) return refuse(refusal)
    if (await queries.setObjection(trx, bookingId, new Date(now))) {
      showChange(context, { studentId: profileId, coachId: row.coach_id })
      needsChanged(context)
      await record(context, trx, student, {
        action: 'booking.objected',
        subjectType: 'booking',
        subjectId: bookingId,
        studentProfileId: profileId,
      })
    }
    return ok(presentBooking((await bookingOf(trx, bookingId, side)) ?? row, role, context, now))
  })
}

const PAGE = 25
const objectionKey = z.tuple([value.instant, value.id])

/** A page of the objections that wait for a decision, the longest first. The view is audited. */
export async function listObjections(
  context: Context,
  actor: Actor,
  cursor: string | undefined,
): Promise<Outcome<ReplyOf<typeof listEndpoint>>> {
  const place = placeOf(cursor, objectionKey)
  if (!place.ok) return place
  await recordListOpened(context, actor, 'objections')
  const { root } = context.database
  const rows = await queries.listObjections(root, place.value, PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.objected_at.toISOString(), last.id])
  return ok({
    objections: shown.map(presentObjection),
    total: await queries.countObjections(root),
    next,
  })
}

/**
 * Decides on an objection: the session took place and counts as held, or it stays missed. Both people get a mail. The
 * same decision again changes nothing, whoever made it.
 */
export async function decideObjection(
  context: Context,
  actor: Actor,
  bookingId: string,
  tookPlace: boolean,
): Promise<Outcome<{ took_place: boolean }>> {
  return context.database.transaction(async (trx): Promise<Outcome<{ took_place: boolean }>> => {
    await lockBooking(trx, bookingId)
    const row = await queries.sessionToDecide(trx, bookingId)
    if (!row) return refuse('not_found')
    const refusal = decisionRefusal(attendedSession(sessionOf(row), row), tookPlace)
    if (refusal) return refuse(refusal)
    const decided_at = new Date(context.clock.now())
    const decision = { took_place: tookPlace, decided_by: 'admin', decided_at } as const
    if (await queries.setDecision(trx, bookingId, decision)) {
      if (tookPlace) await setAttendance(trx, bookingId, false)
      showChange(context, { studentId: row.student_profile_id, coachId: row.coach_id })
      needsChanged(context)
      const told = (['student', 'coach'] as const).map((recipient) => ({ bookingId, recipient }))
      await enqueueMail(context, trx, objectionMail, told)
      await record(context, trx, actor, {
        action: tookPlace ? 'booking.decided_held' : 'booking.decided_missed',
        subjectType: 'booking',
        subjectId: bookingId,
        studentProfileId: row.student_profile_id,
      })
    }
    return ok({ took_place: tookPlace })
  })
}
