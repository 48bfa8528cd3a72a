import type { Locale } from '@shinequo/contract/locales'
import { sql as raw } from 'kysely'
import { calledName } from './called-name.ts'
import type { Sql } from './tables.ts'

/** Who gets a mail. */
export interface Recipient {
  account_id: string
  email: string
  first_name: string
  /** Null: English. */
  locale: Locale | null
}

/** The columns of a `Recipient`, in a query that has the account as `a`. */
export const RECIPIENT = [
  'a.id as account_id',
  'a.email',
  calledName('a').as('first_name'),
  'a.locale',
] as const

/**
 * What a mail to one of two people says of both, in a query that has the student as `s`, the coach as `c`, the
 * recipient's account as `a` and the other one's as `o`. A coach's zone is that of their hours. Null for a student whose
 * zone is unknown.
 */
export function recipientAndOther(recipient: 'student' | 'coach') {
  const [own, other] = recipient === 'student' ? ['a', 'c'] : ['c', 'o']
  return [
    ...RECIPIENT,
    raw.ref<string | null>(`${own}.time_zone`).as('time_zone'),
    calledName('o').as('other_first'),
    'o.last_name as other_last',
    raw.ref<string | null>(`${other}.time_zone`).as('other_zone'),
  ] as const
}

/** The accounts that can get mail, as `a`: those that were not deleted. Each is selected as a `Recipient`. */
export const recipients = (sql: Sql) =>
  sql.selectFrom('accounts as a').where('a.erased_at', 'is', null).select(RECIPIENT)

/**
 * The recipient of a mail to an account, and what such mail may say; undefined if the account was deleted. A coach's
 * zone is that of their hours, wherever they signed in.
 */
export async function recipientById(sql: Sql, accountId: string) {
  return recipients(sql)
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(['a.last_name', 'a.role', 'a.deletion_due_at'])
    .select(({ fn }) => fn.coalesce('c.time_zone', 'a.time_zone').as('time_zone'))
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}
