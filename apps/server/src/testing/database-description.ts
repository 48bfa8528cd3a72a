import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'

/** The condition that an object belongs to no extension. */
const ours = (catalog: string, id: string) =>
  `not exists (select from pg_depend e where e.classid = ${catalog} and e.objid = ${id} and e.deptype = 'e')`

/** What is in a database, a query for each kind: each row is one thing with everything that defines it. */
const KINDS: Readonly<Record<string, string>> = {
  // Of any kind, so that none is missed. Without those whose names have numbers of their own.
  everything: `
    select distinct pg_describe_object(classid, objid, objsubid) as what from pg_depend d
    where objid >= 16384 and ${ours('d.classid', 'd.objid')}
      and pg_describe_object(classid, objid, objsubid) !~ 'pg_toast|RI_ConstraintTrigger'
      and not exists (select from pg_constraint c
        where d.classid = 'pg_constraint'::regclass and c.oid = d.objid and c.contype = 'n')`,
  tables: `
    select c.oid::regclass::text as name, relkind, relpersistence, reloptions, relacl, relreplident, relrowsecurity,
      case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as view
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind not in ('i', 'c') and ${ours("'pg_class'::regclass", 'c.oid')}`,
  columns: `
    select attrelid::regclass::text as of, row_number() over (partition by attrelid order by attnum) as nth, attname,
      format_type(atttypid, atttypmod) as type, attnotnull, pg_get_expr(adbin, adrelid) as default, attgenerated,
      attidentity, attcollation::regcollation::text as collation, attstorage, attcompression, attoptions, attacl
    from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind not in ('i', 'S') and attnum > 0 and not attisdropped
      and ${ours("'pg_class'::regclass", 'c.oid')}`,
  // Those that say 'not null' have a name in newer servers only; columns have them.
  constraints: `
    select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as definition, convalidated,
      condeferrable, condeferred
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `
    select pg_get_indexdef(indexrelid) as definition, indisvalid, indisclustered, reloptions
    from pg_index join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  functions: `
    select pg_get_functiondef(p.oid) as definition, proacl from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${ours("'pg_proc'::regclass", 'p.oid')}`,
  triggers: `
    select pg_get_triggerdef(oid) as definition, tgenabled from pg_trigger where not tgisinternal`,
  sequences: `
    select s.*, d.refobjid::regclass::text as of, d.refobjsubid > 0 as has_column, d.deptype from (
      select sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size, last_value
      from pg_sequences where schemaname = 'public') s
      left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = to_regclass('public.' || sequencename)
        and d.deptype in ('a', 'i')`,
  types: `
    select t.oid::regtype::text as name, typtype, typnotnull, typdefault, format_type(typbasetype, typtypmod) as base,
      (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid) as labels
    from pg_type t where typnamespace = 'public'::regnamespace and typtype not in ('b', 'c') and ${ours("'pg_type'::regclass", 't.oid')}`,
  rules: `select tablename, rulename, definition from pg_rules where schemaname = 'public'`,
  policies: `select tablename, policyname, cmd, qual, with_check from pg_policies where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext`,
  extensions: `select extname, extversion, extnamespace::regnamespace::text as schema from pg_extension`,
  comments: `
    select pg_describe_object(classoid, objoid, objsubid) as of, description from pg_description
    where objoid >= 16384`,
}

/**
 * Everything that a database has in its schema `public`, rows included, in sorted lines that begin with what they are
 * about. Times from `since` on, in milliseconds by the database's clock, are the same word, because they only say when
 * it was made.
 */
export async function describeDatabase({ root }: Database, since: number): Promise<string[]> {
  const found: string[] = []
  const describe = async (kind: string, query: string) => {
    const { rows } = await sql
      .raw<{ line: unknown }>(`select to_jsonb(q) as line from (${query}) q`)
      .execute(root)
    for (const { line } of rows)
      found.push(`${kind}: ${JSON.stringify(line, (_, value) => sameTime(value, since))}`)
  }
  for (const [kind, query] of Object.entries(KINDS)) await describe(kind, query)
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(root)
  for (const { name } of tables.rows) {
    // When a migration ran is a time of the machine's clock.
    const columns = name === 'kysely_migration' ? 'name' : '*'
    await describe(`rows of ${name}`, `select ${columns} from public.${name}`)
  }
  return found.sort()
}

/** The lines of only one of two descriptions: with '-' of the first, with '+' of the second. */
export function differences(expected: readonly string[], found: readonly string[]): string[] {
  const [before, after] = [new Set(expected), new Set(found)]
  return [
    ...expected.filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...found.filter((line) => !before.has(line)).map((line) => `+ ${line}`),
    ...(expected.length === found.length ? [] : [`${found.length} instead of ${expected.length} lines`]),
  ]
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

function sameTime(value: unknown, since: number): unknown {
  return typeof value === 'string' && INSTANT.test(value) && Date.parse(value) >= Math.floor(since)
    ? 'made now'
    : value
}
