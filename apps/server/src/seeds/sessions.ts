import { randomUUID } from 'node:crypto'
import { coachRating } from '@shinequo/domain/feedback/coach-rating'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { type Insertable, sql } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/*
 * Matches, sessions and feedback for tests and for the demo data, stored as the services store them: a session is a
 * time slot and a booking, and feedback updates the coach's rating.
 */

export interface BookingSeed {
  id?: string
  coach_id: string
  student_profile_id: string
  starts_at: Date
  /** By default the length of a session after the start. */
  ends_at?: Date
  /** 'booked' by default. A cancelled session has released its time slot. */
  status?: Tables['bookings']['status']
  pre_session_note?: string
  coach_plan?: string | null
  /** By default a day before the start. */
  created_at?: Date
  /** For a cancelled session: by default its coach cancelled it when it was booked, without a reason. */
  cancelled_at?: Date
  cancelled_by?: 'coach' | 'student'
  cancel_reason?: string
}

export interface SeededBooking {
  readonly bookingId: string
  readonly slotId: string
}

const madeAt = (seed: BookingSeed) => seed.created_at ?? new Date(seed.starts_at.getTime() - 86_400_000)

/** Stores sessions with their time slots. The database refuses overlapping sessions of one coach or one student. */
export async function seedBookings(trx: Trx, seeds: readonly BookingSeed[]): Promise<SeededBooking[]> {
  const bookings = seeds.map((seed) => ({
    id: seed.id ?? randomUUID(),
    time_slot_id: randomUUID(),
    coach_id: seed.coach_id,
    student_profile_id: seed.student_profile_id,
    starts_at: seed.starts_at,
    ends_at: seed.ends_at ?? new Date(seed.starts_at.getTime() + SESSION_MS),
    status: seed.status ?? ('booked' as const),
    pre_session_note: seed.pre_session_note ?? '',
    coach_plan: seed.coach_plan ?? null,
    created_at: madeAt(seed),
    cancelled_at: seed.status === 'cancelled' ? (seed.cancelled_at ?? madeAt(seed)) : null,
    cancelled_by: seed.status === 'cancelled' ? (seed.cancelled_by ?? ('coach' as const)) : null,
    cancel_reason: seed.cancel_reason ?? '',
  }))
  const slots = bookings.map((booking) => ({
    id: booking.time_slot_id,
    coach_id: booking.coach_id,
    student_profile_id: booking.student_profile_id,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    status: booking.status === 'cancelled' ? ('released' as const) : ('booked' as const),
  }))
  await trx.insertInto('time_slots').values(slots).execute()
  await trx.insertInto('bookings').values(bookings).execute()
  return bookings.map(({ id, time_slot_id }) => ({ bookingId: id, slotId: time_slot_id }))
}

export async function seedBooking(trx: Trx, seed: BookingSeed): Promise<SeededBooking> {
  const [booking] = await seedBookings(trx, [seed])
  return booking!
}

export type NoShowSeed = Partial<Insertable<Tables['no_shows']>>

/** Stores a session that its coach marked as missed, by default at its end. */
export async function seedNoShow(trx: Trx, seed: BookingSeed, mark: NoShowSeed = {}): Promise<SeededBooking> {
  const booking = await seedBooking(trx, { status: 'no_show', ...seed })
  await trx
    .insertInto('no_shows')
    .values({
      marked_at: new Date(seed.starts_at.getTime() + SESSION_MS),
      student_was_at: null,
      both_were_at: null,
      ...mark,
      booking_id: booking.bookingId,
    })
    .execute()
  return booking
}

/** Lets students have any number of upcoming sessions: for tests and measurements with many bookings. */
export async function allowManySessions(trx: Trx): Promise<void> {
  await trx.updateTable('programme').set({ most_upcoming_sessions: 1_000_000 }).execute()
}

