import type { Locale } from '@shinequo/contract/locales'
import type { Sql } from './tables.ts'

/** The language of an account, for files in the reader's language; null: nobody chose one. */
export async function localeOf(sql: Sql, accountId: string): Promise<Locale | null> {
  const row = await sql.selectFrom('accounts').select('locale').where('id', '=', accountId).executeTakeFirst()
  return row?.locale ?? null
}
