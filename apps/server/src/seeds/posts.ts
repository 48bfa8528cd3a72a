import { randomUUID } from 'node:crypto'
import type { Trx } from '../plugins/database/tables.ts'
import { storePictures } from './people.ts'

/* Posts of schools, for tests and for the demo data. */

export interface PostSeed {
  id?: string
  school?: string
  title?: string
  text?: string
  link?: string | null
  /** JPEG bytes; `picture_alt` describes the picture. */
  picture?: Uint8Array
  picture_alt?: string
  /** Null: a draft. */
  published_at?: Date | null
  deleted_at?: Date
  starts_at?: Date
  ends_at?: Date
  time_zone?: string
  place?: string
  also_for?: string[]
  for_all?: boolean
}

/** A published event of an hour that begins at an instant in epoch milliseconds. */
export function eventSeed(start: number, seed: PostSeed = {}): PostSeed {
  return {
    title: 'Tea and quiet',
    text: 'Come as you are.',
    starts_at: new Date(start),
    ends_at: new Date(start + 3_600_000),
    time_zone: 'America/New_York',
    place: 'Sherman Union, room 4',
    ...seed,
  }
}

/** Stores posts, by default of Boston University. Returns their ids. */
export async function seedPosts(trx: Trx, seeds: readonly PostSeed[]): Promise<string[]> {
  const pictures = await storePictures(
    trx,
    seeds.map(({ picture }) => picture),
  )
  const rows = seeds.map(({ picture, ...seed }, at) => {
    const published_at =
      seed.published_at === undefined ? new Date('2026-11-20T14:00:00Z') : seed.published_at
    return {
      id: randomUUID(),
      school: 'boston_university',
      title: 'The library stays open',
      text: 'Until midnight, every day of the exams.',
      link: null,
      picture_key: pictures[at] ?? null,
      picture_alt: picture ? 'A lamp on a desk' : '',
      created_at: published_at ?? new Date('2026-11-20T14:00:00Z'),
      place: '',
      ...seed,
      published_at,
    }
  })
  await trx.insertInto('posts').values(rows).execute()
  return rows.map(({ id }) => id)
}
