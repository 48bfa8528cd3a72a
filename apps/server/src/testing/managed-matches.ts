import { listMatchRequests } from '@shinequo/contract/matching'
import { listMatches } from '@shinequo/contract/matching/programme-matches'
import { matchStudent } from '../features/matching/jobs.ts'
import { seedAnsweredStudent } from '../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../seeds/coaches.ts'
import { type MatchSeed, seedMatch } from '../seeds/matches.ts'
import { type SeededPerson, type StudentSeed, seedAccount } from '../seeds/people.ts'
import { emptyApp } from './empty-app.ts'
import type { TestApp } from './test-app.ts'

/** What the sample answers and an ordinary coach have in common. */
export const REASONS = ['Speaks English', 'Works on study habits and planning', 'Free in the mornings']

/** Matches that administrators manage. `app` returns the application once it runs. */
export function managedMatches(app: () => TestApp) {
  const root = () => app().context.database.root
  const addCoach = (seed: CoachSeed = {}) => app().context.database.transaction((trx) => seedCoach(trx, seed))
  const addStudent = (seed: StudentSeed = {}) =>
    app().context.database.transaction((trx) =>
      seedAnsweredStudent(trx, new Date(app().clock.now()), {
        language_preference: 'Spanish',
        time_zone: 'America/New_York',
        ...seed,
      }),
    )
  const setMode = (matching_mode: 'automatic' | 'coach' | 'admin') =>
    root().updateTable('programme').set({ matching_mode }).execute()
  return {
    root,
    addCoach,
    addStudent,
    setMode,

    /** Empties the application. Adds an administrator, and a student and a coach who could be matched by the former. */
    async begin() {
      await emptyApp(app())
      const admin = await app().context.database.transaction((trx) =>
        seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
      )
      const maya = await addStudent({
        first_name: 'Maya',
        last_name: 'Torres',
        email: 'maya@school.example',
      })
      const amara = await addCoach({
        first_name: 'Amara',
        last_name: 'Obi',
        language_preference: 'English, Spanish',
      })
      await setMode('admin')
      return { admin, maya, amara }
    },

    addMatch: (student: SeededPerson, coach: SeededPerson, seed: Partial<MatchSeed> = {}) =>
      app().context.database.transaction((trx) =>
        seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId, ...seed }),
      ),

    /** Runs the engine for a student. */
    matchNow: (student: SeededPerson) =>
      matchStudent.handle(app().context, { studentProfileId: student.profileId }),

    /** What an administrator sees of the matches in a state. */
    list: async (
      admin: SeededPerson,
      status: 'pending' | 'accepted' | 'ended',
      query: Record<string, string> = {},
    ) => (await app().call(listMatches, { as: admin.actor, query: { status, ...query } })).body,

    /** The first names of a student's coaches, with the states of the matches. */
    seen: async (student: SeededPerson) =>
      (await app().call(listMatchRequests, { as: student.actor })).body.map((match) => [
        match.from_user_profile.user.first_name,
        match.status,
      ]),

    mails: (subject: string) => app().sent.filter((mail) => mail.subject === subject),

    /** The entries of the audit, without those of opened lists. */
    acts: () =>
      root()
        .selectFrom('audit_entries')
        .select(['action', 'reason', 'student_profile_id'])
        .where('action', '<>', 'list.opened')
        .orderBy('at')
        .execute(),
  }
}
