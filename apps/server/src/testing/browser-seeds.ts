import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import { ADDRESS_LINK_MS } from '@shinequo/domain/accounts/address-link'
import type { Code } from '@shinequo/domain/matching/codes'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { expireRequests } from '../features/matching/expiries/service.ts'
import { unsubscribeUrl } from '../features/notifications/choices/service.ts'
import { inviteFirstAdministrator } from '../features/people/invitations/service.ts'
import { hashSecret } from '../plugins/passwords.ts'
import { newSecretToken } from '../plugins/secret-token.ts'
import { seedAnswers } from '../seeds/answers.ts'
import { type CareRequestSeed, seedCareRequest, seedPhrase } from '../seeds/care.ts'
import { type CoachSeed, seedCoach } from '../seeds/coaches.ts'
import { type MatchSeed, seedCoachChange, seedMatch } from '../seeds/matches.ts'
import { type MessageSeed, seedMessages } from '../seeds/messages.ts'
import {
  type AccountSeed,
  DEMO_PASSWORD,
  type SeededPerson,
  STUDENT_PROFILE,
  type StudentSeed,
  seedAccount,
  seedStudent,
} from '../seeds/people.ts'
import { type PostSeed, seedPosts } from '../seeds/posts.ts'
import { type RosterSeed, seedRosterImport } from '../seeds/rosters.ts'
import {
  type LinkCheckSeed,
  type SchoolSeed,
  seedDomain,
  seedLinkCheck,
  seedSchool,
} from '../seeds/schools.ts'
import {
  type BookingSeed,
  type FeedbackSeed,
  type NoShowSeed,
  type NoteSeed,
  seedAsk,
  seedBooking,
  seedFeedback,
  seedNoShow,
  seedNote,
  seedSuggestion,
  seedTimeOff,
} from '../seeds/sessions.ts'
import {
  type StoryReportSeed,
  type StorySeed,
  seedStories,
  seedStoryReports,
  seedWall,
} from '../seeds/stories.ts'
import { seedView, type ViewSeed } from '../seeds/views.ts'
import type { BrowserApp } from './browser-app.ts'

export { DEMO_PASSWORD, type SeededPerson, STUDENT_PROFILE }

/*
 * What a browser test seeds before it opens a page, one transaction each. Times are milliseconds since 1970. Sessions
 * are stored without invalidating the caches of open times: seed them before a page requests the coach's times.
 */

/** The application's current time. */
const nowIn = (app: BrowserApp) => new Date(app.context.clock.now())

/** A student, by default with a completed profile. */
export async function addStudent(app: BrowserApp, seed: StudentSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedStudent(trx, seed))
}

/** A coach, by default accepting students and working from nine to five every day. */
export async function addCoach(app: BrowserApp, seed: CoachSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedCoach(trx, seed))
}

/** An administrator. */
export async function addAdmin(app: BrowserApp, seed: AccountSeed = {}): Promise<SeededPerson> {
  return await app.context.database.transaction((trx) => seedAccount(trx, { ...seed, role: 'admin' }))
}

/** Gives somebody a password that today's forms would refuse. */
export async function givePassword(
  app: BrowserApp,
  { accountId }: SeededPerson,
  password: string,
): Promise<void> {
  const password_hash = await hashSecret(password)
  const { root } = app.context.database
  await root.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute()
}

/** Stores views of the list of people that an administrator saved. */
export async function addViews(
  app: BrowserApp,
  { accountId }: SeededPerson,
  views: readonly ViewSeed[],
): Promise<void> {
  await app.context.database.transaction(async (trx) => {
    for (const view of views) await seedView(trx, accountId, view)
  })
}

/** An open invitation. Returns the path of its link. */
export async function addInvitation(
  app: BrowserApp,
  seed: { email: string; role: Role; first_name: string },
): Promise<string> {
  const { token, hash } = newSecretToken()
  const now = app.context.clock.now()
  await app.context.database.root
    .insertInto('invitations')
    .values({
      ...seed,
      id: randomUUID(),
      last_name: '',
      token_hash: hash,
      created_at: new Date(now),
      expires_at: new Date(now + INVITATION_MS),
    })
    .execute()
  return `/invitation/${token}`
}

