import { codesNamed } from '@shinequo/domain/matching/codes'
import { sql } from 'kysely'
import { cleanDescription } from '../features/coaches/service.ts'
import type { Context } from '../plugins/context.ts'
import type { Sql, Trx } from '../plugins/database/tables.ts'
import { seedAnswers } from './answers.ts'
import { seedCoaches } from './coaches.ts'
import { DEMO_ACCOUNTS, DEMO_COACH_EMAIL, DEMO_STUDENT_EMAIL } from './demo-accounts.ts'
import { DEMO_COACHES } from './demo-coaches.ts'
import { WEEKS } from './demo-hours.ts'
import { JOINING_PORTRAIT, storeJoining } from './demo-joining.ts'
import { demoPosts } from './demo-posts.ts'
import { explainMatches } from './demo-reasons.ts'
import { DEMO_WALL_SCHOOL, storeWall } from './demo-stories.ts'
import {
  DEMO_ADMIN,
  DEMO_ANSWERS,
  DEMO_DOMAINS,
  DEMO_FEEDBACK,
  DEMO_NEWCOMER,
  DEMO_NOTES,
  DEMO_RATERS,
  DEMO_STUDENT,
  DEMO_STUDENT_PORTRAIT,
  DEMO_WORDS,
} from './demo-students.ts'
import { Diary, startsInWeek } from './demo-times.ts'
import { type MatchSeed, seedMatches } from './matches.ts'
import { type SeededPerson, seedAccount, seedStudents } from './people.ts'
import { drawPortrait } from './portraits.ts'
import { seedPosts } from './posts.ts'
import { seedDomain } from './schools.ts'
import { type BookingSeed, type FeedbackSeed, seedBookings, seedFeedbacks } from './sessions.ts'
import { seedWall } from './stories.ts'

const DAY = 86_400_000
/** Sample people registered ten weeks ago. Their past sessions ended at least three days ago. */
const HISTORY = 70 * DAY
const QUIET = 3 * DAY
/** The maximum number of coaches per student, as in matching. */
const MATCHES = 3

/**
 * Stores the demo data of interface.md, except the upcoming sessions (`topUpUpcomingSessions`). Does nothing and returns
 * false if one of the demo accounts already exists.
 */
export async function seedDemo(context: Context): Promise<boolean> {
  const now = context.clock.now()
  const [studentPicture, joiningPicture, ...pictures] = await Promise.all([
    drawPortrait(DEMO_STUDENT_PORTRAIT),
    drawPortrait(JOINING_PORTRAIT),
    ...DEMO_COACHES.map(({ portrait }) => (portrait ? drawPortrait(portrait) : undefined)),
  ])
  const posts = await demoPosts(now)
  return context.database.transaction(async (trx) => {
    // Two servers that start together on one database do this once.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 3))`.execute(trx)
    if (await hasDemoAccount(trx)) return false
    const since = new Date(now - HISTORY)
    // The demo shows the language switch. A real programme first enters who has reviewed the Spanish.
    await trx.updateTable('programme').set({ spanish_read_by: 'Sample reader' }).execute()
    const coaches = await storeCoaches(trx, pictures, since)
    const [student, , ...raters] = await seedStudents(trx, [
      { ...DEMO_STUDENT, ...(studentPicture && { picture: studentPicture }), created_at: since },
      { ...DEMO_NEWCOMER, created_at: new Date(now - DAY) },
      ...DEMO_RATERS.map(([first_name, last_name, school, course], at) => ({
        email: `sample-student-${at + 1}@shinequo.example`,
        first_name,
        last_name,
        school,
        course,
        created_at: since,
      })),
    ])
    const admin = await seedAccount(trx, { ...DEMO_ADMIN, created_at: since })
    await storeJoining(trx, joiningPicture, admin.accountId, now)
    const student_profile_id = student!.profileId
    await seedAnswers(trx, { student_profile_id, created_at: new Date(now - 14 * DAY), ...DEMO_ANSWERS })
    await storeHistory(trx, student!, raters, coaches, now)
    await explainMatches(trx, student_profile_id, new Date(now - 14 * DAY))
    await seedPosts(trx, posts)
    await storeDomains(trx)
    const neighbours = raters.filter((_, at) => DEMO_RATERS[at]?.[2] === DEMO_WALL_SCHOOL)
    await storeWall(
      trx,
      neighbours.map(({ profileId }) => profileId),
      admin.accountId,
      now,
    )
    return true
  })
}

/** Gives two sample schools mail domains, so that proving a school can be tried out. */
async function storeDomains(trx: Trx): Promise<void> {
  for (const [school, domain] of DEMO_DOMAINS) {
    await seedWall(trx, school, false)
    await seedDomain(trx, school, domain)
  }
}

async function hasDemoAccount(trx: Trx): Promise<boolean> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const rows = await trx.selectFrom('accounts').select('id').where('email', 'in', emails).execute()
  return rows.length > 0
}

