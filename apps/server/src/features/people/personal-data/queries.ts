import { sql as raw } from 'kysely'
import { type Leaver, type Person, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export async function invitationsReceived(sql: Sql, { email }: Person) {
  return sql
    .selectFrom('invitations as i')
    .leftJoin('accounts as inviter', 'inviter.id', 'i.invited_by')
    .select([
      'i.role',
      'i.first_name',
      'i.last_name',
      'i.school',
      'i.state',
      'i.city',
      shortName('inviter').as('invited_by'),
      'i.created_at',
      'i.expires_at',
      'i.accepted_at',
      'i.revoked_at as taken_back_at',
    ])
    .where('i.email', '=', email)
    .orderBy('i.created_at', 'desc')
    .execute()
}

/** Without the names and addresses of those who were invited. */
export async function invitationsSent(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('invitations')
    .select(['role', 'created_at', 'expires_at', 'accepted_at', 'revoked_at as taken_back_at'])
    .where('invited_by', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Deletes the invitations to the addresses of somebody who leaves, except the one that is spared. */
export async function eraseInvitations(trx: Trx, { addresses, spared }: Leaver): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where(raw<boolean>`email = any(${addresses}::text[])`)
    .$if(spared !== undefined, (query) => query.where('id', '<>', spared as string))
    .execute()
}

/** Whether an invitation `t` was over before that. */
export const isInvitationOver = (before: Date) =>
  raw<boolean>`coalesce(t.accepted_at, t.revoked_at, t.expires_at) < ${before}`
