import { sql as raw, type Updateable } from 'kysely'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'
import { identities } from '../queries.ts'

/** Locks the account of an address until the transaction ends. */
export async function lockHolder(trx: Trx, email: string) {
  return identities(trx)
    .select(['a.suspended_at', raw<boolean>`account_is_held(a)`.as('is_held')])
    .where('a.email', '=', email)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** Hands an account over to somebody else; forgets the devices of its former holder and a requested address. */
export async function handOver(
  trx: Trx,
  accountId: string,
  owner: Updateable<Tables['accounts']>,
): Promise<void> {
  await trx.updateTable('accounts').set(owner).where('id', '=', accountId).execute()
  for (const table of ['known_devices', 'address_requests'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
}
