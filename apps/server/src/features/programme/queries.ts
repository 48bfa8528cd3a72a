import type { Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

const COLUMNS = [
  'matching_mode',
  'restrict_booking_to_matches',
  'match_confirmed_only',
  'most_upcoming_sessions',
  'cancel_notice_minutes',
  'direct_calls',
  'spanish_read_by',
  'figures_zone',
  'version',
] as const

/** The programme's settings, stored in a single row. */
export type ProgrammeRow = Pick<Selectable<Tables['programme']>, (typeof COLUMNS)[number]>

export async function programmeRow(sql: Sql): Promise<ProgrammeRow> {
  return sql.selectFrom('programme').select(COLUMNS).executeTakeFirstOrThrow()
}

/**
 * Stores the programme's settings if `row` has the newest version; otherwise returns undefined. `modeSince` is set if
 * the matching mode changes, from then on.
 */
export async function updateProgramme(
  trx: Trx,
  row: Omit<ProgrammeRow, 'spanish_read_by' | 'match_confirmed_only' | 'figures_zone'> & {
    spanish_read_by?: string | undefined
    match_confirmed_only?: boolean | undefined
    figures_zone?: string | undefined
  },
  modeSince: Date | undefined,
): Promise<ProgrammeRow | undefined> {
  return trx
    .updateTable('programme')
    .set({ ...row, ...(modeSince && { mode_since: modeSince }), version: row.version + 1 })
    .where('version', '=', row.version)
    .returning(COLUMNS)
    .executeTakeFirst()
}
