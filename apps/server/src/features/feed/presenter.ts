import type { AdminPost, Post } from '@shinequo/contract/feed'
import { postState } from '@shinequo/domain/feed/publication'
import { locale } from '@shinequo/messages/locale'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { EditedPostRow, PostRow } from './queries.ts'

/** A post for students. */
export function presentPost(row: PostRow): Post {
  return { ...words(row), published_at: row.published_at.toISOString() }
}

/** A post for administrators at `now`. `nameOf` names schools by their values. */
export function presentEditedPost(
  row: EditedPostRow,
  now: number,
  nameOf: (school: string) => string,
): AdminPost {
  const { school, picture_alt, version, also_for, for_all } = row
  return {
    ...words(row),
    school,
    school_name: nameOf(school),
    also_for: also_for
      .map((value) => ({ value, name: nameOf(value) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    for_all,
    published_at: row.published_at?.toISOString() ?? null,
    state: postState(row.published_at?.getTime() ?? null, now),
    picture_alt,
    version,
  }
}

function words(row: Omit<PostRow, 'published_at'>) {
  const { id, title, text, link, picture_key, picture_alt } = row
  const url = pictureUrl(picture_key)
  const picture = url === null ? null : { url, alt: picture_alt }
  return { id, title, text, link, picture, event: presentEvent(row) }
}

function presentEvent({ starts_at, ends_at, time_zone, place }: Omit<PostRow, 'published_at'>) {
  if (starts_at === null || ends_at === null || time_zone === null) return null
  return { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), time_zone, place }
}
