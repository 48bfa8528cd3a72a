import { sql as raw, type Updateable } from 'kysely'
import type { Tables, Trx } from '../../../plugins/database/tables.ts'
import { identities } from '../queries.ts'

/** The account of an address, kept as it is until the transaction ends. */
export async function lockHolder(trx: Trx, email: string) {
  return identities(trx)
    .select(['a.suspended_at', raw<boolean>`account_is_held(a)`.as('is_held')])
    .where('a.email', '=', email)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** Gives an account to somebody else: forgets the devices of whoever had it. */
export async function handOver(
  trx: Trx,
  accountId: string,
  owner: Updateable<Tables['accounts']>,
): Promise<void> {
  await trx.updateTable('accounts').set(owner).where('id', '=', accountId).execute()
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}
