import type { PostState } from '@shinequo/contract/feed'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../plugins/database/tables.ts'

/** A published post. */
export interface PostRow {
  id: string
  title: string
  text: string
  link: string | null
  picture_key: string | null
  picture_alt: string
  published_at: Date
}

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

/** Up to `limit` posts that a school has published until `now` (included), newest first. */
export async function publishedPosts(
  sql: Sql,
  school: string,
  now: Date,
  after: After | null,
  limit: number,
): Promise<PostRow[]> {
  return sql
    .selectFrom('posts as p')
    .select(['p.id', 'p.title', 'p.text', 'p.link', 'p.picture_key', 'p.picture_alt', 'p.published_at'])
    .where('p.school', '=', school)
    .where('p.deleted_at', 'is', null)
    .where('p.published_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(raw<boolean>`(p.published_at, p.id) < (${after?.published_at}, ${after?.id})`),
    )
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .$narrowType<{ published_at: Date }>()
    .execute()
}

/** A post for administrators. A draft has no `published_at`. */
export interface EditedPostRow extends Omit<PostRow, 'published_at'> {
  school: string
  published_at: Date | null
  created_at: Date
  version: number
}

const EDITED = [
  'id',
  'school',
  'title',
  'text',
  'link',
  'picture_key',
  'picture_alt',
  'published_at',
  'created_at',
  'version',
] as const

/** Drafts sort before everything with a time. */
const place = raw<Date>`coalesce(published_at, 'infinity')`

/** The end of a page of a school's posts. `published_at` is null for a draft. */
export interface PostPlace {
  published_at: Date | null
  created_at: Date
  id: string
}

/** Up to `limit` posts of a school in that state (undefined: any), drafts first, then by their time, latest first. */
export async function postsOfSchool(
  sql: Sql,
  { school, state, now }: { school: string; state: PostState | undefined; now: Date },
  after: PostPlace | undefined,
  limit: number,
): Promise<EditedPostRow[]> {
  return sql
    .selectFrom('posts')
    .select(EDITED)
    .where('school', '=', school)
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

/** The number of a school's posts in each state at `now`. */
export async function countPosts(sql: Sql, school: string, now: Date): Promise<Record<PostState, number>> {
  const { rows } = await raw<Record<PostState, number>>`
    select count(*) filter (where published_at is null)::int as draft,
      count(*) filter (where published_at > ${now})::int as scheduled,
      count(*) filter (where published_at <= ${now})::int as published
    from posts where school = ${school} and deleted_at is null`.execute(sql)
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
export type PostChange = Partial<
  Pick<EditedPostRow, 'title' | 'text' | 'link' | 'picture_key' | 'picture_alt' | 'published_at'>
> & { deleted_at?: Date }

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
