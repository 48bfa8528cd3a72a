import type { PostState } from '@shinequo/contract/feed'
import { sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** The columns of a post for students. */
export const SHOWN = [
  'id',
  'title',
  'text',
  'link',
  'picture_key',
  'picture_alt',
  'published_at',
  'starts_at',
  'ends_at',
  'time_zone',
  'place',
] as const

/** A published post. */
export type PostRow = Pick<Selectable<Tables['posts']>, (typeof SHOWN)[number]> & { published_at: Date }

/** Whether the students of a school see a post. */
export const isFor = (school: string) =>
  raw<boolean>`(school = ${school} or for_all or also_for @> array[${school}]::text[])`

/** Where the next page starts: after the post with this time of publication and id. */
export interface After {
  published_at: Date
  id: string
}

/** The school that a student has proved; null if none. */
export async function provedSchool(sql: Sql, studentProfileId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('student_profiles')
    .select('proved_school')
    .where('id', '=', studentProfileId)
    .executeTakeFirst()
  return row?.proved_school ?? null
}

/** Up to `limit` posts published for a school until `now` (included), newest first. */
export async function publishedPosts(
  sql: Sql,
  school: string,
  now: Date,
  after: After | null,
  limit: number,
): Promise<PostRow[]> {
  return sql
    .selectFrom('posts')
    .select(SHOWN)
    .where(isFor(school))
    .where('deleted_at', 'is', null)
    .where('published_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(raw<boolean>`(published_at, id) < (${after?.published_at}, ${after?.id})`),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ published_at: Date }>()
    .execute()
}

const EDITED = [...SHOWN, 'school', 'created_at', 'version', 'also_for', 'for_all'] as const

/** A post for administrators. A draft has no `published_at`. */
export type EditedPostRow = Pick<Selectable<Tables['posts']>, (typeof EDITED)[number]>

/** Drafts sort before everything with a time. */
const place = raw<Date>`coalesce(published_at, 'infinity')`

/** The end of a page of the posts for a school. `published_at` is null for a draft. */
export interface PostPlace {
  published_at: Date | null
  created_at: Date
  id: string
}

/** Up to `limit` posts for a school in that state (undefined: any), drafts first, then by their time, latest first. */
export async function postsOfSchool(
  sql: Sql,
  { school, state, now }: { school: string; state: PostState | undefined; now: Date },
  after: PostPlace | undefined,
  limit: number,
): Promise<EditedPostRow[]> {
  return sql
    .selectFrom('posts')
    .select(EDITED)
    .where(isFor(school))
    .where('deleted_at', 'is', null)
    .$if(state === 'draft', (query) => query.where('published_at', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('published_at', '>', now))
    .$if(state === 'published', (query) => query.where('published_at', '<=', now))
    .$if(after !== undefined, (query) =>
      query.where(
        raw<boolean>`(coalesce(published_at, 'infinity'), created_at, id)
          < (coalesce(${after?.published_at}::timestamptz, 'infinity'), ${after?.created_at}, ${after?.id})`,
      ),
    )
    .orderBy(place, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The number of posts for a school in each state at `now`. */
export async function countPosts(sql: Sql, school: string, now: Date): Promise<Record<PostState, number>> {
  const { rows } = await raw<Record<PostState, number>>`
    select count(*) filter (where published_at is null)::int as draft,
      count(*) filter (where published_at > ${now})::int as scheduled,
      count(*) filter (where published_at <= ${now})::int as published
    from posts where ${isFor(school)} and deleted_at is null`.execute(sql)
  return rows[0] ?? { draft: 0, scheduled: 0, published: 0 }
}

/** A post that is not deleted. */
export async function postById(sql: Sql, id: string): Promise<EditedPostRow | undefined> {
  return sql
    .selectFrom('posts')
    .select(EDITED)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function insertPost(trx: Trx, row: EditedPostRow): Promise<void> {
  await trx.insertInto('posts').values(row).execute()
}

/** The same as `postById`, locked until the transaction ends. */
export async function lockPost(trx: Trx, id: string): Promise<EditedPostRow | undefined> {
  return trx
    .selectFrom('posts')
    .select(EDITED)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The columns of a post that can change. */
export type PostChange = Partial<Omit<EditedPostRow, 'id' | 'school' | 'created_at' | 'version'>> & {
  deleted_at?: Date
}

/** Changes a post and increments its version. */
export async function updatePost(trx: Trx, id: string, change: PostChange): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ ...change, version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Undoes the deletion of a post; returns false if there is no deleted post with that id. */
export async function undeletePost(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('posts')
    .set({ deleted_at: null, version: raw<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Permanently removes a post, with its picture, if it was deleted until `then` (included). */
export async function removeDeleted(trx: Trx, id: string, then: Date): Promise<void> {
  const row = await trx
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('deleted_at', '<=', then)
    .returning('picture_key')
    .executeTakeFirst()
  if (row?.picture_key) await trx.deleteFrom('pictures').where('key', '=', row.picture_key).execute()
}
