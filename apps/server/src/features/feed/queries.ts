import { sql as raw } from 'kysely'
import type { Sql } from '../../plugins/database/tables.ts'

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

/**
 * What the student's own school has published until `now` (included), newest first, at most `limit` posts. A school
 * is named by its exact value, listed or not.
 */
export async function postsOfOwnSchool(
  sql: Sql,
  studentProfileId: string,
  now: Date,
  after: After | null,
  limit: number,
): Promise<PostRow[]> {
  return sql
    .selectFrom('posts as p')
    .innerJoin('student_profiles as s', 's.school', 'p.school')
    .select(['p.id', 'p.title', 'p.text', 'p.link', 'p.picture_key', 'p.picture_alt', 'p.published_at'])
    .where('s.id', '=', studentProfileId)
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
