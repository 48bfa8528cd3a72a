import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export interface WorryRow {
  id: string
  text: string
  created_at: Date
  to: string[]
  read_at: Date | null
  reader: string | null
  answered_at: Date | null
  answerer: string | null
}

/** Locks the match and the sessions of a coach and a student until the transaction ends: neither can end meanwhile. */
export async function lockPair(trx: Trx, coachId: string, studentId: string): Promise<void> {
  const pair = { coach_id: coachId, student_profile_id: studentId }
  const match = trx.selectFrom('match_requests').select('id').where('status', '=', 'accepted')
  await match
    .where((row) => row.and(pair))
    .forUpdate()
    .execute()
  const sessions = trx.selectFrom('bookings').select('id').where('status', '<>', 'cancelled')
  await sessions
    .where((row) => row.and(pair))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The worries about a student that a coach handed over, newest first. */
export async function worriesOf(sql: Sql, coachId: string, studentId: string): Promise<WorryRow[]> {
  return sql
    .selectFrom('care_requests as r')
    .leftJoin('accounts as w', 'w.id', 'r.answered_by')
    .leftJoin('accounts as o', 'o.id', 'r.read_by')
    .select([
      'r.id',
      'r.text',
      'r.created_at',
      namesOfStaff('r.id').as('to'),
      'r.read_at',
      raw<string | null>`o.first_name || ' ' || o.last_name`.as('reader'),
      'r.answered_at',
      raw<string | null>`w.first_name || ' ' || w.last_name`.as('answerer'),
    ])
    .where('r.coach_id', '=', coachId)
    .where('r.student_profile_id', '=', studentId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute()
}

/** The names of those to whom a worry was handed over, as an array. */
export function namesOfStaff(request: string) {
  return raw<string[]>`array(select a.first_name || ' ' || a.last_name from care_request_staff s
    join accounts a on a.id = s.account_id where s.request_id = ${raw.ref(request)}
    order by a.folded_name, a.id)`
}

/** A worry of this coach about this student with the same text that nobody has closed. */
export async function sameWorry(
  sql: Sql,
  { coach_id, student_profile_id, text }: { coach_id: string; student_profile_id: string; text: string },
): Promise<string | undefined> {
  const row = await sql
    .selectFrom('care_requests')
    .select('id')
    .where('coach_id', '=', coach_id)
    .where('student_profile_id', '=', student_profile_id)
    .where('text', '=', text)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

export async function insertWorry(
  trx: Trx,
  row: { id: string; coach_id: string; student_profile_id: string; text: string; created_at: Date },
  staff: readonly string[],
): Promise<void> {
  await trx
    .insertInto('care_requests')
    .values({ ...row, place: 'worry' })
    .execute()
  await trx
    .insertInto('care_request_staff')
    .values(staff.map((account_id) => ({ request_id: row.id, account_id })))
    .execute()
}

/** Stores who opened a worry first. Returns whether this was the first time. */
export async function setRead(trx: Trx, id: string, by: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('care_requests')
    .set({ read_at: at, read_by: by })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
