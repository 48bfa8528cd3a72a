import type { CoachProfile } from '@shinequo/contract/coaches'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { CoachRow } from './queries.ts'

/** A coach as students see one. The description was sanitised when it was written. */
export function presentCoach(row: CoachRow): CoachProfile {
  return {
    id: row.id,
    user: { id: row.account_id, first_name: row.first_name, last_name: row.last_name },
    url: pictureUrl(row.picture_key),
    rating: row.rating,
    city: row.city,
    state: row.state,
    focus_area: row.focus_area,
    description: row.description,
    language_preference: row.language_preference,
    time_zone: row.time_zone,
  }
}
