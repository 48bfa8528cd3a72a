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

/** Where to go on: after the post that was published then and has this id. */
export interface After {
  published_at: Date
  id: string
}

/** The school that a student has proved; null: none. */
export async function provedSchool(sql: Sql, studentProfileId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('student_profiles')
    .select('proved_school')
    .where('id', '=', studentProfileId)
    .executeTakeFirst()
  return row?.proved_school ?? null
}

/** What a school has published until `now` (included), newest first, at most `limit` posts. */
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

/** A post as administrators have it: a draft has no `published_at`. */
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

/** Drafts stand before all that has a time. */
const place = raw<Date>`coalesce(published_at, 'infinity')`

/** Where a page of a school's posts ended: `published_at` is null for a draft. */
export interface PostPlace {
  published_at: Date | null
  created_at: Date
  id: string
}

/**
 * A school's posts in that state (undefined: in any), drafts first, then by their time, the latest first; at most
 * `limit`.
 */
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

/** How many posts of a school there are in each state at `now`. */
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

/** As `postById`, kept from other writers until the transaction ends. */
export async function lockPost(trx: Trx, id: string): Promise<EditedPostRow | undefined> {
  return trx
    .selectFrom('posts')
    .select(EDITED)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What can be changed of a post. */
export type PostChange = Partial<
  Pick<EditedPostRow, 'title' | 'text' | 'link' | 'picture_key' | 'picture_alt' | 'published_at'>
> & { deleted_at?: Date }

/** Changes a post, which counts its version one up. */
export async function updatePost(trx: Trx, id: string, change: PostChange): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ ...change, version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Takes the deletion of a post back; false when there is no deleted post of that id. */
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

/** Removes a post that was deleted until `then` (included) for good, with its picture; no other. */
export async function removeDeleted(trx: Trx, id: string, then: Date): Promise<void> {
  const row = await trx
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('deleted_at', '<=', then)
    .returning('picture_key')
    .executeTakeFirst()
  if (row?.picture_key) await trx.deleteFrom('pictures').where('key', '=', row.picture_key).execute()
}
