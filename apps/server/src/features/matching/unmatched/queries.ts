import { type Reminded, UNMATCHED_GROUPS, type UnmatchedGroup } from '@shinequo/contract/matching/unmatched'
import { mayRemindSince, type ReminderFacts } from '@shinequo/domain/matching/answers-reminder'
import { type RawBuilder, sql as raw } from 'kysely'
import { hasAnswers } from '../../../plugins/database/answered-students.ts'
import { isMeant } from '../../../plugins/database/found-people.ts'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { hasLiveMatch, isRequest, UNMATCHED } from '../../../plugins/database/unmatched-students.ts'
import type { MatchSearch } from '../lists/queries.ts'

/**
 * Whether a search fits the student `u` of a group, or the coach of a request; everybody without a search. Few people who
 * were found by the index are looked for by their ids, and many by their names.
 */
function isFound(group: UnmatchedGroup, { search, found }: MatchSearch): RawBuilder<boolean> {
  if (!found) return raw`true`
  const coaches = found.all
    ? raw`m.coach_id = any(${found.coaches}::uuid[])`
    : raw`(select ${isMeant(search)} from coaches c join accounts a on a.id = c.account_id where c.id = m.coach_id)`
  const student = found.all
    ? raw<boolean>`u.id = any(${found.students}::uuid[])`
    : raw<boolean>`(select ${isMeant(search)} from accounts a where a.id = u.account_id)`
  if (group !== 'requested') return student
  return raw`(${student} or exists (
    select from match_requests m where m.student_profile_id = u.id and ${isRequest('m')} and ${coaches}))`
}

export interface GroupCountRow {
  kind: UnmatchedGroup
  students: number
  /** Since when the first of them is in the group; null if there are none. */
  since: Date | null
}

/** How many students of each group fit a search, all in one statement, so that nobody is counted twice. */
export async function countUnmatched(sql: Sql, by: MatchSearch): Promise<GroupCountRow[]> {
  const counts = UNMATCHED_GROUPS.map(
    (group) => raw`select ${raw.lit(group)} as kind, count(*)::int as students, min(u.since) as since
      from ${UNMATCHED[group]} u where ${isFound(group, by)}`,
  )
  const { rows } = await raw<GroupCountRow>`${raw.join(counts, raw` union all `)}`.execute(sql)
  return rows
}

/** Since when the last student shown is in the group, and the profile's id. */
export type UnmatchedKey = readonly [since: string, id: string]

export interface UnmatchedFilter {
  readonly group: UnmatchedGroup
  readonly by: MatchSearch
  readonly reminded: Reminded
  /** In epoch milliseconds. */
  readonly now: number
}

export interface UnmatchedRow {
  id: string
  account_id: string
  first_name: string
  last_name: string
  picture_key: string | null
  school: string
  since: Date
  reminded_at: Date | null
  held: boolean
  known: boolean
  /** How many fit, on all pages. */
  total: number
}

/** Up to `limit` students of a group after `after` (excluded), those who are in it the longest first. */
export async function unmatchedStudents(
  sql: Sql,
  { group, by, reminded, now }: UnmatchedFilter,
  { after, limit }: { readonly after: UnmatchedKey | undefined; readonly limit: number },
): Promise<UnmatchedRow[]> {
  const [since, id] = after ?? []
  const since_ = after ? raw`(f.since, f.id) > (${since}::timestamptz, ${id}::uuid)` : raw`true`
  const isDue =
    reminded === 'anybody'
      ? raw`true`
      : raw`(p.reminded_at is null or p.reminded_at <= ${new Date(mayRemindSince(now))})`
  const { rows } = await raw<UnmatchedRow>`
    with found as materialized (
      select u.*, (count(*) over ())::int as total
      from ${UNMATCHED[group]} u join student_profiles p on p.id = u.id
      where ${isFound(group, by)} and ${isDue}
    )
    select f.id, f.account_id, a.first_name, a.last_name, s.picture_key, s.school, f.since, s.reminded_at,
      s.matching_held as held, ${isKnown} as known, f.total
    from found f join student_profiles s on s.id = f.id join accounts a on a.id = f.account_id
    where ${since_} order by f.since, f.id limit ${limit}`.execute(sql)
  return rows
}

export interface ReminderRow {
  account_id: string
  profile_id: string
  facts: ReminderFacts
}

/** The students among these accounts, as far as it decides about a reminder; without deleted ones. */
export async function studentsToRemind(
  sql: Sql,
  accountIds: readonly string[],
  now: number,
): Promise<ReminderRow[]> {
  const { rows } = await raw<
    Omit<ReminderFacts, 'remindedAt'> & { account_id: string; profile_id: string; remindedAt: Date | null }
  >`
    select a.id as account_id, s.id as profile_id, s.is_completed as "hasProfile",
      ${hasAnswers} or ${hasLiveMatch} as "isUnderWay",
      exists (select from match_requests l where l.student_profile_id = s.id and l.status = 'accepted') as "hasCoach",
      exists (select from bookings b where b.student_profile_id = s.id and ${sessionIs('ahead', new Date(now))})
        as "hasSessionAhead",
      a.suspended_at is not null as paused, a.deletion_due_at is not null as leaving,
      a.email_proved_at is not null as proved, a.email_refused_at is not null as refused,
      not coalesce(n.answers_reminder, true) as off, s.reminded_at as "remindedAt"
    from accounts a join student_profiles s on s.account_id = a.id
      left join notification_choices n on n.account_id = a.id
    where a.id = any(${accountIds}::uuid[]) and a.erased_at is null`.execute(sql)
  return rows.map(({ account_id, profile_id, remindedAt, ...facts }) => ({
    account_id,
    profile_id,
    facts: { ...facts, remindedAt: remindedAt?.getTime() ?? null },
  }))
}

/** Stores a reminder at `now`. Returns false if the student was reminded too lately, which two acts at once may find. */
export async function setReminded(trx: Trx, studentProfileId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('student_profiles')
    .set({ reminded_at: new Date(now) })
    .where('id', '=', studentProfileId)
    .where(({ or, eb }) =>
      or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', new Date(mayRemindSince(now)))]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
