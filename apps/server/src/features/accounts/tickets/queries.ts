import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { identities } from '../queries.ts'

/** Stores a ticket in place of the account's expired ones. */
export async function insertTicket(trx: Trx, ticket: Tables['tickets'], now: Date): Promise<void> {
  await trx
    .with('expired', (db) =>
      db
        .deleteFrom('tickets')
        .where('account_id', '=', ticket.account_id)
        .where('expires_at', '<=', now)
        .returning('hash'),
    )
    .insertInto('tickets')
    .values(ticket)
    .execute()
}

/** Deletes a ticket and returns it, no matter who presents it: a ticket can be used once. */
export async function consumeTicket(trx: Trx, hash: string): Promise<Tables['tickets'] | undefined> {
  return trx.deleteFrom('tickets').where('hash', '=', hash).returningAll().executeTakeFirst()
}

/** The identity of an account, if its sign-ins of this generation are valid and it is neither paused nor deleted. */
export async function activeIdentity(sql: Sql, accountId: string, generation: number) {
  return identities(sql)
    .where('a.id', '=', accountId)
    .where('a.sign_in_generation', '<=', generation)
    .where('a.suspended_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** When a sign-in expires; undefined when it has ended. */
export async function endOfSignIn(sql: Sql, signInId: string, now: Date): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('refresh_families')
    .select('ends_at')
    .where('id', '=', signInId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.ends_at
}
