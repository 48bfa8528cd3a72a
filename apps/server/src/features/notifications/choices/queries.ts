import { CHOSEN_KINDS, type NotificationChoices } from '@shinequo/contract/notifications'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** The choices of an account; undefined if it has made none. */
export async function choicesOf(sql: Sql, accountId: string): Promise<NotificationChoices | undefined> {
  return sql
    .selectFrom('notification_choices')
    .select([...CHOSEN_KINDS])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Stores the choices of an account. Returns false if there is no such account. */
export async function saveChoices(
  trx: Trx,
  account_id: string,
  choices: NotificationChoices,
): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account_id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return false
  await trx
    .insertInto('notification_choices')
    .values({ account_id, ...choices })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(choices))
    .execute()
  return true
}
