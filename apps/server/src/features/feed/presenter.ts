import type { AdminPost, Post } from '@shinequo/contract/feed'
import { postState } from '@shinequo/domain/feed/publication'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { EditedPostRow, PostRow } from './queries.ts'

/** A post for students. */
export function presentPost(row: PostRow): Post {
  return { ...words(row), published_at: row.published_at.toISOString() }
}

/** A post for administrators at `now`. */
export function presentEditedPost(row: EditedPostRow, now: number): AdminPost {
  const { school, picture_alt, version } = row
  return {
    ...words(row),
    school,
    published_at: row.published_at?.toISOString() ?? null,
    state: postState(row.published_at?.getTime() ?? null, now),
    picture_alt,
    version,
  }
}

function words({ id, title, text, link, picture_key, picture_alt }: Omit<PostRow, 'published_at'>) {
  const url = pictureUrl(picture_key)
  return { id, title, text, link, picture: url === null ? null : { url, alt: picture_alt } }
}
