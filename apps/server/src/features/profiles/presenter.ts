import { type StudentProfile, studentProfile } from '@shinequo/contract/profiles'
import { pictureUrl } from '../../plugins/pictures.ts'
import { replyFields } from '../../plugins/reply-fields.ts'
import type { ProfileRow } from './queries.ts'

/** A profile for its own student. */
export function presentProfile(row: ProfileRow): StudentProfile {
  return {
    ...replyFields(studentProfile, row),
    user: { ...replyFields(studentProfile.shape.user, row), id: row.account_id },
    email_proved: row.email_proved_at !== null,
    mail_refused: row.email_refused_at !== null,
    url: pictureUrl(row.picture_key),
    deletes_at: row.deletion_due_at?.toISOString() ?? null,
  }
}
