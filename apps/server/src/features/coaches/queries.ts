import type { updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { BodyOf } from '@shinequo/contract/endpoint'
import type { Code } from '@shinequo/domain/matching/codes'
import { type InferResult, sql as raw, type Updateable } from 'kysely'
import { isBarred } from '../../plugins/database/needs-match.ts'
import { hasWords } from '../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A coach with their person, as shown to students. */
export type CoachRow = InferResult<ReturnType<typeof coaches>>[number]

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
      'c.rating_count',
      'c.city',
      'c.state',
      'c.focus_area',
      'c.description',
      'c.language_preference',
      'c.time_zone',
    ])
}

/** The conditions of a list of coaches; empty or undefined means no condition. */
export interface CoachFilter {
  /** Words that the name and the focus area must have between them. */
  readonly search?: string | undefined
  /** Names of topics that the search is part of: a coach who wrote one of them is found, too. */
  readonly topics?: readonly string[]
  /** Entries that the coach's focus areas and languages must all contain, in lower case. */
  readonly focus?: readonly string[]
  readonly languages?: readonly string[]
  /** Codes that the coach must all have ticked. */
  readonly codes?: readonly Code[]
  /** The hint of the next free time is in [from, before). */
  readonly free?: { readonly from: Date; readonly before: Date } | undefined
}

/** The sort key of coaches: folded name, account. */
export type CoachKey = readonly [string, string]

export interface ListedCoachRow extends CoachRow {
  folded_name: string
  /** The hint as it was last computed. */
  next_free_at: Date | null
}

