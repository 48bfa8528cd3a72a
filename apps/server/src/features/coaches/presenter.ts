import type { CoachProfile, pageOfMentors } from '@shinequo/contract/coaches'
import type { JoiningStep, OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { CoachRow, ListedCoachRow } from './queries.ts'

/** A coach for students. The description was sanitised when it was stored. */
export function presentCoach(row: CoachRow): CoachProfile {
  return {
    id: row.id,
    user: { id: row.account_id, first_name: row.first_name, last_name: row.last_name },
    url: pictureUrl(row.picture_key),
    rating: row.rating,
    rating_count: row.rating_count,
    city: row.city,
    state: row.state,
    focus_area: row.focus_area,
    description: row.description,
    language_preference: row.language_preference,
    time_zone: row.time_zone,
  }
}

/** A coach in a page of the list. A hint in the past is hidden. */
export function presentListed(
  row: ListedCoachRow,
  now: number,
): ReplyOf<typeof pageOfMentors>['items'][number] {
  const next = row.next_free_at
  return {
    from_user_profile: presentCoach(row),
    next_free_at: next && next.getTime() >= now ? next.toISOString() : null,
  }
}

interface OwnStatus {
  readonly codes: readonly string[]
  readonly school: string
  readonly approved: boolean
  readonly toDo: readonly JoiningStep[]
}

/** A coach's own page: what students see, the codes for matching, and what is still to do. */
export function presentOwnPage(row: CoachRow, { codes, school, approved, toDo }: OwnStatus): OwnCoachProfile {
  return { profile: presentCoach(row), codes: [...codes], school, approved, to_do: [...toDo] }
}
