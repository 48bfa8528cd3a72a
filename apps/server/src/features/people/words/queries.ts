import type { Locale } from '@shinequo/contract/locales'
import type { WordedRole } from '@shinequo/contract/people/invitation-words'
import { sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

export type WordsRow = Selectable<Tables['invitation_words']>

/** The words that the programme has changed at some time. */
export async function wordsRows(sql: Sql): Promise<WordsRow[]> {
  return sql.selectFrom('invitation_words').selectAll().execute()
}

export async function wordsRow(sql: Sql, role: WordedRole, locale: Locale): Promise<WordsRow | undefined> {
  return sql
    .selectFrom('invitation_words')
    .selectAll()
    .where('role', '=', role)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Stores words if they are based on the newest version, which is 0 without a row; otherwise returns undefined. */
export async function storeWords(trx: Trx, wanted: WordsRow): Promise<WordsRow | undefined> {
  const { role, locale, subject, body, version } = wanted
  const next = version + 1
  if (version === 0) {
    return trx
      .insertInto('invitation_words')
      .values({ ...wanted, version: next })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  }
  return trx
    .updateTable('invitation_words')
    .set({ subject, body, version: next })
    .where('role', '=', role)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** What the preview of a mail shows besides its words: who invites, the programme's name and its crisis line. */
export async function frameOfMail(sql: Sql, accountId: string) {
  return sql
    .selectFrom('accounts as a')
    .innerJoin('programme as p', (join) => join.onTrue())
    .innerJoin('care_settings as c', (join) => join.onTrue())
    .select([
      raw<string>`a.first_name || ' ' || a.last_name`.as('inviter'),
      'p.look_name',
      'c.number',
      'c.takes_texts',
      'c.asking_for_spanish',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
