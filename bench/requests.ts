import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking, listBookings, listCancellations } from '@shinequo/contract/bookings'
import { getCrisisLine } from '@shinequo/contract/care'
import { listMatchRequests } from '@shinequo/contract/matching'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import type { Actor } from '@shinequo/server/plugins/tokens'
import { addressOf } from '@shinequo/server/testing/test-app'
import { ask, post } from './http-client.ts'

const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000
/** After the minimum notice of two hours, with time for the run itself. */
const FIRST_MS = 4 * 3_600_000
/** The times of one coach within the horizon of 21 days. */
export const TIMES_OF_COACH = 20 * 48

/** The address of a coach's open times for three weeks from today. */
export function threeWeeksOf(mentor_id: string): string {
  const from_date = new Date().toISOString().slice(0, 10)
  const to_date = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10)
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

/** The half hour after `nth` others, of those that one coach has open at the time `now`. */
export function nthTime(nth: number, now: number): { start: Date; end: Date } {
  const start = Math.ceil((now + FIRST_MS) / HALF_HOUR_MS) * HALF_HOUR_MS + nth * HALF_HOUR_MS
  return { start: new Date(start), end: new Date(start + HALF_HOUR_MS) }
}

/** Who calls, with whom they book, and whether with an Idempotency-Key, as the browser does. */
export interface Booker {
  readonly student: Actor
  readonly token: string
  readonly coachId: string
  readonly keys: boolean
}

/** Claims a time, as the browser of the product document does, and returns the claim's id. */
export async function claim(
  url: string,
  { student, token, coachId, keys }: Booker,
  { start, end }: { start: Date; end: Date },
): Promise<string> {
  const wanted = {
    student_profile: student.profileId,
    mentor_profile: coachId,
    start_time: start.toISOString(),
    end_time: end.toISOString(),
    is_default: false,
  }
  const [claimed] = await post<{ id: string }[]>(url, claimSlot.path, token, [wanted], keys)
  return claimed?.id ?? ''
}

/** Books a claimed time. */
export async function book(
  url: string,
  { student, token, coachId, keys }: Booker,
  time_slot: string,
): Promise<void> {
  const wanted = {
    student_profile: student.profileId,
    mentor_profile: coachId,
    time_slot,
    feedback: '',
    pre_session_note: 'I would like to plan my week.',
    coach_rating: 4.5,
  }
  await post(url, createBooking.path, token, wanted, keys)
}
