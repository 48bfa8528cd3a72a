import { randomUUID } from 'node:crypto'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'
import {
  type AccountSeed,
  accountRow,
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

/**
 * Stores coaches who by default are approved, accept students, have weekly hours, and have the codes named in their
 * texts.
 */
export async function seedCoaches(trx: Trx, seeds: readonly CoachSeed[]): Promise<SeededPerson[]> {
  const pictures = await storePictures(
    trx,
    seeds.map((seed) => seed.picture),
  )
  const accounts = seeds.map(({ account_id, ...seed }) =>
    accountRow({
      ...seed,
      id: account_id ?? randomUUID(),
      role: 'coach',
      time_zone: seed.time_zone ?? 'America/New_York',
    }),
  )
  const coaches = seeds.map((seed, at) => ({
    id: seed.id ?? randomUUID(),
    account_id: accounts[at]!.id,
    city: seed.city ?? 'Boston',
    state: seed.state ?? 'Massachusetts',
    focus_area: seed.focus_area ?? 'Study habits',
    description: seed.description ?? '<p>I listen first.</p>',
    language_preference: seed.language_preference ?? 'English',
    codes: seed.codes ?? [
      ...codesNamed('focus', seed.focus_area ?? 'Study habits'),
      ...codesNamed('language', seed.language_preference ?? 'English'),
    ],
    school: seed.school ?? '',
    picture_key: pictures[at] ?? null,
    time_zone: seed.time_zone ?? 'America/New_York',
    phone_line: seed.phone_line ?? '',
    meeting_link: seed.meeting_link ?? '',
    accepts_students: seed.accepts_students ?? true,
    capacity: seed.capacity ?? 20,
    rating: seed.rating ?? null,
    minimum_notice_minutes: seed.minimum_notice_minutes ?? 120,
    horizon_days: seed.horizon_days ?? 21,
    buffer_before_minutes: seed.buffer_before_minutes ?? 0,
    buffer_after_minutes: seed.buffer_after_minutes ?? 0,
    max_per_day: seed.max_per_day ?? null,
    max_per_week: seed.max_per_week ?? null,
    approved_at: seed.approved_at === undefined ? REGISTERED : seed.approved_at,
  }))
  const hours = seeds.flatMap((seed, at) =>
    (seed.hours ?? EVERY_DAY).map((range) => ({ ...range, coach_id: coaches[at]!.id })),
  )
  await trx.insertInto('accounts').values(accounts).execute()
  await trx.insertInto('coaches').values(coaches).execute()
  if (hours.length > 0) await trx.insertInto('weekly_hours').values(hours).execute()
  return coaches.map(({ id }, at) => person(accounts[at]!.id, 'coach', id, accounts[at]!.email))
}

export async function seedCoach(trx: Trx, seed: CoachSeed = {}): Promise<SeededPerson> {
  const [coach] = await seedCoaches(trx, [seed])
  return coach!
}
