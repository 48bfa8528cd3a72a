import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'

/**
 * The tables that tests fill: ours, without those of the migrations themselves, and those of the job queue. With their
 * columns, except generated ones.
 */
const FILLED = `
  select t.relnamespace::regnamespace as schema, t.relname as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class t
  where t.relkind in ('r', 'p') and not t.relispartition
    and (t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely_%'
      or t.relnamespace = 'pgboss'::regnamespace and t.relname like 'job%')`

/** Saves all rows of a database under a name, for `restoreRows`. */
export async function snapshotRows({ root }: Database, name: string): Promise<void> {
  await sql
    .raw(`do $$
    declare
      filled record;
      has_rows boolean;
    begin
      create schema ${name};
      for filled in ${FILLED} loop
        execute format('select exists (select from %s.%I)', filled.schema, filled.name) into has_rows;
        if has_rows then
          execute format('create table ${name}.%I as select %s from %s.%I',
            filled.name, filled.columns, filled.schema, filled.name);
        end if;
      end loop;
    end $$`)
    .execute(root)
}

/** Restores exactly the rows that were saved under a name. Nothing else may write meanwhile. */
export async function restoreRows({ root }: Database, name: string): Promise<void> {
  // In the replica role no triggers run, so no cascades are looked up for rows that are deleted anyway. DELETE is
  // faster than TRUNCATE, which creates new files for each index.
  await sql
    .raw(`do $$
    declare
      filled record;
    begin
      set local session_replication_role = replica;
      for filled in ${FILLED} loop
        execute format('delete from %s.%I', filled.schema, filled.name);
        if to_regclass(format('${name}.%I', filled.name)) is not null then
          execute format('insert into %s.%I (%s) overriding system value select %3$s from ${name}.%2$I',
            filled.schema, filled.name, filled.columns);
        end if;
      end loop;
      set local session_replication_role = origin;
    end $$`)
    .execute(root)
}

/** The name under which test databases save the rows of their migrations. */
export const AS_MIGRATED = 'as_migrated'

/** Resets every table of a test database to its migrated state: jobs, limits and what tests wrote are deleted. */
export async function emptyTables(database: Database): Promise<void> {
  await restoreRows(database, AS_MIGRATED)
}
