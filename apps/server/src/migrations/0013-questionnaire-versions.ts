import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Existing answers keep the wording they answered: an edited question or choice is a new row, and the row that it
  // replaces is retired.
  `alter table questions
    add column retired_at timestamptz,
    add column replaces uuid unique references questions`,
  `alter table choices
    add column retired_at timestamptz,
    add column replaces uuid unique references choices`,
  `create table questionnaire_versions (
    version integer primary key check (version > 0),
    saved_at timestamptz not null,
    saved_by uuid references accounts on delete set null,
    added integer not null,
    edited integer not null,
    removed integer not null
  )`,
  `insert into questionnaire_versions (version, saved_at, added, edited, removed)
    select 1, now(), count(*), 0, 0 from questions`,
]

/** Versions of the questionnaire as administrators edit it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
