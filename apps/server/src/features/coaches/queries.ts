import type { Sql } from '../../plugins/database/tables.ts'

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

/** Every coach who accepts students, by name. */
export async function acceptingCoaches(sql: Sql): Promise<CoachRow[]> {
  return coaches(sql)
    .where('c.accepts_students', '=', true)
    .orderBy('a.first_name')
    .orderBy('a.last_name')
    .orderBy('c.id')
    .execute()
}

/** The coaches of these ids, accepting students or not; in no order. */
export async function coachesById(sql: Sql, ids: readonly string[]): Promise<CoachRow[]> {
  return ids.length === 0 ? [] : coaches(sql).where('c.id', 'in', ids).execute()
}
