import type { Sql, Trx } from '../../plugins/database/tables.ts'

/** What the programme chose, as its one row holds it. */
export interface ProgrammeRow {
  matching_mode: 'automatic' | 'coach' | 'admin'
  restrict_booking_to_matches: boolean
  most_upcoming_sessions: number
  cancel_notice_minutes: number
  direct_calls: boolean
  /** Empty: English alone. */
  spanish_read_by: string
  /** Counts the changes. */
  version: number
}

const COLUMNS = [
  'matching_mode',
  'restrict_booking_to_matches',
  'most_upcoming_sessions',
  'cancel_notice_minutes',
  'direct_calls',
  'spanish_read_by',
  'version',
] as const

export async function programmeRow(sql: Sql): Promise<ProgrammeRow> {
  return sql.selectFrom('programme').select(COLUMNS).executeTakeFirstOrThrow()
}

/**
 * Stores what the programme chose in place of the version that `row` names; undefined when that is not the newest.
 * `modeSince`, where the mode is another one from then on.
 */
export async function updateProgramme(
  trx: Trx,
  row: Omit<ProgrammeRow, 'spanish_read_by'> & { spanish_read_by?: string | undefined },
  modeSince: Date | undefined,
): Promise<ProgrammeRow | undefined> {
  return trx
    .updateTable('programme')
    .set({ ...row, ...(modeSince && { mode_since: modeSince }), version: row.version + 1 })
    .where('version', '=', row.version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** The zone that a person's account names. */
export async function zoneOf(sql: Sql, accountId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.time_zone ?? null
}
