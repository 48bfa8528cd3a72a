import { sql as raw } from 'kysely'
import { hasAnswers } from '../../../plugins/database/answered-students.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Trx } from '../../../plugins/database/tables.ts'

/** Whether this transaction alone computes standings until it ends, so that no older result replaces a newer one. */
export async function lockStandings(trx: Trx): Promise<boolean> {
  const { rows } = await raw<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(20261129, 100) as locked`.execute(trx)
  return rows[0]?.locked === true
}

/**
 * Takes up to `most` noted changes; returns the ids of their profiles, and of up to `most` that are due at `now`. `more`:
 * more of either may be left. A student can be noted many times.
 */
export async function takeDue(
  trx: Trx,
  now: Date,
  most: number,
): Promise<{ readonly ids: readonly string[]; readonly more: boolean }> {
  const { rows } = await raw<{ id: string; is_noted: boolean }>`
    with taken as (
      delete from standing_changes where id in (select id from standing_changes order by id limit ${most})
      returning student_profile_id)
    select student_profile_id as id, true as is_noted from taken
    union all (select student_profile_id, false from student_standings where due_at <= ${now}
      order by due_at limit ${most})`.execute(trx)
  const noted = rows.filter((row) => row.is_noted).length
  return {
    ids: [...new Set(rows.map(({ id }) => id))],
    more: Math.max(noted, rows.length - noted) >= most,
  }
}

export interface StandingFacts {
  account_id: string
  student_profile_id: string
  school: string
  /** As staff saved it; null for a school that nobody has changed. */
  school_name: string | null
  proved: boolean
  completed: boolean
  answered: boolean
  coach_id: string | null
  coach_name: string
  matched_at: Date | null
  last_at: Date | null
  next_at: Date | null
  next_ends_at: Date | null
}

/** What decides where these students stand at `now`; without deleted ones. */
export async function standingFacts(trx: Trx, ids: readonly string[], now: Date): Promise<StandingFacts[]> {
  const { rows } = await raw<StandingFacts>`
    select a.id as account_id, s.id as student_profile_id, s.school, o.name as school_name,
      a.email_proved_at is not null as proved,
      s.is_completed as completed, ${hasAnswers} as answered, m.coach_id, coalesce(m.coach_name, '') as coach_name,
      m.matched_at, l.last_at, n.starts_at as next_at, n.ends_at as next_ends_at
    from student_profiles s join accounts a on a.id = s.account_id left join schools o on o.value = s.school
      left join lateral (
        select c.id as coach_id, ca.folded_name as coach_name, coalesce(r.accepted_at, r.created_at) as matched_at
        from match_requests r join coaches c on c.id = r.coach_id join accounts ca on ca.id = c.account_id
        where r.student_profile_id = s.id and r.status = 'accepted'
        order by coalesce(r.accepted_at, r.created_at) desc, c.id limit 1) m on true
      left join lateral (
        select max(b.starts_at) as last_at from bookings b
        where b.student_profile_id = s.id and ${sessionIs('held', now)}) l on true
      left join lateral (
        select b.starts_at, b.ends_at from bookings b
        where b.student_profile_id = s.id and ${sessionIs('ahead', now)}
        order by b.starts_at limit 1) n on true
    where s.id = any(${ids}::uuid[]) and a.erased_at is null`.execute(trx)
  return rows
}

/** Where a student stands. Instants are ISO, or 'infinity' and '-infinity'. */
export interface Standing {
  readonly account_id: string
  readonly student_profile_id: string
  readonly stage: number
  readonly school: string
  readonly school_name: string
  readonly coach_id: string | null
  readonly coach_name: string
  readonly last_at: string
  readonly next_at: string
  readonly due_at: string
}

/** Stores where these students stand, and removes those of `ids` who are not among them any more. */
export async function saveStandings(
  trx: Trx,
  ids: readonly string[],
  standings: readonly Standing[],
): Promise<void> {
  await raw`delete from student_standings where student_profile_id = any(${ids}::uuid[])
    and student_profile_id <> all(${standings.map((one) => one.student_profile_id)}::uuid[])`.execute(trx)
  await raw`
    insert into student_standings
      (account_id, student_profile_id, stage, school, school_name, coach_id, coach_name, last_at, next_at, due_at)
    select account_id, student_profile_id, stage, school, school_name, coach_id, coach_name, last_at, next_at, due_at
    from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as t (account_id uuid, student_profile_id uuid,
      stage smallint, school text, school_name text, coach_id uuid, coach_name text, last_at timestamptz, next_at timestamptz,
      due_at timestamptz)
    on conflict (account_id) do update set stage = excluded.stage, school = excluded.school,
      school_name = excluded.school_name,
      coach_id = excluded.coach_id, coach_name = excluded.coach_name, last_at = excluded.last_at,
      next_at = excluded.next_at, due_at = excluded.due_at`.execute(trx)
}
