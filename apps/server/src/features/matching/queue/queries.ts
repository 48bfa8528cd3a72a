import type { StudentPreferences } from '@shinequo/domain/matching/match-factors'
import { sql as raw } from 'kysely'
import { hasAnswers } from '../../../plugins/database/answered-students.ts'
import { isKnown } from '../../../plugins/database/known-students.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { isRequest, mayBeMatched } from '../../../plugins/database/unmatched-students.ts'
import { type Counted, preferencesOf, wasSeparated } from '../queries.ts'

/** What a run reads about a student. Two reads of a student are equal as JSON unless something has changed. */
export interface QueuedRow extends StudentPreferences {
  /** Live matches, by id. */
  live: { id: string; coach_id: string; status: 'pending' | 'accepted' }[]
  /** Coaches never to be proposed again: a person ended or declined the match, or the coach did not answer. */
  never: string[]
  /** Since when the student has waited without a coach; null if that is unknown. */
  since: Date | null
  /** Whether it is known who the student is. The matches of others give way to theirs. */
  known: boolean
  /** Whether the account is paused or to be deleted. */
  away: boolean
}

/** These students as a run reads them, without those who are deleted or on hold. */
export async function queuedStudents(sql: Sql, ids: readonly string[]): Promise<QueuedRow[]> {
  const preferences = await preferencesOf(sql, ids)
  const { rows } = await raw<Omit<QueuedRow, keyof StudentPreferences> & { id: string }>`
    select s.id, coalesce(m.live, '[]') as live, coalesce(m.never, '[]') as never,
      greatest(m.coached_until, coalesce(
        (select min(created_at) from response_sets r where r.student_profile_id = s.id), m.first_made)) as since,
      ${isKnown} as known, a.suspended_at is not null or a.deletion_due_at is not null as away
    from student_profiles s join accounts a on a.id = s.account_id cross join lateral (
      select
        json_agg(json_build_object('id', id, 'coach_id', coach_id, 'status', status) order by id)
          filter (where status in ('pending', 'accepted')) as live,
        json_agg(distinct coach_id) filter (where ${wasSeparated}) as never,
        max(coached_until) as coached_until, min(created_at) as first_made
      from match_requests where student_profile_id = s.id) m
    where s.id = any(${ids}::uuid[]) and not s.matching_held`.execute(sql)
  const known = new Map(rows.map((row) => [row.id, row]))
  return preferences.flatMap((row) => {
    const own = known.get(row.id)
    return own ? [{ ...row, ...own }] : []
  })
}

/**
 * The ids of all students who have answered, are not on hold, and have fewer than `most` coaches, counting the matches
 * in `counted`; with `knownOnly` only known ones.
 */
export async function studentsWithPlaces(
  sql: Sql,
  most: number,
  counted: Counted,
  knownOnly: boolean,
): Promise<string[]> {
  const { rows } = await raw<{ id: string }>`
    select s.id from student_profiles s join accounts a on a.id = s.account_id
    where ${mayBeMatched} and ${hasAnswers} and not s.matching_held
      and (${isKnown} or not ${knownOnly})
      and (
        select count(*) from match_requests m
        where m.student_profile_id = s.id and m.status = any(${counted})) < ${most}
    order by s.id`.execute(sql)
  return rows.map(({ id }) => id)
}

/** The students who have a pending request. */
export async function studentsWhoWait(sql: Sql): Promise<string[]> {
  const rows = await sql
    .selectFrom('match_requests as m')
    .select('m.student_profile_id as id')
    .distinct()
    .where(isRequest('m'))
    .execute()
  return rows.map(({ id }) => id)
}

/** The statistics of a run, or of a part of it. */
export interface RunPart {
  id: string
  why: Tables['matching_runs']['why']
  started_at: Date
  finished_at: Date
  weights: Readonly<Record<string, number>>
  /** The students of the run, and the coaches who are open to students. */
  students: number
  coaches: number
  /** The matches that this part made. */
  matches: number
}

/** Stores a run with its first part, or adds the numbers of another part. */
export async function addToRun(trx: Trx, { weights, ...part }: RunPart): Promise<void> {
  await trx
    .insertInto('matching_runs')
    .values({ ...part, weights: JSON.stringify(weights) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        finished_at: part.finished_at,
        matches: raw`matching_runs.matches + excluded.matches`,
      }),
    )
    .execute()
}
