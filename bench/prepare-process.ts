import { join } from 'node:path'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { openEmbedded } from '@shinequo/server/plugins/database/embedded'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import type { Trx } from '@shinequo/server/plugins/database/tables'
import { pictureUrl } from '@shinequo/server/plugins/pictures'
import { seedCoaches } from '@shinequo/server/seeds/coaches'
import { seedStudents, storePictures } from '@shinequo/server/seeds/people'
import { allowManySessions, type BookingSeed, seedBookings } from '@shinequo/server/seeds/sessions'
import type { Callers, CallersWanted } from './callers.ts'

/** More at once would exceed the limits of parameters in a statement or of time in a transaction. */
const AT_ONCE = 500

/**
 * Each student has a session this long ago, and another one so far ahead. A programme has some, and what it has decides the
 * plans: for an empty table the planner chooses sequential scans, which a connection keeps until the table is analyzed
 * again. Both are too far away to be read with the times around a claim.
 */
const AWAY_MS = 60 * 86_400_000
/** Sessions in open rooms begin so soon. */
const SOON_MS = 5 * 60_000
const ROUND_THE_CLOCK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_minute: 0,
  end_minute: 1440,
}))
/** The usual size of a cropped profile picture. */
const PICTURE = Buffer.alloc(6000, 0xff)

/** Seeds people in a database that has its tables, and reports who they are. */
process.once('message', async (wanted: CallersWanted) => {
  const { databaseUrl, dataDir, ordinary = 0, rooms = 0 } = wanted
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded({ dataDir: join(dataDir, 'database') })
  const inBatches = async <Seed, T>(
    seeds: readonly Seed[],
    seed: (trx: Trx, batch: Seed[]) => Promise<T[]>,
  ) => {
    const all: T[] = []
    while (all.length < seeds.length)
      all.push(
        ...(await database.transaction((trx) => seed(trx, seeds.slice(all.length, all.length + AT_ONCE)))),
      )
    return all
  }
  await database.transaction(allowManySessions)
  const many = <T>(size: number, one: T) => Array.from({ length: size }, () => one)
  const busy = { time_zone: 'UTC', hours: ROUND_THE_CLOCK }
  const coaches = await inBatches(many(wanted.coaches, busy), seedCoaches)
  const students = await inBatches(many(wanted.students, {}), seedStudents)
  const others = await inBatches(many(ordinary + rooms, {}), seedCoaches)
  const inRooms = await inBatches(many(rooms, {}), seedStudents)
  const away = (status: 'completed' | 'booked', first: number) =>
    students.map(({ profileId }, at): BookingSeed => {
      const starts_at = new Date(first + Math.floor(at / coaches.length) * SESSION_MS)
      const coach_id = coaches[at % coaches.length]!.profileId
      return { coach_id, student_profile_id: profileId, starts_at, status }
    })
  const now = Date.now()
  await inBatches([...away('completed', now - AWAY_MS), ...away('booked', now + AWAY_MS)], seedBookings)
  const soon = inRooms.map(
    (student, at): BookingSeed => ({
      student_profile_id: student.profileId,
      coach_id: others[ordinary + at]!.profileId,
      starts_at: new Date(now + SOON_MS),
    }),
  )
  const sessions = await inBatches(soon, seedBookings)
  const [picture = null] = await database.transaction((trx) => storePictures(trx, [PICTURE]))
  await database.close()
  const callers: Callers = {
    coachIds: coaches.map(({ profileId }) => profileId),
    coaches: coaches.map(({ actor }) => actor),
    students: students.map(({ actor }) => actor),
    ordinaryIds: others.slice(0, ordinary).map(({ profileId }) => profileId),
    rooms: sessions.map(({ bookingId: booking }, at) => ({
      booking,
      student: inRooms[at]!.actor,
      coach: others[ordinary + at]!.actor,
    })),
    picture: pictureUrl(picture) ?? '',
  }
  process.on('disconnect', () => process.exit(0))
  process.send?.(callers)
})
