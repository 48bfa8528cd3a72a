import { sql as raw } from 'kysely'
import type { Person } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** Mail to the person, without its text, which is rendered from current data each time it is sent. */
export async function messages(sql: Sql, { id, email }: Person) {
  return sql
    .selectFrom('messages as m')
    .leftJoin('invitations as i', 'i.id', 'm.invitation_id')
    .select(['m.kind', 'm.state', 'm.created_at', 'm.sent_at', 'm.tries'])
    .where(({ or, eb }) => or([eb('m.account_id', '=', id), eb('i.email', '=', email)]))
    .orderBy('m.created_at', 'desc')
    .execute()
}

/** Whether mail `t` was over before that. The message of a valid invitation stays, since the list shows its state. */
export const isMailOver = (before: Date, now: Date) =>
  raw<boolean>`t.state in ('sent', 'unwanted', 'refused', 'given_up') and t.changed_at < ${before}
    and not exists (select from invitations i where i.id = t.invitation_id
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now})`
