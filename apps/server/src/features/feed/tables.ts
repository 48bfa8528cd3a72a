import type { Generated } from 'kysely'

export interface FeedTables {
  posts: {
    id: string
    school: string
    title: string
    text: string
    link: string | null
    picture_key: string | null
    picture_alt: Generated<string>
    created_at: Date
    published_at: Date | null
    version: Generated<number>
    deleted_at: Generated<Date | null>
    /** These are null unless the post announces an event. */
    starts_at: Generated<Date | null>
    ends_at: Generated<Date | null>
    time_zone: Generated<string | null>
    place: Generated<string>
    /** Other schools whose students see it. */
    also_for: Generated<string[]>
    for_all: Generated<boolean>
  }
  /** Events as students could last see them before a change; the schools of all former versions. */
  shown_events: {
    post_id: string
    schools: string[]
    for_all: boolean
    title: string
    starts_at: Date
    ends_at: Date
  }
}
