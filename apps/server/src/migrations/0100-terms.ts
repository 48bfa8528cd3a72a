import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The terms of the programme's year. No two share a day, also if two administrators save at once.
  `create table programme_terms (
    first_day date primary key,
    last_day date not null check (last_day >= first_day),
    name text not null check (name <> ''),
    exclude using gist (daterange(first_day, last_day, '[]') with &&))`,
  'alter table programme add column terms_version integer not null default 1',
]

/** The terms that the figures go by. Their changes are counted apart from those of other settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