/** A requested address of a person. Returns the path of its link. */
export async function addAddressRequest(
  app: BrowserApp,
  { accountId }: SeededPerson,
  email: string,
): Promise<string> {
  const { token, hash } = newSecretToken()
  const now = app.context.clock.now()
  await app.context.database.root
    .insertInto('address_requests')
    .values({
      account_id: accountId,
      id: randomUUID(),
      email,
      token_hash: hash,
      requested_at: new Date(now),
      expires_at: new Date(now + ADDRESS_LINK_MS),
    })
    .execute()
  return `/new-address/${token}`
}

/** The unsubscribe path in a person's reminders one hour before sessions. */
export function unsubscribePath(app: BrowserApp, accountId: string): string {
  return new URL(unsubscribeUrl(app.context, accountId, 'reminder_hour')).pathname
}

/** Invites the first administrator, like a start with ADMIN_EMAIL set to the address. */
export async function inviteFirstAdmin(app: BrowserApp, adminEmail: string): Promise<void> {
  await inviteFirstAdministrator({ ...app.context, env: { ...app.context.env, adminEmail } })
}

/** Sets who decides a match in the programme of this application. */
export async function setMatchingMode(
  app: BrowserApp,
  matching_mode: 'automatic' | 'coach' | 'admin',
): Promise<void> {
  await app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
}

/** A match, by default accepted. Students see the newest first: pass `createdAt` if the order of several matters. */
export async function addMatch(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  createdAt?: number,
  more: Pick<MatchSeed, 'status' | 'factors'> = {},
): Promise<void> {
  const when = createdAt === undefined ? {} : { created_at: new Date(createdAt) }
  await app.context.database.transaction((trx) =>
    seedMatch(trx, { student_profile_id: studentProfile, coach_id: coach, ...when, ...more }),
  )
}

/** A student's answers to the questionnaire, with choices for these codes. */
export async function addAnswers(
  app: BrowserApp,
  student_profile_id: string,
  at = app.context.clock.now(),
  codes: readonly Code[] = [],
): Promise<void> {
  const seed = { student_profile_id, created_at: new Date(at), codes }
  await app.context.database.transaction((trx) => seedAnswers(trx, seed))
}

/** Students who were just matched with a coach, after this many days each. */
export async function addPlacements(app: BrowserApp, coach: string, days: readonly number[]): Promise<void> {
  const now = app.context.clock.now()
  await app.context.database.transaction(async (trx) => {
    for (const count of days) {
      const { profileId: student_profile_id } = await seedStudent(trx)
      await seedAnswers(trx, { student_profile_id, created_at: new Date(now - count * 86_400_000) })
      const at = new Date(now)
      await seedMatch(trx, { student_profile_id, coach_id: coach, created_at: at, accepted_at: at })
    }
  })
}

/** Ends the requests that coaches have not answered in time, like the job every five minutes. */
export async function endUnanswered(app: BrowserApp): Promise<void> {
  await expireRequests.handle(app.context, {})
}

/** A change of coach by a student, just now. */
export async function addCoachChange(app: BrowserApp, studentProfile: string, coach: string): Promise<void> {
  const seed = { student_profile_id: studentProfile, coach_id: coach, created_at: nowIn(app) }
  await app.context.database.transaction((trx) => seedCoachChange(trx, seed))
}

/** A suggestion of one time by a coach to a matched student. */
export async function addSuggestion(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  startsAt: number,
): Promise<string> {
  const pair = { student_profile_id: studentProfile, coach_id: coach }
  const seed = { created_at: nowIn(app), starts_at: new Date(startsAt) }
  return await app.context.database.transaction((trx) => seedSuggestion(trx, pair, seed))
}

/** The programme asks a coach, just now, to suggest a time to a matched student. */
export async function addAsk(app: BrowserApp, studentProfile: string, coach: string): Promise<void> {
  const ask = { student_profile_id: studentProfile, coach_id: coach, asked_at: nowIn(app) }
  await app.context.database.transaction((trx) => seedAsk(trx, ask))
}

