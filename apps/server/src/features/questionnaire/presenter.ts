import type { QuestionnaireVersion } from '@shinequo/contract/questionnaire'
import type { VersionRow } from './queries.ts'

/** A version of the history. */
export function presentVersion(row: VersionRow): QuestionnaireVersion {
  const { version, saved_at, first_name, last_name, added, edited, removed } = row
  return {
    version,
    saved_at: saved_at.toISOString(),
    saved_by: [first_name, last_name].filter(Boolean).join(' '),
    added,
    edited,
    removed,
  }
}
