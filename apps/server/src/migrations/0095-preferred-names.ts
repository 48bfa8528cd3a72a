import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  "alter table accounts add column preferred_name text not null default ''",
  // The preferred name comes last, so that it is found and changes no order.
  `create or replace function fold_name_of_account() returns trigger language plpgsql as $$
    begin
      new.folded_name := folded(new.first_name || ' ' || new.last_name || ' ' || new.preferred_name);
      return new;
    end $$`,
  'drop trigger accounts_folded on accounts',
  `create trigger accounts_folded before insert or update of first_name, last_name, preferred_name on accounts
    for each row execute function fold_name_of_account()`,
]

/** What a student wants to be called. Searches find a person by it too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
