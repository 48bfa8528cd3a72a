import type { Database } from '@shinequo/server/plugins/database/engine'
import type { Actor } from '@shinequo/server/plugins/tokens'
import { seedCoaches } from '@shinequo/server/seeds/coaches'
import { seedStudents } from '@shinequo/server/seeds/people'
import { seedBookings } from '@shinequo/server/seeds/sessions'

/** How many people there are in addition to the pairs that book. */
export interface CrowdWanted {
  /** Students who only look. */
  readonly onlookers: number
  /** Sessions, of two people each, with open rooms. */
  readonly rooms: number
  /** Coaches whose times have not been requested yet. */
  readonly coaches: number
}

interface Crowd {
  readonly coachIds: string[]
  readonly onlookers: Actor[]
  readonly rooms: { readonly booking: string; readonly student: Actor; readonly coach: Actor }[]
}

const SOON_MS = 5 * 60_000

/** Coaches per batch: all of them in one statement would exceed the limit of parameters. */
const COACHES_AT_ONCE = 1000

/** Seeds the crowd. Its sessions start in five minutes, so that their rooms stay open for forty more. */
export async function seedCrowd(
  database: Database,
  { onlookers, rooms, coaches: unasked }: CrowdWanted,
): Promise<Crowd> {
  const many = (count: number) => Array.from({ length: count }, () => ({}))
  const coachIds: string[] = []
  while (coachIds.length < unasked) {
    const count = Math.min(COACHES_AT_ONCE, unasked - coachIds.length)
    const seeded = await database.transaction((trx) => seedCoaches(trx, many(count)))
    coachIds.push(...seeded.map(({ profileId }) => profileId))
  }
  if (rooms === 0) return { onlookers: [], rooms: [], coachIds }
  return database.transaction(async (trx) => {
    const looking = await seedStudents(trx, many(onlookers))
    const students = await seedStudents(trx, many(rooms))
    const coaches = await seedCoaches(trx, many(rooms))
    const meetings = students.map((student, at) => ({ student, coach: coaches[at] ?? student }))
    const bookings = await seedBookings(
      trx,
      meetings.map(({ student, coach }) => ({
        student_profile_id: student.profileId,
        coach_id: coach.profileId,
        starts_at: new Date(Date.now() + SOON_MS),
      })),
    )
    return {
      coachIds,
      onlookers: looking.map(({ actor }) => actor),
      rooms: meetings.map(({ student, coach }, at) => ({
        booking: bookings[at]?.bookingId ?? '',
        student: student.actor,
        coach: coach.actor,
      })),
    }
  })
}
