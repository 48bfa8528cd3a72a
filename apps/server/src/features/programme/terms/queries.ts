import type { ProgrammeTerms } from '@shinequo/contract/programme/terms'
import { getTerms } from '../../../plugins/database/programme-settings.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** The terms and the version that a change is based on. */
export async function storedTerms(sql: Sql): Promise<ProgrammeTerms> {
  const { version } = await sql
    .selectFrom('programme')
    .select('terms_version as version')
    .executeTakeFirstOrThrow()
  return { terms: await getTerms(sql), version }
}

/** Replaces the terms if these are based on the newest version; otherwise returns false. */
export async function replaceTerms(trx: Trx, { terms, version }: ProgrammeTerms): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('programme')
    .set({ terms_version: version + 1 })
    .where('terms_version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.deleteFrom('programme_terms').execute()
  if (terms.length > 0) await trx.insertInto('programme_terms').values(terms).execute()
  return true
}
