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
import { type PostSeed, seedPosts } from '../seeds/posts.ts'
import { type RosterSeed, seedRosterImport } from '../seeds/rosters.ts'
import { type LinkCheckSeed, type SchoolSeed, seedLinkCheck, seedSchool } from '../seeds/schools.ts'
import {
  type BookingSeed,
  type NoteSeed,
  seedBooking,
  seedFeedback,
  seedMatch,
  seedNote,
} from '../seeds/sessions.ts'
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

/** Sets who decides a match in the programme of this application. */
export async function setMatchingMode(
  app: BrowserApp,
  matching_mode: 'automatic' | 'coach' | 'admin',
): Promise<void> {
  await app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
}

/** An accepted match, unless said otherwise. Students see the newest first: say when, where the order of several matters. */
export async function addMatch(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  createdAt?: number,
  status: 'accepted' | 'pending' = 'accepted',
): Promise<void> {
  const when = createdAt === undefined ? {} : { created_at: new Date(createdAt) }
  await app.context.database.transaction((trx) =>
    seedMatch(trx, { student_profile_id: studentProfile, coach_id: coach, status, ...when }),
  )
}

/** A booked session of half an hour, unless said otherwise; answers the booking's id. */
export async function addSession(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  startsAt: number,
  seed: Partial<BookingSeed> = {},
): Promise<string> {
  const { bookingId } = await app.context.database.transaction((trx) =>
    seedBooking(trx, {
      student_profile_id: studentProfile,
      coach_id: coach,
      starts_at: new Date(startsAt),
      ...seed,
    }),
  )
  return bookingId
}

/** A coach's note on a student, private unless said otherwise. */
export async function addNote(app: BrowserApp, seed: NoteSeed): Promise<void> {
  await app.context.database.transaction((trx) => seedNote(trx, seed))
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

/** Posts of Boston University, unless said otherwise. */
export async function addPosts(app: BrowserApp, seeds: readonly PostSeed[]): Promise<void> {
  await app.context.database.transaction((trx) => seedPosts(trx, seeds))
}

/** A school as an administrator saved it. */
export async function addSchool(app: BrowserApp, seed: SchoolSeed): Promise<void> {
  await app.context.database.transaction((trx) => seedSchool(trx, seed))
}

/** What a check of a link has found just now: without one a page waits for a look that finds nobody. */
export async function addLinkCheck(
  app: BrowserApp,
  url: string,
  found: LinkCheckSeed['found'],
): Promise<void> {
  const checked_at = new Date()
  await app.context.database.transaction((trx) => seedLinkCheck(trx, { url, found, checked_at }))
}

/** A roster that is checked and waits for a yes; answers the import's id. */
export async function addRosterImport(app: BrowserApp, seed: RosterSeed = {}): Promise<string> {
  return await app.context.database.transaction((trx) => seedRosterImport(trx, seed))
}
