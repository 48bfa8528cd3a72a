import type { ProgrammePhrase } from '@shinequo/domain/care/programme-phrases'
import type { Sql } from './tables.ts'

/** The phrases of danger that the programme added, the newest first. */
export async function riskPhrases(sql: Sql): Promise<ProgrammePhrase[]> {
  return sql
    .selectFrom('care_phrases')
    .select(['text', 'level'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}
