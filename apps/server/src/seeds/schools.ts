import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/* What administrators saved about schools, and the results of link checks, for tests. */

/** When something was saved or found, by default. */
const THEN = new Date('2026-11-20T14:00:00Z')

export type SchoolSeed = Pick<
  Insertable<Tables['schools']>,
  'value' | 'name' | 'wellness_url' | 'state' | 'joined_to'
>

/** Stores a school as an administrator saves it. An empty address means that it has no page. */
export async function seedSchool(trx: Trx, seed: SchoolSeed): Promise<void> {
  await trx
    .insertInto('schools')
    .values({ updated_at: THEN, ...seed })
    .execute()
}

/** Stores a mail domain of an existing school. */
export async function seedDomain(trx: Trx, school: string, domain: string): Promise<void> {
  await trx.insertInto('school_domains').values({ school, domain }).execute()
}

export interface LinkCheckSeed {
  url: string
  found: 'allowed' | 'refused' | 'unreachable'
  checked_at?: Date
}

/** Stores the last check of a link. */
export async function seedLinkCheck(
  trx: Trx,
  { url, found, checked_at = THEN }: LinkCheckSeed,
): Promise<void> {
  const row = { found, checked_at, asked_at: checked_at }
  await trx
    .insertInto('link_checks')
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute()
}
