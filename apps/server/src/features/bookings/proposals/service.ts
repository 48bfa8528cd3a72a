import type { Booking } from '@shinequo/contract/bookings'
import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { proposalRefusal } from '@shinequo/domain/bookings/booking-policy'
import type { Context } from '../../../plugins/context.ts'
import { sessionOf } from '../../../plugins/database/session-state.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { timesBesides } from '../../availability/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { deleteProposals, insertChange } from '../changes/queries.ts'
import { changeBooking, presentTo } from '../changes/service.ts'
import { proposalMail } from '../mail/times-proposed.ts'
import { presentCoachSession } from '../presenter.ts'
import { sessionOfCoach } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Proposes other times (starts, epoch milliseconds) to the student of the coach's own session. They replace former
 * proposals; an empty list withdraws those. Each time must be open now. The old time stays booked until the student
 * accepts another. Proposing the same times again sends no notification.
 */
export async function proposeTimes(
  context: Context,
  coach: Actor,
  bookingId: string,
  wantedStarts: readonly number[],
): Promise<Outcome<CoachSession>> {
  const starts = [...new Set(wantedStarts)].toSorted((a, b) => a - b)
  return changeBooking(
    context,
    coach,
    bookingId,
    undefined,
    async ({ trx, row, now }, wanted) => {
      const session = sessionOf(row)
      const refusal = proposalRefusal(session, now)
      if (refusal) return refuse(refusal)
      if (String(row.proposed.map((time) => time.start)) === String(starts)) return ok(false)
      if (starts.length === 0) {
        await deleteProposals(trx, row.id)
        return ok(true)
      }
      wanted.start = starts[0]!
      const isOther = !starts.includes(session.start)
      const times = isOther && (await timesBesides(trx, row.coach_id, row.id, starts, now))
      if (!times) return refuse('slot_not_offered')
      await deleteProposals(trx, row.id)
      const at = new Date(now)
      await queries.insertProposals(trx, row.id, times, at)
      const from = { startsAt: row.starts_at, endsAt: row.ends_at }
      const proposed = { what: 'proposed', by: 'coach', at, from, to: null } as const
      const change = await insertChange(trx, row.id, proposed)
      await enqueueMail(context, trx, proposalMail, [{ bookingId: row.id, change }])
      return ok(true)
    },
    async (trx, _side, now) => {
      const session = await sessionOfCoach(trx, bookingId, coach.profileId, new Date(now))
      if (!session) throw new Error('A booking that was changed is gone')
      return presentCoachSession(session, context, now)
    },
  )
}

/** Keeps the time of the student's own session and dismisses the coach's proposals. Nobody is notified. */
export async function keepBooking(
  context: Context,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<Booking>> {
  if (actor.role !== 'student') return refuse('not_found')
  return changeBooking(
    context,
    actor,
    bookingId,
    undefined,
    async ({ trx, row }) => ok(await deleteProposals(trx, row.id)),
    presentTo(context, bookingId),
  )
}