/** Up to `limit` coaches who are open to students, by name, after `after` (excluded). */
export async function openCoaches(
  sql: Sql,
  { search = '', topics = [], focus = [], languages = [], codes = [], free }: CoachFilter,
  { after, limit }: { after?: CoachKey | undefined; limit: number },
): Promise<ListedCoachRow[]> {
  return (
    coaches(sql)
      .leftJoin('coach_next_free as n', 'n.coach_id', 'c.id')
      .select(['a.folded_name', 'n.next_free_at'])
      // Matches the condition of the index, which contains only coaches.
      .where(raw<boolean>`a.role = 'coach'`)
      .where(raw<boolean>`coach_is_open(c, a)`)
      .$if(search !== '', (query) =>
        query.where(({ or }) =>
          or([
            hasWords(raw`(a.folded_name || folded(c.focus_area))`, search),
            ...topics.map((name) => hasWords(raw`folded(c.focus_area)`, name)),
          ]),
        ),
      )
      .$if(focus.length > 0, (query) =>
        query.where(raw<boolean>`named_terms(c.focus_area) @> ${focus}::text[]`),
      )
      .$if(languages.length > 0, (query) =>
        query.where(raw<boolean>`named_terms(c.language_preference) @> ${languages}::text[]`),
      )
      .$if(codes.length > 0, (query) => query.where(raw<boolean>`c.codes @> ${codes}::text[]`))
      .$if(free !== undefined, (query) =>
        query.where('n.next_free_at', '>=', free!.from).where('n.next_free_at', '<', free!.before),
      )
      .$if(after !== undefined, (query) =>
        query.where(raw<boolean>`(a.folded_name, a.id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
      )
      .orderBy('a.folded_name')
      .orderBy('a.id')
      .limit(limit)
      .execute()
  )
}

/** A coach who is open to students; undefined for any other. */
export async function openCoach(sql: Sql, coachId: string): Promise<CoachRow | undefined> {
  return coaches(sql).where('c.id', '=', coachId).where(raw<boolean>`coach_is_open(c, a)`).executeTakeFirst()
}

/** The coaches with these ids, open to students or not; in no order. */
export async function coachesById(sql: Sql, ids: readonly string[]): Promise<CoachRow[]> {
  return ids.length === 0 ? [] : coaches(sql).where('c.id', 'in', ids).execute()
}

/** A coach's row with what decides which joining steps are done. */
export type CoachStatusRow = InferResult<ReturnType<typeof statuses>>[number]

/** Live matches. */
const students = raw<number>`(select count(*) from match_requests m
  where m.coach_id = c.id and m.status in ('pending', 'accepted'))`

function statuses(sql: Sql) {
  return sql
    .selectFrom('coaches as c')
    .selectAll('c')
    .select([
      raw<boolean>`exists (select from weekly_hours h where h.coach_id = c.id)`.as('has_hours'),
      students.as('students'),
    ])
}

/** The status of the coaches with these accounts. */
export async function statusesOfAccounts(sql: Sql, accountIds: readonly string[]): Promise<CoachStatusRow[]> {
  return accountIds.length === 0 ? [] : statuses(sql).where('c.account_id', 'in', accountIds).execute()
}

/** The status of one coach by id, locked until the transaction ends. */
export async function lockStatus(trx: Trx, coachId: string): Promise<CoachStatusRow | undefined> {
  return statuses(trx).where('c.id', '=', coachId).forNoKeyUpdate().executeTakeFirst()
}

/** Stores a coach who has not filled in anything, hidden from students. */
export async function insertJoiningCoach(
  trx: Trx,
  coach: { id: string; account_id: string; time_zone: string },
): Promise<void> {
  await trx.insertInto('coaches').values(coach).execute()
}

/** A coach's telephone line and own meeting link, '' if not set. */
export async function meetingPlaceOf(
  sql: Sql,
  coachId: string,
): Promise<{ phone: string; link: string } | undefined> {
  return sql
    .selectFrom('coaches')
    .select(['phone_line as phone', 'meeting_link as link'])
    .where('id', '=', coachId)
    .executeTakeFirst()
}

/** What coaches may change of their row: the body of the own page's call, the picture and the meeting place. */
export type CoachChange = Pick<
  Updateable<Tables['coaches']>,
  | Exclude<keyof BodyOf<typeof updateCoachProfile>, 'time_zone'>
  | 'picture_key'
  | 'phone_line'
  | 'meeting_link'
>

/** Changes a coach's own page and meeting place. */
export async function updateCoach(trx: Trx, coachId: string, change: CoachChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('coaches').set(change).where('id', '=', coachId).execute()
}

/**
 * Moves a coach to another zone. The caller has locked the coach and calls `availabilityChanged` after the commit. Hours of
 * weekdays and dates, and days off, are local times and keep their values, so that every open time moves. Times off that
 * were given as instants, and sessions, do not move. Drafts of hours edited in the former zone become outdated.
 */
export async function setZone(trx: Trx, coachId: string, zone: string): Promise<void> {
  await trx
    .updateTable('coaches')
    .set((eb) => ({ time_zone: zone, hours_version: eb('hours_version', '+', 1) }))
    .where('id', '=', coachId)
    .where('time_zone', '<>', zone)
    .execute()
}

/** Changes what administrators decide about a coach, and increments the version. */
export async function updateCoachAsAdmin(
  trx: Trx,
  coachId: string,
  change:
    | { approved_at: Date | null }
    | { capacity: number }
    | { changes_asked: string; changes_asked_at: Date },
): Promise<void> {
  await trx
    .updateTable('coaches')
    .set({ ...change, version: raw<number>`version + 1` })
    .where('id', '=', coachId)
    .execute()
}

/** Deletes a coach and everything that refers to them. */
export async function deleteCoach(trx: Trx, coachId: string): Promise<void> {
  await trx.deleteFrom('coaches').where('id', '=', coachId).execute()
}

/** Which of these coaches this student cannot book, for a reason between the two. */
export async function barredCoaches(
  sql: Sql,
  studentId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await raw<{ id: string }>`
    select c.id from coaches c, student_profiles s
    where c.id = any(${ids}::uuid[]) and s.id = ${studentId} and ${isBarred}`.execute(sql)
  return new Set(rows.map(({ id }) => id))
}

/** Whether students may only book coaches with whom they are matched. */
export async function isMatchedOnly(sql: Sql): Promise<boolean> {
  const row = await sql
    .selectFrom('programme')
    .select('restrict_booking_to_matches')
    .executeTakeFirstOrThrow()
  return row.restrict_booking_to_matches
}
