import { randomUUID } from 'node:crypto'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'
import {
  type AccountSeed,
  accountRow,
  byTable,
  person,
  REGISTERED,
  type SeededPerson,
  storePictures,
} from './people.ts'

/** One range of weekly hours: weekday 1 (Monday) to 7, minutes since midnight in the coach's zone, end excluded. */
export type HoursSeed = Omit<Tables['weekly_hours'], 'coach_id'>

/** Nine to five on every day of the week. */
const EVERY_DAY: readonly HoursSeed[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_minute: 9 * 60,
  end_minute: 17 * 60,
}))

type CoachColumns = Omit<Insertable<Tables['coaches']>, 'id' | 'account_id' | 'picture_key' | 'time_zone'>

/** `id` is the coach's id; `time_zone` is the account's too. */
export interface CoachSeed extends Omit<AccountSeed, 'role' | 'time_zone'>, Partial<CoachColumns> {
  account_id?: string
  time_zone?: string
  /** JPEG bytes. */
  picture?: Uint8Array
  /** Nine to five every day by default; [] for a coach without hours. */
  hours?: readonly HoursSeed[]
}

/** A coach who is approved; what is missing is as the table has it by default. */
const COACH = {
  city: 'Boston',
  state: 'Massachusetts',
  focus_area: 'Study habits',
  description: '<p>I listen first.</p>',
  language_preference: 'English',
  approved_at: REGISTERED,
} satisfies Partial<CoachColumns>

/**
 * Stores coaches who by default are approved, accept students, have weekly hours, and have the codes named in their
 * texts.
 */
export async function seedCoaches(trx: Trx, seeds: readonly CoachSeed[]): Promise<SeededPerson[]> {
  const pictures = await storePictures(
    trx,
    seeds.map((seed) => seed.picture),
  )
  const rows = seeds.map((seed, at) => {
    const { id = randomUUID(), account_id = randomUUID(), time_zone = 'America/New_York', ...more } = seed
    const { picture: _, hours = EVERY_DAY, ...columns } = more
    const [account, given] = byTable(columns)
    const coach = { ...COACH, ...given }
    const codes = [
      ...codesNamed('focus', coach.focus_area),
      ...codesNamed('language', coach.language_preference),
    ]
    return {
      account: accountRow({ ...account, id: account_id, role: 'coach', time_zone }),
      coach: { codes, ...coach, id, account_id, time_zone, picture_key: pictures[at] ?? null },
      hours: hours.map((range) => ({ ...range, coach_id: id })),
    }
  })
  const hours = rows.flatMap((row) => row.hours)
  await trx
    .insertInto('accounts')
    .values(rows.map(({ account }) => account))
    .execute()
  await trx
    .insertInto('coaches')
    .values(rows.map(({ coach }) => coach))
    .execute()
  if (hours.length > 0) await trx.insertInto('weekly_hours').values(hours).execute()
  return rows.map(({ account, coach }) => person(account.id, 'coach', coach.id, account.email))
}

export async function seedCoach(trx: Trx, seed: CoachSeed = {}): Promise<SeededPerson> {
  const [coach] = await seedCoaches(trx, [seed])
  return coach!
}
