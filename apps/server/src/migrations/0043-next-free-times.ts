import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // One row per coach, separate from `coaches`: frequent writes here neither update a coach's row nor wait for its
  // lock.
  `create table coach_next_free (
    coach_id uuid primary key references coaches on delete cascade,
    -- The start of the first open slot, as it was when it was looked at; null: there was none.
    next_free_at timestamptz,
    -- Null: nobody has looked yet.
    checked_at timestamptz,
    -- When it is to be looked at again.
    due_at timestamptz not null default '-infinity'
  )`,
  'create index coach_next_free_due on coach_next_free (due_at)',
  'insert into coach_next_free (coach_id) select id from coaches',
  // A trigger, so that no coach is missed: servers of the previous version may still create coaches.
  `create function note_new_coach() returns trigger language plpgsql as $$
    begin
      insert into coach_next_free (coach_id) values (new.id) on conflict do nothing;
      return null;
    end $$`,
  'create trigger coaches_next_free after insert on coaches for each row execute function note_new_coach()',
  // Splits a text as the domain's `terms` does: 'English, Spanish and French' names three things.
  `create function named_terms(text) returns text[] language sql immutable parallel safe as $$
    select array_remove(regexp_split_to_array(
      btrim(lower($1), E' \\t\\r\\n'), '\\s*([,;/&+]|\\mand\\M)\\s*'), '') $$`,
  'create index coaches_focus_terms on coaches using gin (named_terms(focus_area))',
  'create index coaches_language_terms on coaches using gin (named_terms(language_preference))',
  // Still the only definition of whose times students see and book. With the account's row as an argument it is inlined
  // into the query's plan; a function that queries the row would be called for each coach.
  `create function coach_is_open(coaches, accounts) returns boolean language sql immutable parallel safe as $$
    select $1.approved_at is not null and $1.accepts_students
      and $2.suspended_at is null and $2.deletion_due_at is null and $2.erased_at is null $$`,
  `create or replace function coach_is_open(coaches) returns boolean language sql stable as $$
    select exists (select from accounts a where a.id = $1.account_id and coach_is_open($1, a)) $$`,
  `create or replace view open_coaches as
    select c.id from coaches c join accounts a on a.id = c.account_id where coach_is_open(c, a)`,
]

/** When coaches are free next, stored as a hint, and indexes for finding a page of coaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
