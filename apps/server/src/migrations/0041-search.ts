import { type Kysely, sql } from 'kysely'

/** Search by index, so that its cost does not grow with the number of people. The indexes are in large-indexes.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create extension if not exists pg_trgm',
    // People who match either pattern, at most `most`, in no particular order. A null pattern matches nobody. The
    // planner estimates `ilike` to be as cheap as comparing numbers, and would read the whole table for many matches.
    // Disabling sequential scans prevents that.
    `create function found_people(name_pattern text, email_pattern text, most integer) returns setof accounts
       language sql stable rows 10 set enable_seqscan = off as $$
       select a.* from accounts a
       where a.erased_at is null
         and (' ' || a.first_name || ' ' || a.last_name ilike name_pattern or a.email ilike email_pattern)
       limit most $$`,
    // The same for audit entries about an address, such as that of an invitation.
    `create function found_addresses(email_pattern text, most integer) returns setof bigint
       language sql stable rows 10 set enable_seqscan = off as $$
       select position from audit_fields where details ->> 'email' ilike email_pattern limit most $$`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
