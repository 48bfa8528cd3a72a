import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { submitResponses } from '@shinequo/contract/questionnaire'
import { headKept } from '../features/audit/check/service.ts'
import { availabilityChanged } from '../features/availability/service.ts'
import { seedBooking, seedFeedback } from '../seeds/sessions.ts'
import { seedStories } from '../seeds/stories.ts'
import { type AccessWorld, CALLERS, type Caller, FOR_STAFF, NOTE, startAccessWorld } from './access-world.ts'
import type { EngineName } from './engines.ts'
import type { Mark } from './fuzz-judge.ts'
import { restoreRows, snapshotRows } from './row-snapshot.ts'
import { TEST_NOW } from './test-clock.ts'

const HOUR = 3_600_000
/** The name under which the rows of the world are saved. */
const AS_PLANTED = 'as_planted'

/** A small programme in which everybody has written something that not everybody may read. */
export interface FuzzWorld extends AccessWorld {
  readonly marks: readonly Mark[]
}

/** A new world. Callers who might gain access to a text through another caller's actions are left out of its check. */
export async function startFuzzWorld(engine: EngineName): Promise<FuzzWorld> {
  const world = await startAccessWorld(engine)
  const { app, student, coach, actors } = world
  const { database } = app.context
  await app.call(submitResponses, {
    as: student.actor,
    body: world.answers.map((answer) => ({
      ...answer,
      answer_text: answer.answer_text && 'I lie awake over my loans',
    })),
  })
  await database.transaction(async (trx) => {
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW - 44 * HOUR) })
    await seedFeedback(trx, {
      booking_id: bookingId,
      coach_id: coach.profileId,
      coach_rating: 2,
      feedback: 'He looked at his phone',
    })
    await seedStories(trx, [
      { student_profile_id: student.profileId, story: 'My first winter away from home' },
    ])
  })
  await database.root
    .updateTable('bookings')
    .set({ pre_session_note: 'Please do not mention my sister' })
    .where('id', '=', world.comingBookingId)
    .execute()
  await database.root
    .updateTable('coaches')
    .set({ welcome: 'So glad that we found each other' })
    .where('id', '=', coach.profileId)
    .execute()
  const accounts = await database.root.selectFrom('accounts').select(['id', 'email']).execute()
  const emailOf = (id: string | undefined) => accounts.find((account) => account.id === id)?.email ?? ''
  await snapshotRows(database, AS_PLANTED)
  return {
    ...world,
    marks: [
      { text: NOTE, readers: ['coach'] },
      // Another coach may be paired with the student.
      { text: 'I lie awake over my loans', readers: ['student', 'coach', 'otherCoach'] },
      { text: 'He looked at his phone', readers: ['student'] },
      { text: 'Please do not mention my sister', readers: ['student', 'coach'] },
      { text: 'A family matter, kept apart', readers: ['student', 'coach'] },
      // Another student may be paired with the coach.
      {
        text: 'So glad that we found each other',
        readers: ['student', 'otherStudent', 'coach', 'admin'],
      },
      // It may be published on the wall of the school of both students.
      { text: 'My first winter away from home', readers: ['student', 'otherStudent', 'admin'] },
      { text: FOR_STAFF, readers: ['admin'] },
      { text: student.email, readers: ['student', 'admin'] },
      { text: coach.email, readers: ['coach', 'admin'] },
      { text: emailOf(actors.otherStudent?.accountId), readers: ['otherStudent', 'admin'] },
      { text: emailOf(actors.admin?.accountId), readers: ['admin'] },
      { text: world.refresh, readers: [] },
      { text: world.invitation.token, readers: [] },
      { text: world.moving.token, readers: [] },
    ],
  }
}

/** The callers with the roles and profiles that they have now. Whoever was erased stays as they were. */
export async function currentActors({ app, actors }: FuzzWorld): Promise<AccessWorld['actors']> {
  const people = await app.context.database.root
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(({ fn, ref }) => ['a.id', 'a.role', fn.coalesce('s.id', 'c.id', ref('a.id')).as('profile_id')])
    .execute()
  const found = new Map(people.map(({ id, role, profile_id }) => [id, { role, profileId: profile_id }]))
  const now = (actor: AccessWorld['actors'][Caller]) => actor && { ...actor, ...found.get(actor.accountId) }
  return Object.fromEntries(CALLERS.map((caller) => [caller, now(actors[caller])])) as AccessWorld['actors']
}

/** Restores the initial world: its rows, its time, and what the application caches in memory. */
export async function restoreFuzzWorld({ app, actors, coach }: FuzzWorld): Promise<void> {
  const { context, clock } = app
  // The audit is reset with the rows, so its stored head is deleted, as after restoring a backup.
  await headKept(context)
  rmSync(join(context.env.dataDir, 'audit-head.json'), { force: true })
  await restoreRows(context.database, AS_PLANTED)
  clock.set(TEST_NOW)
  for (const actor of Object.values(actors)) if (actor) context.tokens.endBefore(actor.accountId, 0)
  availabilityChanged(context, [coach.profileId, actors.otherCoach?.profileId ?? ''])
}
