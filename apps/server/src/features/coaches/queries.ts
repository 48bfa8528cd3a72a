import { sql as raw, type Updateable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A coach with the person, as students see one. */
export interface CoachRow {
  id: string
  account_id: string
  first_name: string
  last_name: string
  picture_key: string | null
  rating: number | null
  city: string
  state: string
  focus_area: string
  description: string
  language_preference: string
  time_zone: string
}

function coaches(sql: Sql) {
  return sql
    .selectFrom('coaches as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'c.id',
      'c.account_id',
      'a.first_name',
      'a.last_name',
      'c.picture_key',
      'c.rating',
      'c.city',
      'c.state',
      'c.focus_area',
      'c.description',
      'c.language_preference',
      'c.time_zone',
    ])
}

/** Every coach who is open to students, by name. */
export async function openCoaches(sql: Sql): Promise<CoachRow[]> {
  return coaches(sql)
    .where(raw<boolean>`coach_is_open(c)`)
    .orderBy('a.first_name')
    .orderBy('a.last_name')
    .orderBy('c.id')
    .execute()
}

/** The coaches of these ids, accepting students or not; in no order. */
export async function coachesById(sql: Sql, ids: readonly string[]): Promise<CoachRow[]> {
  return ids.length === 0 ? [] : coaches(sql).where('c.id', 'in', ids).execute()
}

/** A coach with what decides how far they are with joining. */
export interface StandingRow {
  id: string
  account_id: string
  picture_key: string | null
  focus_area: string
  description: string
  language_preference: string
  time_zone: string
  has_hours: boolean
  approved_at: Date | null
  capacity: number
  version: number
  /** Live matches. */
  students: number
}

const STANDING = [
  'c.id',
  'c.account_id',
  'c.picture_key',
  'c.focus_area',
  'c.description',
  'c.language_preference',
  'c.time_zone',
  'c.approved_at',
  'c.capacity',
  'c.version',
] as const
const hasHours = raw<boolean>`exists (select from weekly_hours h where h.coach_id = c.id)`
const students = raw<number>`(select count(*) from match_requests m
  where m.coach_id = c.id and m.status in ('pending', 'accepted'))`

/** How the coaches of these accounts stand. */
export async function standingsOfAccounts(sql: Sql, accountIds: readonly string[]): Promise<StandingRow[]> {
  if (accountIds.length === 0) return []
  return sql
    .selectFrom('coaches as c')
    .select([...STANDING, hasHours.as('has_hours'), students.as('students')])
    .where('c.account_id', 'in', accountIds)
    .execute()
}

/** As above, one coach by id, kept from other writers until the transaction ends. */
export async function lockStanding(trx: Trx, coachId: string): Promise<StandingRow | undefined> {
  return trx
    .selectFrom('coaches as c')
    .select([...STANDING, hasHours.as('has_hours'), students.as('students')])
    .where('c.id', '=', coachId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores a coach who has given nothing yet, unseen by students. */
export async function insertJoiningCoach(
  trx: Trx,
  coach: { id: string; account_id: string; time_zone: string },
): Promise<void> {
  await trx.insertInto('coaches').values(coach).execute()
}

export type CoachChange = Partial<
  Pick<
    Updateable<Tables['coaches']>,
    'city' | 'state' | 'focus_area' | 'description' | 'language_preference' | 'picture_key'
  >
>

/** Changes a coach's own page. */
export async function updateCoach(trx: Trx, coachId: string, change: CoachChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('coaches').set(change).where('id', '=', coachId).execute()
}

/** What administrators change of a coach; counts as a new version. */
export async function steerCoach(
  trx: Trx,
  coachId: string,
  change: { approved_at: Date } | { capacity: number },
): Promise<void> {
  await trx
    .updateTable('coaches')
    .set({ ...change, version: raw<number>`version + 1` })
    .where('id', '=', coachId)
    .execute()
}
