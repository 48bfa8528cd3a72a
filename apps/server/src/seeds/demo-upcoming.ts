import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { lockParties } from '../features/availability/slots/queries.ts'
import type { Context } from '../plugins/context.ts'
import type { Trx } from '../plugins/database/tables.ts'
import { demoParties } from './demo.ts'
import { DEMO_COACHES } from './demo-coaches.ts'
import { WEEKS } from './demo-hours.ts'
import { DEMO_NOTES } from './demo-students.ts'
import { startsInWeek } from './demo-times.ts'
import { seedBooking } from './sessions.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** The near session starts within ten minutes (interface.md). One that began this recently still counts as near. */
const NEAR = 10 * MINUTE
const JUST_BEGUN = 3 * MINUTE

type Parties = NonNullable<Awaited<ReturnType<typeof demoParties>>>

/**
 * Ensures that the demo student has a session with the demo coach that starts within ten minutes, and one later this
 * week. They are created, or moved if their time has passed unused. If other sessions leave no room, they stay as they
 * are. Does nothing without the demo accounts.
 */
export async function topUpUpcomingSessions(context: Context): Promise<void> {
  const now = context.clock.now()
  await context.database.transaction(async (trx) => {
    const parties = await demoParties(trx)
    if (!parties) return
    const minute = Math.ceil(now / MINUTE) * MINUTE
    await lockParties(trx, parties.coach_id, parties.student_profile_id)
    // Prefers round minutes, since a session at 3:05 reads better than one at 3:03, but accepts any minute.
    const minutes = [3, 4, 5, 6, 7, 8, 9, 2, 1].map((ahead) => minute + ahead * MINUTE)
    const round = minutes.filter((start) => start % (5 * MINUTE) === 0)
    await keep(trx, parties, DEMO_NOTES.near, now - JUST_BEGUN, now + NEAR, [...round, ...minutes])
    const { week, place } = DEMO_COACHES[0]!
    const later = startsInWeek(WEEKS[week], place[2], now + 2 * DAY, now + 6 * DAY)
    await keep(trx, parties, DEMO_NOTES.later, now + DAY / 2, now + 7 * DAY, later)
  })
}

/**
 * Keeps the session with this note if it starts within [from, until]; otherwise moves or creates it at a free start.
 */
async function keep(
  trx: Trx,
  parties: Parties,
  note: string,
  from: number,
  until: number,
  starts: readonly number[],
): Promise<void> {
  const unused = await trx
    .selectFrom('bookings as b')
    .leftJoin('feedback as f', 'f.booking_id', 'b.id')
    .select(['b.id', 'b.time_slot_id', 'b.starts_at'])
    .where('b.coach_id', '=', parties.coach_id)
    .where('b.student_profile_id', '=', parties.student_profile_id)
    .where('b.pre_session_note', '=', note)
    .where('b.status', '=', 'booked')
    .where('f.booking_id', 'is', null)
    .orderBy('b.starts_at', 'desc')
    .executeTakeFirst()
  const start = unused?.starts_at.getTime()
  if (start !== undefined && start >= from && start <= until) return
  const taken = await trx
    .selectFrom('time_slots')
    .select(['starts_at', 'ends_at'])
    .where('status', 'in', ['claimed', 'booked'])
    .where('id', '!=', unused?.time_slot_id ?? parties.coach_id)
    .where(({ or, eb }) =>
      or([eb('coach_id', '=', parties.coach_id), eb('student_profile_id', '=', parties.student_profile_id)]),
    )
    .execute()
  const free = starts.find((wanted) =>
    taken.every(
      (slot) => slot.ends_at.getTime() <= wanted || slot.starts_at.getTime() >= wanted + SESSION_MS,
    ),
  )
  if (free === undefined) return
  const times = { starts_at: new Date(free), ends_at: new Date(free + SESSION_MS) }
  if (unused) {
    await trx.updateTable('time_slots').set(times).where('id', '=', unused.time_slot_id).execute()
    await trx.updateTable('bookings').set(times).where('id', '=', unused.id).execute()
  } else {
    await seedBooking(trx, { ...parties, ...times, pre_session_note: note, created_at: new Date(from - DAY) })
  }
}
