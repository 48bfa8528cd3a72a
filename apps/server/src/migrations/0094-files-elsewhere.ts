import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Files in the bucket that no row refers to: uploads on the way, and what is to be removed.
  `create table file_removals (
    object text primary key,
    due_at timestamptz not null default '-infinity',
    taken boolean not null default false
  )`,
  'create index file_removals_due on file_removals (due_at)',
  `create table file_home (
    id int primary key check (id = 1),
    place text not null check (place in ('bucket', 'database'))
  )`,
  "insert into file_home (id, place) values (1, 'bucket')",
  `alter table pictures add column object text, alter column bytes drop not null,
    add constraint pictures_place_check check ((bytes is null) <> (object is null)) not valid`,
  `alter table data_exports add column object text, add column size int, add column key_id text,
    drop constraint data_exports_check, drop constraint data_exports_check1,
    add constraint data_exports_place_check check (bytes is null or object is null),
    add constraint data_exports_ready_check
      check ((state = 'ready') = (bytes is not null or object is not null)),
    add constraint data_exports_made_check check ((state = 'ready') = (made_at is not null))`,
  // Whatever deletes a row or moves its file, a cascade too, has the file removed from the bucket.
  `create function remove_former_file() returns trigger language plpgsql as $$
    begin
      insert into file_removals (object) values (old.object) on conflict do nothing;
      return null;
    end $$`,
  ...['pictures', 'data_exports'].flatMap((table) => [
    `create trigger ${table}_file_deleted after delete on ${table}
      for each row when (old.object is not null) execute function remove_former_file()`,
    `create trigger ${table}_file_replaced after update on ${table}
      for each row when (old.object is not null and old.object is distinct from new.object)
      execute function remove_former_file()`,
  ]),
]

/** The bytes of pictures and data exports are in their row or in a bucket; exports may be encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
