import type { StudentProfile } from '@shinequo/contract/profiles'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { ProfileRow } from './queries.ts'

/** A profile for its own student. */
export function presentProfile(row: ProfileRow): StudentProfile {
  return {
    id: row.id,
    user: { id: row.account_id, first_name: row.first_name, last_name: row.last_name, email: row.email },
    school: row.school,
    proved_school: row.proved_school,
    degree: row.degree,
    course: row.course,
    state: row.state,
    city: row.city,
    language_preference: row.language_preference,
    identify_as: row.identify_as,
    sex: row.sex,
    is_international: row.is_international,
    is_completed: row.is_completed,
    shares_identity: row.shares_identity,
    email_proved: row.email_proved_at !== null,
    mail_refused: row.email_refused_at !== null,
    time_zone: row.time_zone,
    locale: row.locale,
    url: pictureUrl(row.picture_key),
    deletes_at: row.deletion_due_at?.toISOString() ?? null,
  }
}
