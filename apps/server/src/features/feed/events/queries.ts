import type { Locale } from '@shinequo/contract/locales'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type EditedPostRow, isFor, type PostRow, SHOWN } from '../queries.ts'

/** A published post that announces an event. */
export type EventRow = PostRow & { starts_at: Date; ends_at: Date; time_zone: string }

/** The end of a page of events. */
export interface EventPlace {
  starts_at: Date
  id: string
}

export interface Reader {
  school: string
  locale: Locale | null
}

/** The school that a student has proved, and the student's language; undefined if none is proved. */
export async function readerOf(sql: Sql, studentProfileId: string): Promise<Reader | undefined> {
  return sql
    .selectFrom('student_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.proved_school as school', 'a.locale'])
    .where('p.id', '=', studentProfileId)
    .where('p.proved_school', 'is not', null)
    .$narrowType<Reader>()
    .executeTakeFirst()
}

const published = (sql: Sql, school: string, now: Date) =>
  sql
    .selectFrom('posts')
    .select(SHOWN)
    .where(isFor(school))
    .where('deleted_at', 'is', null)
    .where('published_at', '<=', now)
    .where('starts_at', 'is not', null)

/** Up to `limit` published events for a school that are not over at `now`, the next one first. */
export async function upcomingEvents(
  sql: Sql,
  school: string,
  now: Date,
  after: EventPlace | undefined,
  limit: number,
): Promise<EventRow[]> {
  return published(sql, school, now)
    .where('ends_at', '>', now)
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(starts_at, id) > (${after?.starts_at}, ${after?.id})`),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .$narrowType<EventRow>()
    .execute()
}

/** Up to `limit` published events for a school that are over at `now`, the latest first. */
export async function pastEvents(
  sql: Sql,
  school: string,
  now: Date,
  after: EventPlace | undefined,
  limit: number,
): Promise<EventRow[]> {
  return published(sql, school, now)
    .where('ends_at', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(starts_at, id) < (${after?.starts_at}, ${after?.id})`),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<EventRow>()
    .execute()
}

/** One published event for a school. */
export async function eventById(
  sql: Sql,
  school: string,
  id: string,
  now: Date,
): Promise<(EventRow & { version: number }) | undefined> {
  return published(sql, school, now)
    .select('version')
    .where('id', '=', id)
    .$narrowType<EventRow & { version: number }>()
    .executeTakeFirst()
}

/** An event that the students of a school could see once, as it was then. */
interface FormerEventRow {
  title: string
  starts_at: Date
  ends_at: Date
  /** Of the post as it is now. */
  version: number
}

/** One event that students of a school could see in a former version. */
export async function formerEventById(
  sql: Sql,
  school: string,
  id: string,
): Promise<FormerEventRow | undefined> {
  return sql
    .selectFrom('shown_events as e')
    .innerJoin('posts as p', 'p.id', 'e.post_id')
    .select(['e.title', 'e.starts_at', 'e.ends_at', 'p.version'])
    .where('e.post_id', '=', id)
    .where(raw<boolean>`(e.for_all or ${school} = any(e.schools))`)
    .executeTakeFirst()
}

/** Keeps what a post with an event says before it changes, for all schools whose students ever saw it. */
export async function keepShownEvent(
  trx: Trx,
  { id, school, also_for, for_all, title }: EditedPostRow,
  { starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date },
): Promise<void> {
  const schools = [school, ...also_for]
  await trx
    .insertInto('shown_events')
    .values({ post_id: id, schools, for_all, title, starts_at, ends_at })
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet({
        schools: raw<
          string[]
        >`array(select unnest(shown_events.schools) union select unnest(excluded.schools))`,
        for_all: raw<boolean>`shown_events.for_all or excluded.for_all`,
        title,
        starts_at,
        ends_at,
      }),
    )
    .execute()
}
