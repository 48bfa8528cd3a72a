import { SET_UP_STEPS } from '@shinequo/contract/programme/set-up'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { sql } from 'kysely'
import { cleanDescription } from '../features/coaches/service.ts'
import type { Context } from '../plugins/context.ts'
import type { Sql, Trx } from '../plugins/database/tables.ts'
import { seedAnswers } from './answers.ts'
import { seedCoaches } from './coaches.ts'
import { DEMO_ACCOUNTS, DEMO_COACH_EMAIL, DEMO_STUDENT_EMAIL } from './demo-accounts.ts'
import { DEMO_COACHES } from './demo-coaches.ts'
import { storeCrowd } from './demo-crowd.ts'
import { HISTORY, storeHistory } from './demo-history.ts'
import { WEEKS } from './demo-hours.ts'
import { JOINING_PORTRAIT, storeJoining } from './demo-joining.ts'
import { demoPosts } from './demo-posts.ts'
import { explainMatches } from './demo-reasons.ts'
import { DEMO_WALL_SCHOOL, storeWall } from './demo-stories.ts'
import {
  DEMO_ADMIN,
  DEMO_ANSWERS,
  DEMO_DOMAINS,
  DEMO_ENDED_SCHOOLS,
  DEMO_NEWCOMER,
  DEMO_RATERS,
  DEMO_STUDENT,
  DEMO_STUDENT_PORTRAIT,
} from './demo-students.ts'
import { type SeededPerson, seedAccount, seedStudents } from './people.ts'
import { drawPortrait } from './portraits.ts'
import { seedPosts } from './posts.ts'
import { seedDomain, seedSchool } from './schools.ts'
import { seedWall } from './stories.ts'

const DAY = 86_400_000
/** What help pages tell students, and coaches who hand over a worry. */
const DEMO_CARE = {
  hours: 'Monday to Friday, 9 AM to 5 PM, New York time',
  contact_email: 'staff@shinequo.example',
}

/**
 * Stores the demo data of interface.md, except the upcoming sessions (`topUpUpcomingSessions`). Does nothing and returns
 * false if one of the demo accounts already exists. `withCrowd` adds students who fill the programme's page.
 */
export async function seedDemo(context: Context, withCrowd = false): Promise<boolean> {
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
    const programme = { spanish_read_by: 'Sample reader', set_up_skipped: [...SET_UP_STEPS] }
    await trx.updateTable('programme').set(programme).execute()
    await trx.updateTable('care_settings').set(DEMO_CARE).execute()
    const coaches = await storeCoaches(trx, pictures, since)
    const [student, , ...raters] = await seedStudents(trx, [
      { ...DEMO_STUDENT, ...(studentPicture && { picture: studentPicture }), created_at: since },
      { ...DEMO_NEWCOMER, created_at: new Date(now - DAY) },
      ...DEMO_RATERS.map((rater, at) => ({
        ...rater,
        email: `sample-student-${at + 1}@shinequo.example`,
        created_at: since,
      })),
    ])
    const admin = await seedAccount(trx, { ...DEMO_ADMIN, created_at: since })
    await storeJoining(trx, joiningPicture, admin.accountId, now)
    const student_profile_id = student!.profileId
    await seedAnswers(trx, { student_profile_id, created_at: new Date(now - 14 * DAY), ...DEMO_ANSWERS })
    await storeHistory(trx, student!, raters, coaches, now)
    if (withCrowd) await storeCrowd(trx, coaches, now)
    await explainMatches(trx, student_profile_id, new Date(now - 14 * DAY))
    await seedPosts(trx, posts)
    await storeDomains(trx)
    await storeEndedSchools(trx)
    const neighbours = raters.filter((_, at) => DEMO_RATERS[at]?.school === DEMO_WALL_SCHOOL)
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

/** Two more sample schools: one that nobody new can choose, and one that was joined to another. */
async function storeEndedSchools(trx: Trx): Promise<void> {
  for (const school of DEMO_ENDED_SCHOOLS) await seedSchool(trx, school)
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
    DEMO_COACHES.map((coach, at) => {
      const { name, place, focus, languages, codes, bio, week, stars: _, portrait: __, ...columns } = coach
      const picture = pictures[at]
      return {
        ...columns,
        email: at === 0 ? DEMO_COACH_EMAIL : `sample-coach-${at}@shinequo.example`,
        first_name: name[0],
        last_name: name[1],
        city: place[0],
        state: place[1],
        time_zone: place[2],
        focus_area: focus,
        language_preference: languages,
        codes: [...codesNamed('focus', focus), ...codesNamed('language', languages), ...codes],
        description: cleanDescription(bio),
        hours: WEEKS[week],
        // Leaves places for students who try the programme.
        capacity: 30,
        created_at: since,
        ...(picture && { picture }),
      }
    }),
  )
}
