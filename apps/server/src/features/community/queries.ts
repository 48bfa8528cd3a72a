import type { StoryDecision, StoryList } from '@shinequo/contract/community'
import { type Insertable, sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'
import * as thanks from './thanks/queries.ts'

type StoryRow = Omit<Tables['stories'], 'tags' | 'version' | 'decision_reason'> & {
  tags: string[]
  version: number
  decision_reason: string
}

/** A student's wall: `zone` is the student's own, `school` the one that they proved, if any. */
export interface WallRow {
  school: string | null
  wall_on: boolean
  zone: string | null
}

/** The wall of the school that the student has proved; undefined if the profile is gone. */
export async function wallOfStudent(sql: Sql, studentProfileId: string): Promise<WallRow | undefined> {
  return sql
    .selectFrom('student_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('schools as o', 'o.value', 'p.proved_school')
    .select((eb) => [
      'p.proved_school as school',
      eb.fn.coalesce('o.wall_on', raw<boolean>`false`).as('wall_on'),
      'a.time_zone as zone',
    ])
    .where('p.id', '=', studentProfileId)
    .executeTakeFirst()
}

export type WallStoryRow = Pick<StoryRow, 'id' | 'title' | 'story' | 'tags'> & {
  place: number
  published_at: Date
  is_own: boolean
  is_reported: boolean
  helped: boolean
  helped_count: number
}

/** Up to `limit` stories on a school's wall below `place`, newest first. */
export async function storiesOnWall(
  sql: Sql,
  school: string,
  readerProfileId: string,
  below: number | undefined,
  limit: number,
): Promise<WallStoryRow[]> {
  return sql
    .selectFrom('stories as s')
    .select((eb) => [
      's.id',
      's.title',
      's.story',
      's.place',
      's.published_at',
      eb.ref('s.tags').$castTo<string[]>().as('tags'),
      eb('s.student_profile_id', '=', readerProfileId).$castTo<boolean>().as('is_own'),
      eb
        .exists(
          eb
            .selectFrom('story_reports as r')
            .select('r.story_id')
            .whereRef('r.story_id', '=', 's.id')
            .where('r.student_profile_id', '=', readerProfileId),
        )
        .$castTo<boolean>()
        .as('is_reported'),
      thanks.helpedReader(readerProfileId).as('helped'),
      thanks.helpedCount.as('helped_count'),
    ])
    .where('s.school', '=', school)
    .where('s.state', '=', 'published')
    .$if(below !== undefined, (query) => query.where('s.place', '<', below as number))
    .orderBy('s.place', 'desc')
    .limit(limit)
    .$narrowType<{ place: number; published_at: Date }>()
    .execute()
}

export async function insertStory(
  trx: Trx,
  story: Omit<Insertable<Tables['stories']>, 'tags' | 'place'> & { tags: readonly string[] },
): Promise<void> {
  await trx
    .insertInto('stories')
    .values({ ...story, tags: JSON.stringify(story.tags), place: null })
    .execute()
}

export type OwnStoryRow = Pick<
  StoryRow,
  'id' | 'title' | 'story' | 'tags' | 'state' | 'created_at' | 'decided_at' | 'decision_reason'
> & { helped_count: number }

/** The stories that a student has written, newest first. */
export async function storiesOfStudent(sql: Sql, studentProfileId: string): Promise<OwnStoryRow[]> {
  return sql
    .selectFrom('stories as s')
    .select((eb) => [
      's.id',
      's.title',
      's.story',
      eb.ref('s.tags').$castTo<string[]>().as('tags'),
      's.state',
      's.created_at',
      's.decided_at',
      's.decision_reason',
      thanks.helpedCount.as('helped_count'),
    ])
    .where('s.student_profile_id', '=', studentProfileId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
}

/** Deletes a student's own story; returns false if they have none with that id. */
export async function deleteStoryOf(trx: Trx, id: string, studentProfileId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stories')
    .where('id', '=', id)
    .where('student_profile_id', '=', studentProfileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a story is on that school's wall and was written by somebody else. */
export async function isOfPeer(
  trx: Trx,
  id: string,
  school: string,
  studentProfileId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .where('school', '=', school)
    .where('state', '=', 'published')
    .where('student_profile_id', '<>', studentProfileId)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a report. A second report of the same student on the same story changes nothing. */
export async function insertReport(
  trx: Trx,
  report: Omit<Tables['story_reports'], 'settled_at'>,
): Promise<void> {
  await trx
    .insertInto('story_reports')
    .values({ ...report, settled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type ReviewRow = Omit<StoryRow, 'student_profile_id'> & {
  school_name: string | null
  /** The time of the oldest open report. */
  reported_at: Date | null
  /** The full name of the person who decided last. */
  decider: string | null
}

/** The condition of each list, and its order: by rank, then by a number, lowest first. */
const LISTS: Record<StoryList, { held: string; rank: string; order: string }> = {
  queue: {
    held: `(s.state in ('held', 'waiting') or (s.state = 'published' and r.reported_at is not null))`,
    rank: `case s.state when 'held' then 0 when 'published' then 1 else 2 end`,
    order: `(extract(epoch from case s.state when 'published' then r.reported_at else s.created_at end) * 1000)::bigint`,
  },
  published: { held: `s.state = 'published'`, rank: '0', order: '-s.place' },
  refused: {
    held: `s.state in ('declined', 'removed')`,
    rank: '0',
    order: '-(extract(epoch from s.decided_at) * 1000)::bigint',
  },
}

function review(sql: Sql) {
  return sql
    .selectFrom('stories as s')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('story_reports')
          .select((of) => ['story_id', of.fn.min('created_at').as('reported_at')])
          .where('settled_at', 'is', null)
          .groupBy('story_id')
          .as('r'),
      (join) => join.onRef('r.story_id', '=', 's.id'),
    )
    .leftJoin('schools as o', 'o.value', 's.school')
    .leftJoin('accounts as d', 'd.id', 's.decided_by')
    .select((eb) => [
      's.id',
      's.school',
      's.title',
      's.story',
      eb.ref('s.tags').$castTo<string[]>().as('tags'),
      's.state',
      's.place',
      's.version',
      's.created_at',
      's.published_at',
      's.decided_at',
      's.decided_by',
      's.decision_reason',
      's.state_before',
      'o.name as school_name',
      'r.reported_at',
      raw<string | null>`d.first_name || ' ' || d.last_name`.as('decider'),
    ])
}

/** The sort key of a list: rank, number, id. */
export type ReviewKey = readonly [string, string, string]

/** Up to `limit` stories of a list, in order, after `after` (excluded), with their sort keys. */
export async function storiesToReview(
  sql: Sql,
  list: StoryList,
  after: ReviewKey | undefined,
  limit: number,
): Promise<(ReviewRow & { rank: number; number: number })[]> {
  const { held, rank, order } = LISTS[list]
  return review(sql)
    .select([raw<number>`${raw.raw(rank)}`.as('rank'), raw<number>`${raw.raw(order)}`.as('number')])
    .where(raw<boolean>`${raw.raw(held)}`)
    .$if(after !== undefined, (query) =>
      query.where(
        raw<boolean>`(${raw.raw(rank)}, ${raw.raw(order)}, s.id) > (${after?.[0]}::int, ${after?.[1]}::bigint, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('rank')
    .orderBy('number')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

/** One story for administrators; undefined if it is gone. */
export async function storyToReview(sql: Sql, id: string): Promise<ReviewRow | undefined> {
  return review(sql).where('s.id', '=', id).executeTakeFirst()
}

export interface ReportRow {
  story_id: string
  reason: string
  created_at: Date
}

/** The open reports of these stories, oldest first. */
export async function openReports(sql: Sql, ids: readonly string[]): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  return sql
    .selectFrom('story_reports')
    .select(['story_id', 'reason', 'created_at'])
    .where('story_id', 'in', ids)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** How many stories there are in each part of the lists. */
export async function countStories(
  sql: Sql,
): Promise<Record<'held' | 'reported' | 'waiting' | 'published' | 'refused', number>> {
  const count = (which: string) => raw<number>`count(*) filter (where ${raw.raw(which)})`
  return sql
    .selectFrom('stories as s')
    .select([
      count(`s.state = 'held'`).as('held'),
      count(`s.state = 'waiting'`).as('waiting'),
      count(
        `s.state = 'published' and exists (select from story_reports r where r.story_id = s.id and r.settled_at is null)`,
      ).as('reported'),
      count(`s.state = 'published'`).as('published'),
      count(`s.state in ('declined', 'removed')`).as('refused'),
    ])
    .executeTakeFirstOrThrow()
}

/** The decisions of this person after `since`, newest first. */
export async function decisionsSince(
  sql: Sql,
  accountId: string,
  since: Date,
): Promise<{ id: string; title: string; state: StoryRow['state']; version: number; decided_at: Date }[]> {
  return sql
    .selectFrom('stories')
    .select(['id', 'title', 'state', 'version', 'decided_at'])
    .where('decided_by', '=', accountId)
    .where('decided_at', '>', since)
    .where('state_before', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .$narrowType<{ decided_at: Date }>()
    .execute()
}

export interface Decided {
  readonly decision: StoryDecision
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/**
 * Decides on a story of this version and closes its open reports. Returns false and changes nothing if the story has
 * another version by now. A published story gets the newest place on the wall.
 */
export async function setDecision(
  trx: Trx,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  { decision, reason, by, at }: Decided,
): Promise<boolean> {
  const comes = raw<boolean>`${decision}::text = 'published' and state <> 'published'`
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set((eb) => ({
      state_before: eb.ref('state').$castTo<'held' | 'waiting' | 'published'>(),
      place: raw<number | null>`case when ${comes} then nextval('story_places') else place end`,
      published_at: raw<Date | null>`case when ${comes} then ${at}::timestamptz else published_at end`,
      state: decision,
      decided_at: at,
      decided_by: by,
      decision_reason: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('story_reports')
    .set({ settled_at: at })
    .where('story_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
  return true
}

/**
 * Restores a story of this version to its state before the last decision, with its reports open again. Returns false if
 * the story has another version by now.
 */
export async function undoDecision(
  trx: Trx,
  { id, version, decided_at }: Pick<ReviewRow, 'id' | 'version' | 'decided_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set((eb) => ({
      state: eb.ref('state_before').$notNull(),
      state_before: null,
      decided_at: null,
      decided_by: null,
      decision_reason: '',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state_before', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('story_reports')
    .set({ settled_at: null })
    .where('story_id', '=', id)
    .where('settled_at', '=', decided_at)
    .execute()
  return true
}

/** Who wrote a story; undefined if it is gone. */
export async function authorOf(
  trx: Trx,
  id: string,
): Promise<{ account_id: string; profile_id: string; name: string } | undefined> {
  return trx
    .selectFrom('stories as s')
    .innerJoin('student_profiles as p', 'p.id', 's.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'a.id as account_id',
      'p.id as profile_id',
      raw<string>`a.first_name || ' ' || a.last_name`.as('name'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirst()
}
