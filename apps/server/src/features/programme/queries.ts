import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** What the programme chose, as its one row holds it. */
export interface ProgrammeRow {
  matching_mode: 'automatic' | 'coach' | 'admin'
  restrict_booking_to_matches: boolean
  most_upcoming_sessions: number
  /** Counts the changes. */
  version: number
}

const COLUMNS = ['matching_mode', 'restrict_booking_to_matches', 'most_upcoming_sessions', 'version'] as const

export async function programmeRow(sql: Sql): Promise<ProgrammeRow> {
  return sql.selectFrom('programme').select(COLUMNS).executeTakeFirstOrThrow()
}

/** Stores what the programme chose in place of the version that `row` names; undefined when that is not the newest. */
export async function updateProgramme(trx: Trx, row: ProgrammeRow): Promise<ProgrammeRow | undefined> {
  return trx
    .updateTable('programme')
    .set({ ...row, version: row.version + 1 })
    .where('version', '=', row.version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export interface SessionRow {
  student_profile_id: string
  status: Tables['bookings']['status']
  starts_at: Date
  ends_at: Date
}

/** The sessions that begin in [from, to). */
export async function sessionsBetween(sql: Sql, from: Date, to: Date): Promise<SessionRow[]> {
  return sql
    .selectFrom('bookings')
    .select(['student_profile_id', 'status', 'starts_at', 'ends_at'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .execute()
}

export interface StudentWayRow {
  created_at: Date
  is_completed: boolean
  matched_at: Date | null
  first_session_at: Date | null
  gave_feedback: boolean
}

/** How far each student has come until `now`: the first match that stood, the first session held, any feedback. */
export async function studentWays(sql: Sql, now: Date): Promise<StudentWayRow[]> {
  const { rows } = await raw<StudentWayRow>`
    select a.created_at, s.is_completed, m.matched_at, b.first_session_at,
      coalesce(b.gave_feedback, false) as gave_feedback
    from student_profiles s
    join accounts a on a.id = s.account_id
    left join (
      select student_profile_id, min(created_at) as matched_at from match_requests
      where status in ('accepted', 'ended') group by student_profile_id
    ) m on m.student_profile_id = s.id
    left join (
      select b.student_profile_id,
        min(b.starts_at) filter (
          where b.status = 'completed' or (b.status = 'booked' and b.ends_at <= ${now})
        ) as first_session_at,
        bool_or(f.booking_id is not null) as gave_feedback
      from bookings b left join feedback f on f.booking_id = b.id
      group by b.student_profile_id
    ) b on b.student_profile_id = s.id`.execute(sql)
  return rows
}

/** The feedback given in [from, to): how much, the sum of its stars, and by how many students. */
export async function feedbackBetween(
  sql: Sql,
  from: Date,
  to: Date,
): Promise<{ count: number; sum: number; students: number }> {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('f.coach_rating'), raw<number>`0`).as('sum'),
      fn.count<number>('b.student_profile_id').distinct().as('students'),
    ])
    .where('f.created_at', '>=', from)
    .where('f.created_at', '<', to)
    .executeTakeFirstOrThrow()
}

export interface CoachLoadRow {
  id: string
  name: string
  picture_key: string | null
  rating: number | null
  students: number
  sessions: number
  weekly_minutes: number
}

/** Coaches whom students may see, with their live matches, their sessions that begin in [from, to), and their hours. */
export async function coachLoads(sql: Sql, from: Date, to: Date): Promise<CoachLoadRow[]> {
  const { rows } = await raw<CoachLoadRow>`
    select c.id, a.first_name || ' ' || a.last_name as name, c.picture_key, c.rating,
      (select count(*)::int from match_requests m where m.coach_id = c.id and m.status = 'accepted') as students,
      (select count(*)::int from bookings b where b.coach_id = c.id and b.status <> 'cancelled'
        and b.starts_at >= ${from} and b.starts_at < ${to}) as sessions,
      (select coalesce(sum(w.end_minute - w.start_minute), 0)::int from weekly_hours w
        where w.coach_id = c.id) as weekly_minutes
    from coaches c join accounts a on a.id = c.account_id
    where coach_is_open(c)
    order by name, c.id`.execute(sql)
  return rows
}

/** The zone that a person's account names. */
export async function zoneOf(sql: Sql, accountId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.time_zone ?? null
}
