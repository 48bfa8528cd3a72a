import {
  type AccountSeed,
  type CoachSeed,
  DEMO_PASSWORD,
  type SeededPerson,
  type StudentSeed,
  seedAccount,
  seedCoach,
  seedStudent,
} from '../seeds/people.ts'
import { seedBooking, seedFeedback, seedMatch } from '../seeds/sessions.ts'
import type { BrowserApp } from './browser-app.ts'

export { DEMO_PASSWORD, type SeededPerson }

/*
 * What a browser test puts before the page, one transaction each. Times are milliseconds since 1970. Sessions are
 * stored past the caches of open times: seed them before a page asks for the coach's times.
 */

/** A student with a completed profile, unless said otherwise. */
export async function addStudent(app: BrowserApp, seed: StudentSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedStudent(trx, seed))
}

/** A coach who accepts students and works from nine to five every day, unless said otherwise. */
export async function addCoach(app: BrowserApp, seed: CoachSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedCoach(trx, seed))
}

/** An administrator. */
export async function addAdmin(app: BrowserApp, seed: AccountSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedAccount(trx, { ...seed, role: 'admin' }))
}

/** An accepted match. */
export async function addMatch(app: BrowserApp, studentProfile: string, coach: string): Promise<void> {
  await app.context.database.transaction((trx) =>
    seedMatch(trx, { student_profile_id: studentProfile, coach_id: coach }),
  )
}

/** A booked session of half an hour; answers the booking's id. */
export async function addSession(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  startsAt: number,
): Promise<string> {
  const { bookingId } = await app.context.database.transaction((trx) =>
    seedBooking(trx, {
      student_profile_id: studentProfile,
      coach_id: coach,
      starts_at: new Date(startsAt),
    }),
  )
  return bookingId
}

/** Feedback on a session that is over. */
export async function addFeedback(
  app: BrowserApp,
  bookingId: string,
  coach: string,
  stars: number,
): Promise<void> {
  await app.context.database.transaction((trx) =>
    seedFeedback(trx, { booking_id: bookingId, coach_id: coach, coach_rating: stars }),
  )
}
