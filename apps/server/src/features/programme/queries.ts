import type { Sql } from '../../plugins/database/tables.ts'

/** What the programme chose, as its one row holds it. */
export interface ProgrammeRow {
  matching_mode: 'automatic' | 'coach' | 'admin'
  restrict_booking_to_matches: boolean
}

export async function programmeRow(sql: Sql): Promise<ProgrammeRow> {
  return sql
    .selectFrom('programme')
    .select(['matching_mode', 'restrict_booking_to_matches'])
    .executeTakeFirstOrThrow()
}
