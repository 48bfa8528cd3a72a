import { getAvailability } from '@shinequo/contract/availability'
import { listBookings } from '@shinequo/contract/bookings'
import { listCancellations } from '@shinequo/contract/bookings/cancellations'
import { getCrisisLine } from '@shinequo/contract/care'
import { listMatchRequests } from '@shinequo/contract/matching'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { addressOf } from '@shinequo/server/testing/test-app'
import { ask } from './http-client.ts'
import type { Pair } from './world.ts'

const DAY = 86_400_000

/** The address of a coach's open times for three weeks from today. */
export function threeWeeksOf(mentor_id: string): string {
  const from_date = new Date().toISOString().slice(0, 10)
  const to_date = new Date(Date.now() + 21 * DAY).toISOString().slice(0, 10)
  return addressOf(getAvailability, {}, { mentor_id, from_date, to_date })
}

/** Requests the times of the next coach, in random order, and starts again after the last. */
export function askEachOnce(url: string, coachIds: readonly string[], token: string): () => Promise<void> {
  const order = coachIds
    .map((id) => ({ id, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id)
  let turn = 0
  return async () => {
    await ask(url, threeWeeksOf(order[turn++ % order.length] ?? ''), token)
  }
}

/** The requests of a student's dashboard when it opens. The times of one coach stand in for those of up to three. */
export function dashboardOf(coachId: string): string[] {
  return [
    ...[listStudentProfiles, listBookings, listMatchRequests, getCrisisLine, listCancellations].map((one) =>
      addressOf(one),
    ),
    threeWeeksOf(coachId),
  ]
}

/** The body of POST /time-slots/ for a pair and a time. */
export function claimBody(
  { student, coachId }: Omit<Pair, 'coach'>,
  { start, end }: { start: Date; end: Date },
) {
  return [
    {
      student_profile: student.profileId,
      mentor_profile: coachId,
      start_time: start.toISOString(),
      end_time: end.toISOString(),
      is_default: false,
    },
  ]
}

/** The body of POST /bookings/ for a claim, as the browser of the product document sends it. */
export function bookingBody({ student, coachId }: Omit<Pair, 'coach'>, claimId: string) {
  return {
    student_profile: student.profileId,
    mentor_profile: coachId,
    time_slot: claimId,
    feedback: '',
    pre_session_note: 'I would like to plan my week.',
    coach_rating: 4.5,
  }
}
