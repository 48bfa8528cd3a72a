import { recipients } from '../../../plugins/database/recipient.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** The query of an administrator, which yields nothing once they are none, or are paused. */
const administrator = (sql: Sql, accountId: string) =>
  recipients(sql)
    .where('a.id', '=', accountId)
    .where('a.role', '=', 'admin')
    .where('a.suspended_at', 'is', null)

/** An administrator as the recipient of a mail; undefined once they are none, or are paused. */
export async function staffMember(sql: Sql, accountId: string) {
  return administrator(sql, accountId).executeTakeFirst()
}

/** An administrator who is to read of a request; undefined once it is answered. */
export async function staffOfRequest(sql: Sql, requestId: string, accountId: string) {
  return administrator(sql, accountId)
    .innerJoin('care_requests as r', (join) => join.on('r.id', '=', requestId))
    .select('r.place')
    .where('r.answered_at', 'is', null)
    .executeTakeFirst()
}

/** A member of staff to whom a worry was handed over; undefined once it is closed. */
export async function staffOfWorry(sql: Sql, requestId: string, accountId: string) {
  return administrator(sql, accountId)
    .innerJoin('care_request_staff as s', 's.account_id', 'a.id')
    .innerJoin('care_requests as r', 'r.id', 's.request_id')
    .where('s.request_id', '=', requestId)
    .where('r.answered_at', 'is', null)
    .executeTakeFirst()
}