/** A session, by default booked and half an hour long. Returns the booking's id. */
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

/** A session that its coach marked as missed at its end, with what followed. Returns the booking's id. */
export async function addNoShow(
  app: BrowserApp,
  studentProfile: string,
  coach: string,
  startsAt: number,
  mark: NoShowSeed = {},
): Promise<string> {
  const seed = { student_profile_id: studentProfile, coach_id: coach, starts_at: new Date(startsAt) }
  const { bookingId } = await app.context.database.transaction((trx) => seedNoShow(trx, seed, mark))
  return bookingId
}

/** A day of time off from `start` on. */
export async function addTimeOff(app: BrowserApp, coach: string, start: number): Promise<void> {
  await app.context.database.transaction((trx) => seedTimeOff(trx, coach, start))
}

/** A coach's note on a student, by default private. */
export async function addNote(app: BrowserApp, seed: NoteSeed): Promise<void> {
  await app.context.database.transaction((trx) => seedNote(trx, seed))
}

/** Feedback on a past session. */
export async function addFeedback(
  app: BrowserApp,
  bookingId: string,
  coach: string,
  stars: number,
  seed: Partial<FeedbackSeed> = {},
): Promise<void> {
  await app.context.database.transaction((trx) =>
    seedFeedback(trx, { booking_id: bookingId, coach_id: coach, coach_rating: stars, ...seed }),
  )
}

/** Posts, by default of Boston University. */
export async function addPosts(app: BrowserApp, seeds: readonly PostSeed[]): Promise<void> {
  await app.context.database.transaction((trx) => seedPosts(trx, seeds))
}

/** A mail domain of a saved school. */
export async function addDomain(app: BrowserApp, school: string, domain: string): Promise<void> {
  await app.context.database.transaction((trx) => seedDomain(trx, school, domain))
}

/** A school as saved by an administrator. */
export async function addSchool(app: BrowserApp, seed: SchoolSeed): Promise<void> {
  await app.context.database.transaction((trx) => seedSchool(trx, seed))
}

/** A link check with a result from just now. Without one, a page waits for a check that reaches no site. */
export async function addLinkCheck(
  app: BrowserApp,
  url: string,
  found: LinkCheckSeed['found'],
): Promise<void> {
  const checked_at = nowIn(app)
  await app.context.database.transaction((trx) => seedLinkCheck(trx, { url, found, checked_at }))
}

/** The wall of a school, switched on, with stories and reports of the first of them. */
export async function addWall(
  app: BrowserApp,
  school: 'georgetown_university' | 'boston_college',
  stories: readonly Omit<StorySeed, 'school'>[],
  reports: readonly Omit<StoryReportSeed, 'story_id'>[] = [],
): Promise<void> {
  await app.context.database.transaction(async (trx) => {
    await seedWall(trx, school)
    const [first] = await seedStories(
      trx,
      stories.map((story) => ({ ...story, school })),
    )
    if (first && reports.length > 0)
      await seedStoryReports(
        trx,
        reports.map((report) => ({ ...report, story_id: first })),
      )
  })
}

/** A student who asked staff to get in touch. */
export async function addCareRequest(app: BrowserApp, seed: CareRequestSeed): Promise<void> {
  await app.context.database.transaction((trx) => seedCareRequest(trx, seed))
}

/** A phrase of danger that the programme added: 'quarry lake', clear. */
export async function addRiskPhrase(app: BrowserApp): Promise<void> {
  await app.context.database.transaction((trx) => seedPhrase(trx))
}

/** Mail that was not sent. */
export async function addMessages(app: BrowserApp, seeds: readonly MessageSeed[]): Promise<void> {
  await app.context.database.transaction((trx) => seedMessages(trx, seeds))
}

/** A checked roster that waits for confirmation. Returns the import's id. */
export async function addRosterImport(app: BrowserApp, seed: RosterSeed = {}): Promise<string> {
  return await app.context.database.transaction((trx) => seedRosterImport(trx, seed))
}
