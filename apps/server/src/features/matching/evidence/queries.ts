import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'

export interface CoachTextRow {
  id: string
  /** What the coach works on, in their own words, and their description, as HTML. */
  text: string
}

const OPEN = raw`from coaches c join accounts a on a.id = c.account_id and a.role = 'coach' and coach_is_open(c, a)`
const TEXT = raw`c.focus_area || E'\n' || c.description`

/** A digest of the texts of all open coaches. It changes as soon as any of them does. */
export async function textsDigest(sql: Sql): Promise<string> {
  const { rows } = await raw<{ digest: string | null }>`
    select md5(string_agg(c.id || md5(${TEXT}), '' order by c.id)) as digest ${OPEN}`.execute(sql)
  return rows[0]?.digest ?? ''
}

/** The texts of the coaches who are open to students. */
export async function coachTexts(sql: Sql): Promise<CoachTextRow[]> {
  const { rows } = await raw<CoachTextRow>`select c.id, ${TEXT} as text ${OPEN}`.execute(sql)
  return rows
}
