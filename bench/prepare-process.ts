import { join } from 'node:path'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { openEmbedded } from '@shinequo/server/plugins/database/embedded'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import type { Trx } from '@shinequo/server/plugins/database/tables'
import { seedCoaches } from '@shinequo/server/seeds/coaches'
import { seedStudents } from '@shinequo/server/seeds/people'
import { allowManySessions, seedBookings } from '@shinequo/server/seeds/sessions'
import type { Callers, CallersWanted } from './callers.ts'
import { ROUND_THE_CLOCK } from './world.ts'

/** More at once would exceed the limits of parameters in a statement or of time in a transaction. */
const AT_ONCE = 500

/**
 * Each student has a session this long ago, and another one so far ahead. A programme has some, and what it has decides the
 * plans: for an empty table the planner chooses sequential scans, which a connection keeps until the table is analyzed
 * again. Both are too far away to be read with the times around a claim.
 */
const AWAY_MS = 60 * 86_400_000

/** Seeds coaches and students in a database that has its tables, and reports who they are. */
process.once('message', async ({ databaseUrl, dataDir, coaches, students }: CallersWanted) => {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded({ dataDir: join(dataDir, 'database') })
  const inBatches = async <T>(count: number, seed: (trx: Trx, size: number) => Promise<T[]>) => {
    const all: T[] = []
    while (all.length < count) {
      const size = Math.min(AT_ONCE, count - all.length)
      all.push(...(await database.transaction((trx) => seed(trx, size))))
    }
    return all
  }
  await database.transaction(allowManySessions)
  const many = <T>(size: number, one: T) => Array.from({ length: size }, () => one)
  const busy = { time_zone: 'UTC', hours: ROUND_THE_CLOCK }
  const seededCoaches = await inBatches(coaches, (trx, size) => seedCoaches(trx, many(size, busy)))
  const seededStudents = await inBatches(students, (trx, size) => seedStudents(trx, many(size, {})))
  for (const [status, first] of [
    ['completed', Date.now() - AWAY_MS],
    ['booked', Date.now() + AWAY_MS],
  ] as const) {
    let at = 0
    await inBatches(students, (trx, size) =>
      seedBookings(
        trx,
        seededStudents.slice(at, at + size).map(({ profileId }) => {
          const [nth, coach] = [Math.floor(at / coaches), seededCoaches[at++ % coaches]!]
          const starts_at = new Date(first + nth * SESSION_MS)
          return { coach_id: coach.profileId, student_profile_id: profileId, starts_at, status }
        }),
      ),
    )
  }
  await database.close()
  const callers: Callers = {
    coachIds: seededCoaches.map(({ profileId }) => profileId),
    students: seededStudents.map(({ actor }) => actor),
  }
  process.on('disconnect', () => process.exit(0))
  process.send?.(callers)
})
