import type { Database } from '@shinequo/server/plugins/database/engine'
import { pictureUrl } from '@shinequo/server/plugins/pictures'
import type { Actor } from '@shinequo/server/plugins/tokens'
import { seedCoaches } from '@shinequo/server/seeds/coaches'
import { type SeededPerson, seedStudents, storePictures } from '@shinequo/server/seeds/people'
import { allowManySessions } from '@shinequo/server/seeds/sessions'

/** A student and a coach whose times they book one after another. */
export interface Pair {
  readonly student: Actor
  readonly coach: Actor
  readonly coachId: string
}

/** As many pairs as the busiest measurement has clients, so that no client waits for another one's coach. */
export const PAIRS = 64

/** Hours day and night, so that every half hour of three weeks is an open slot. */
export const ROUND_THE_CLOCK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_minute: 0,
  end_minute: 1440,
}))

/** The usual size of a cropped profile picture. */
const PICTURE = Buffer.alloc(6000, 0xff)

export interface World {
  readonly ordinaryCoachId: string
  readonly pairs: Pair[]
  readonly picture: string
}

/** One ordinary coach, whose three weeks are requested, the pairs that book, and a picture. */
export async function seedWorld(database: Database): Promise<World> {
  return database.transaction(async (trx) => {
    await allowManySessions(trx)
    const [ordinary] = await seedCoaches(trx, [{}])
    const busy = { time_zone: 'UTC', hours: ROUND_THE_CLOCK }
    const coaches = await seedCoaches(
      trx,
      Array.from({ length: PAIRS }, () => busy),
    )
    const students = await seedStudents(
      trx,
      Array.from({ length: PAIRS }, () => ({})),
    )
    const [picture = null] = await storePictures(trx, [PICTURE])
    return {
      picture: pictureUrl(picture) ?? '',
      ordinaryCoachId: ordinary?.profileId ?? '',
      pairs: students.map(({ actor: student }, at) => {
        const { actor: coach, profileId: coachId } = coaches[at] as SeededPerson
        return { student, coach, coachId }
      }),
    }
  })
}

const HALF_HOUR = 1_800_000
/** After the minimum notice of two hours, with time for the run itself. */
const FIRST_MS = 4 * 3_600_000
/** Slots of one pair within the horizon of 21 days. */
export const SLOTS_PER_PAIR = 20 * 48

/** The times of a pair, each used once: a counter that starts after the notice. */
export function slotTimes(nth: number, now: number): { start: Date; end: Date } {
  const start = Math.ceil((now + FIRST_MS) / HALF_HOUR) * HALF_HOUR + nth * HALF_HOUR
  return { start: new Date(start), end: new Date(start + HALF_HOUR) }
}
