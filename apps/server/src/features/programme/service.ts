import type { Sql } from '../../plugins/database/tables.ts'
import { programmeRow } from './queries.ts'

/** What a programme chooses. */
export interface Programme {
  /** Who decides a match: the engine at once, the coach, or an administrator. */
  readonly matchingMode: 'automatic' | 'coach' | 'admin'
  /** Sessions only with coaches of an accepted match. */
  readonly restrictBookingToMatches: boolean
}

/** What this installation's programme chose; in a transaction pass its `trx`. */
export async function getProgramme(sql: Sql): Promise<Programme> {
  const row = await programmeRow(sql)
  return { matchingMode: row.matching_mode, restrictBookingToMatches: row.restrict_booking_to_matches }
}