/** Stores a day of time off from `start` (epoch milliseconds). Returns its id. */
export async function seedTimeOff(trx: Trx, coachId: string, start: number): Promise<string> {
  const id = randomUUID()
  const [starts_at, ends_at] = [new Date(start), new Date(start + 86_400_000)]
  await trx.insertInto('time_off').values({ id, coach_id: coachId, starts_at, ends_at }).execute()
  return id
}

/** Stores a suggestion of one time for a session, which waits for its student. Returns its id. */
export async function seedSuggestion(
  trx: Trx,
  pair: { coach_id: string; student_profile_id: string },
  { created_at = new Date('2026-11-18T16:00:00Z'), starts_at = new Date('2026-11-26T16:00:00Z') } = {},
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('suggestions')
    .values({ ...pair, id, created_at })
    .execute()
  const ends_at = new Date(starts_at.getTime() + SESSION_MS)
  await trx.insertInto('suggested_times').values({ suggestion_id: id, starts_at, ends_at }).execute()
  return id
}

/** Stores that the programme asks a coach to suggest a time to a student. */
export async function seedAsk(
  trx: Trx,
  ask: { coach_id: string; student_profile_id: string; asked_at: Date },
): Promise<void> {
  await trx.insertInto('suggestion_asks').values(ask).execute()
}

export type NoteSeed = Partial<Insertable<Tables['coach_notes']>> & {
  coach_id: string
  student_profile_id: string
}

/** Stores a note, by default private and not about a session. Returns its id. */
export async function seedNote(trx: Trx, seed: NoteSeed): Promise<string> {
  const id = seed.id ?? randomUUID()
  const created_at = seed.created_at ?? new Date('2026-11-18T16:00:00Z')
  await trx
    .insertInto('coach_notes')
    .values({
      text: 'Wants to keep Sundays free.',
      shared: false,
      updated_at: created_at,
      ...seed,
      id,
      created_at,
    })
    .execute()
  return id
}

export type ChatMessageSeed = Partial<Insertable<Tables['session_messages']>> & {
  booking_id: string
  sent_at: Date
}

/** Stores a message in a session's room, by default from the student. Returns its id. */
export async function seedChatMessage(trx: Trx, seed: ChatMessageSeed): Promise<string> {
  const { id } = await trx
    .insertInto('session_messages')
    .values({ author: 'student', key: randomUUID(), text: 'See you there.', ...seed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** `rating` is `coach_rating` by default. */
export type FeedbackSeed = Partial<Insertable<Tables['feedback']>> & {
  booking_id: string
  coach_id: string
  coach_rating: number
}

/** Stores feedback on sessions and updates the ratings of their coaches. */
export async function seedFeedbacks(trx: Trx, seeds: readonly FeedbackSeed[]): Promise<void> {
  const rows = seeds.map((seed) => ({
    rating: seed.coach_rating,
    experience: '',
    feedback: '',
    recommend: null,
    impact: '',
    is_video_testimonial_share: false,
    testimonial_link: '',
    created_at: new Date('2026-11-02T15:00:00Z'),
    ...seed,
  }))
  await trx.insertInto('feedback').values(rows).execute()
  const sums = await trx
    .selectFrom('feedback')
    .select(({ fn }) => [
      'coach_id',
      fn.sum<number>('coach_rating').as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .where('coach_id', 'in', [...new Set(seeds.map((seed) => seed.coach_id))])
    .groupBy('coach_id')
    .execute()
  const ratings = sums.map(({ coach_id, sum, count }) => ({
    id: coach_id,
    rating: coachRating(sum, count),
    count,
  }))
  await sql`
    update coaches set rating = given.rating, rating_count = given.count
    from json_to_recordset(${JSON.stringify(ratings)}::json) as given(id uuid, rating numeric, count integer)
    where coaches.id = given.id`.execute(trx)
}

export async function seedFeedback(trx: Trx, seed: FeedbackSeed): Promise<void> {
  await seedFeedbacks(trx, [seed])
}
