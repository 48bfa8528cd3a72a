import { type Kysely, sql } from 'kysely'

/**
 * Whether a former address, and a school that staff have taken back, had been proved: what belongs to an address is
 * erased only with a proved one, and whoever has proved a school may have written on its wall. Addresses that were
 * replaced before this are taken as proved, as they were until now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table former_addresses add column was_proved boolean not null default true',
    'alter table former_addresses alter column was_proved set default false',
    'alter table student_profiles add column proof_taken_back boolean not null default false',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