/** Whether nobody has ever registered here. */
export async function isWithoutAccounts(db: Sql): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).execute()).length === 0
}

/** The profile ids of the demo student and coach; undefined without demo data. */
export async function demoParties(
  db: Sql,
): Promise<{ student_profile_id: string; coach_id: string } | undefined> {
  return db
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('accounts as b', (join) => join.on('b.email', '=', DEMO_COACH_EMAIL))
    .innerJoin('coaches as c', 'c.account_id', 'b.id')
    .select(['s.id as student_profile_id', 'c.id as coach_id'])
    .where('a.email', '=', DEMO_STUDENT_EMAIL)
    .executeTakeFirst()
}

function storeCoaches(trx: Trx, pictures: (Buffer | undefined)[], since: Date): Promise<SeededPerson[]> {
  return seedCoaches(
    trx,
    DEMO_COACHES.map(({ name, place, focus, languages, codes, school = '', bio, week }, at) => {
      const picture = pictures[at]
      return {
        email: at === 0 ? DEMO_COACH_EMAIL : `sample-coach-${at}@shinequo.example`,
        first_name: name[0],
        last_name: name[1],
        city: place[0],
        state: place[1],
        time_zone: place[2],
        focus_area: focus,
        language_preference: languages,
        codes: [...codesNamed('focus', focus), ...codesNamed('language', languages), ...codes],
        school,
        description: cleanDescription(bio),
        hours: WEEKS[week],
        created_at: since,
        ...(picture && { picture }),
      }
    }),
  )
}

/** Stores past sessions with their feedback, and the matches. */
async function storeHistory(
  trx: Trx,
  student: SeededPerson,
  raters: readonly SeededPerson[],
  coaches: readonly SeededPerson[],
  now: number,
): Promise<void> {
  const diary = new Diary()
  const bookings: BookingSeed[] = []
  const feedback: Omit<FeedbackSeed, 'booking_id'>[] = []
  const pairs = new Map<string, MatchSeed>()
  const count = new Map<string, number>()
  const match = (who: SeededPerson, coach: SeededPerson, created: number) => {
    const had = count.get(who.profileId) ?? 0
    const key = `${who.profileId} ${coach.profileId}`
    if (had >= MATCHES || pairs.has(key)) return
    count.set(who.profileId, had + 1)
    const parties = { student_profile_id: who.profileId, coach_id: coach.profileId }
    pairs.set(key, { ...parties, score: 100 - 10 * had, created_at: new Date(created) })
  }
  const session = (who: SeededPerson, coach: SeededPerson, start: number, note = '') => {
    diary.take([who.profileId, coach.profileId], start)
    bookings.push({
      coach_id: coach.profileId,
      student_profile_id: who.profileId,
      starts_at: new Date(start),
      status: 'completed',
      pre_session_note: note,
    })
  }

  const own = pastStarts(0, now)
  session(student, coaches[0]!, own.findLast((start) => start < now - 12 * DAY)!, DEMO_NOTES.rated)
  feedback.push({ coach_id: coaches[0]!.profileId, ...DEMO_FEEDBACK })
  for (const coach of coaches.slice(0, MATCHES)) match(student, coach, now - 14 * DAY)

  for (const [at, { stars }] of DEMO_COACHES.entries()) {
    const coach = coaches[at]!
    const starts = pastStarts(at, now)
    for (const [index, star] of [...stars].entries()) {
      const coach_rating = Number(star)
      const start = starts[Math.floor(((index + 0.5) / stars.length) * starts.length)]!
      const turned = raters.map((_, turn) => raters[(at * 5 + index + turn) % raters.length]!)
      const rater = turned.find(({ profileId }) => diary.isFree(profileId, start))
      if (!rater || !diary.isFree(coach.profileId, start)) throw new Error('The sample diary is too full')
      const words = DEMO_WORDS[coach_rating] ?? ['']
      session(rater, coach, start)
      feedback.push({
        coach_id: coach.profileId,
        coach_rating,
        feedback: words[(at + index) % words.length] ?? '',
        created_at: new Date(start + DAY / 8),
      })
      match(rater, coach, now - HISTORY + DAY)
    }
  }
  session(student, coaches[0]!, own.findLast((start) => start < now - 5 * DAY)!, DEMO_NOTES.unrated)

  const stored = await seedBookings(trx, bookings)
  await seedFeedbacks(
    trx,
    feedback.map((given, at) => ({ ...given, booking_id: stored[at]!.bookingId })),
  )
  await seedMatches(trx, [...pairs.values()])
}

function pastStarts(coach: number, now: number): number[] {
  const { week, place } = DEMO_COACHES[coach]!
  return startsInWeek(WEEKS[week], place[2], now - HISTORY, now - QUIET)
}
