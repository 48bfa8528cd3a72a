import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../plugins/database/tables.ts'

export interface TextColumn {
  readonly table: string
  readonly column: string
}

/**
 * The columns of our tables that contain free text or JSON, without those with a list of allowed values, references,
 * generated columns, and the place of a file, which a row has instead of the file itself.
 */
export async function textColumns(trx: Trx): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and not exists (select from pg_constraint k where
        (k.conrelid = c.oid and a.attnum = any (k.conkey)
          and (k.contype = 'f' or k.contype = 'c' and pg_get_constraintdef(k.oid) like '%ANY%'))
        or (k.confrelid = c.oid and a.attnum = any (k.confkey)))
      and not (c.relname in ('pictures', 'data_exports') and a.attname = 'object')
    order by 1, 2`.execute(trx)
  return rows
}

/**
 * Writes a word into a column of the matching rows: replaces a text, and adds to JSON. Without a condition, all rows
 * get the word followed by their number. Bypasses triggers, so that the audit can be marked too.
 */
export async function mark(
  trx: Trx,
  { table, column }: TextColumn,
  word: string,
  where?: Readonly<Record<string, string>> | RawBuilder<boolean>,
): Promise<number> {
  const target = sql.ref(column)
  const text = where ? sql`${word}::text` : sql`${word}::text || translate(ctid::text, '(,)', 'xxx')`
  const { rows } = await sql<{ type: string }>`
    select atttypid::regtype::text as type from pg_attribute
    where attrelid = ${table}::regclass and attname = ${column}`.execute(trx)
  const type = rows[0]?.type ?? ''
  const held = sql`${target}::jsonb`
  const value = type.startsWith('json')
    ? sql`(case jsonb_typeof(${held}) when 'array' then jsonb_build_array(${text})
        else coalesce(${held}, '{}') || jsonb_build_object('word', ${text}) end)::${sql.raw(type)}`
    : text
  const conditions = isCondition(where)
    ? [where]
    : Object.entries(where ?? {}).map(([name, id]) => sql`${sql.ref(name)} = ${id}`)
  await sql`set local session_replication_role = replica`.execute(trx)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${target} = ${value}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`.execute(trx)
  await sql`set local session_replication_role = origin`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

function isCondition(where: object | undefined): where is RawBuilder<boolean> {
  return where !== undefined && 'toOperationNode' in where
}
