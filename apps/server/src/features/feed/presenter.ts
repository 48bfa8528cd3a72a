import type { Post } from '@shinequo/contract/feed'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { PostRow } from './queries.ts'

/** A post as students see it. */
export function presentPost(row: PostRow): Post {
  const url = pictureUrl(row.picture_key)
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    link: row.link,
    picture: url === null ? null : { url, alt: row.picture_alt },
    published_at: row.published_at.toISOString(),
  }
}
