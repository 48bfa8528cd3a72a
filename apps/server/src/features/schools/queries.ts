import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A student's school with what administrators saved of it; both null where nothing was. */
export interface OwnSchoolRow {
  school: string
  name: string | null
  wellness_url: string | null
}

/** The school of a student; undefined for a profile that is gone. */
export async function schoolOfStudent(sql: Sql, studentProfileId: string): Promise<OwnSchoolRow | undefined> {
  return sql
    .selectFrom('student_profiles as s')
    .leftJoin('schools as o', 'o.value', 's.school')
    .select(['s.school', 'o.name', 'o.wellness_url'])
    .where('s.id', '=', studentProfileId)
    .executeTakeFirst()
}

/** What the last check of a link found. */
export interface FoundRow {
  found: NonNullable<Tables['link_checks']['found']>
  checked_at: Date
}

/** The last finished check of a link; undefined when there is none. */
export async function lastCheck(sql: Sql, url: string): Promise<FoundRow | undefined> {
  const row = await sql
    .selectFrom('link_checks')
    .select(['found', 'checked_at'])
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.found && row.checked_at ? { found: row.found, checked_at: row.checked_at } : undefined
}

/**
 * Takes the next check of a link for whoever asks: true for one of many who ask at once. It is free when the last
 * check is as old as `checkedUntil` or missing, and nobody has asked after `askedUntil`.
 */
export async function takeCheck(
  trx: Trx,
  url: string,
  now: Date,
  { checkedUntil, askedUntil }: { checkedUntil: Date; askedUntil: Date },
): Promise<boolean> {
  const { rows } = await raw`
    insert into link_checks (url, asked_at) values (${url}, ${now})
    on conflict (url) do update set asked_at = excluded.asked_at
      where (link_checks.checked_at is null or link_checks.checked_at <= ${checkedUntil})
        and link_checks.asked_at <= ${askedUntil}
    returning url`.execute(trx)
  return rows.length > 0
}

/** Keeps what a check found, in place of the one before. */
export async function keepCheck(sql: Sql, url: string, { found, checked_at }: FoundRow): Promise<void> {
  await sql
    .insertInto('link_checks')
    .values({ url, found, checked_at, asked_at: checked_at })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ found, checked_at }))
    .execute()
}
