import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'

/** Something that entries are about, as it is today. */
export interface ThingRow {
  type: string
  id: string
  student_profile_id: string | null
  coach_id: string | null
  starts_at: Date | null
  title: string
  school: string
}

/** The ids of things by the type that entries name. */
export type ThingIds = ReadonlyMap<string, readonly string[]>

/** The things with these ids that still exist, in no order. Ids of other types are ignored. */
export async function thingsOf(sql: Sql, ids: ThingIds): Promise<ThingRow[]> {
  const of = (type: string) => raw`any(${ids.get(type) ?? []}::uuid[])`
  const { rows } = await raw<ThingRow>`
    select 'booking' as type, id::text, student_profile_id, coach_id, starts_at, '' as title, '' as school
    from bookings where id = ${of('booking')}
    union all select 'match', id::text, student_profile_id, coach_id, null, '', ''
    from match_requests where id = ${of('match')}
    union all select 'note', id::text, student_profile_id, coach_id, null, '', ''
    from coach_notes where id = ${of('note')}
    union all select 'care_request', id::text, student_profile_id, null, null, '', ''
    from care_requests where id = ${of('care_request')}
    union all select 'post', id::text, null, null, null, title, school
    from posts where id = ${of('post')} and deleted_at is null
    union all select 'roster', id::text, null, null, null, file_name, ''
    from roster_imports where id = ${of('roster')}
    union all select 'school', value, null, null, null, name, ''
    from schools where value = any(${ids.get('school') ?? []}::text[])`.execute(sql)
  return rows
}
