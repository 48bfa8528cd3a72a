import { mailAddress } from '@shinequo/contract/mail-address'
import { linkText, oneLine, plainText, severalLines } from '@shinequo/contract/texts'
import { type RawBuilder, sql } from 'kysely'
import { type PersonalData, type TextKind, tablesOf } from './personal-data.ts'
import type { Trx } from './tables.ts'

/** The columns with what people typed and their kinds, by table. */
export type StoredTexts = Readonly<Record<string, Readonly<Record<string, TextKind>>>>

/** As the nouns declare them. A test fails for a column of text that is neither declared nor known not to be typed. */
export function storedTexts(data: PersonalData): StoredTexts {
  const tables = tablesOf(data).map(({ name, columns }) => {
    const typed = Object.entries(columns).flatMap(([column, { text }]) =>
      text ? [[column, text] as const] : [],
    )
    return [name, Object.fromEntries(typed)] as const
  })
  return Object.fromEntries(tables.filter(([, columns]) => Object.keys(columns).length > 0))
}

/** A text of a kind in its normal form. */
export function normalText(kind: TextKind, text: string): string {
  if (kind === 'address') return mailAddress(text) ?? plainText(text).toLowerCase()
  if (kind === 'link') return linkText(text)
  return kind === 'lines' ? severalLines(text) : oneLine(text)
}

/** Rows read per transaction: few enough to hold no lock for long. */
const BATCH = 500

/** Creates the record of each table that has none. */
export async function beginCleaning(trx: Trx, texts: StoredTexts): Promise<void> {
  const tables = Object.keys(texts).map((table_name) => ({ table_name }))
  await trx
    .insertInto('cleaned_texts')
    .values(tables)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether some table was never gone through to its end. */
export async function isCleaningLeft(trx: Trx, texts: StoredTexts): Promise<boolean> {
  await beginCleaning(trx, texts)
  const row = await trx
    .selectFrom('cleaned_texts')
    .select('table_name')
    .where('passes', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Normalises the texts of the next rows of a table and notes how far it came. Returns whether some are left of this
 * many passes over the table. A text that would become empty, and an address that another row has, stay as they are.
 */
export async function cleanSome(
  trx: Trx,
  [table, columns]: readonly [string, StoredTexts[string]],
  passes: number,
  now: Date,
): Promise<boolean> {
  const record = await trx
    .selectFrom('cleaned_texts')
    .select(['passes', 'reached'])
    .where('table_name', '=', table)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (record.passes >= passes) return false
  const key = await keyOf(trx, table)
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const { reached } = record
  const after = reached === null ? sql`true` : sql`(${keys}) > (${sql.join(reached as unknown[])})`
  const { rows } = await sql<Record<string, unknown>>`select ${keys}, ${sql.join(
    Object.keys(columns).map((name) => sql.ref(name)),
  )} from ${sql.table(table)} where ${after} order by ${keys} limit ${BATCH}`.execute(trx)
  let changed = 0
  let left = 0
  for (const row of rows) {
    for (const [column, kind] of Object.entries(columns)) {
      const text = row[column]
      if (typeof text !== 'string') continue
      const normal = normalText(kind, text)
      if (normal === text) continue
      const isRow = sql.join(
        key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
        sql` and `,
      )
      if (normal !== '' && (await replaceText(trx, table, column, { isRow, kind, text, normal }))) changed++
      else left++
    }
  }
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  await trx
    .updateTable('cleaned_texts')
    .set(({ eb }) => ({
      changed: eb('changed', '+', String(changed)),
      left_as_they_are: eb('left_as_they_are', '+', String(left)),
      reached: last ? JSON.stringify(key.map((name) => last[name])) : null,
      ...(!last && { passes: record.passes + 1, finished_at: now }),
    }))
    .where('table_name', '=', table)
    .execute()
  return last !== undefined || record.passes + 1 < passes
}

/** The columns of a table's primary key, in its order. */
async function keyOf(trx: Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by k.place`.execute(trx)
  return rows.map(({ name }) => name)
}

interface Replaced {
  readonly isRow: RawBuilder<unknown>
  readonly kind: TextKind
  readonly text: string
  readonly normal: string
}

/** Replaces a text unless it changed meanwhile or, for an address, another row has the new one. */
async function replaceText(
  trx: Trx,
  table: string,
  column: string,
  { isRow, kind, text, normal }: Replaced,
): Promise<boolean> {
  const place = sql.ref(column)
  const isFree =
    kind === 'address'
      ? sql`not exists (select from ${sql.table(table)} where ${place} = ${normal})`
      : sql`true`
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${place} = ${normal}
    where ${isRow} and ${place} = ${text} and ${isFree}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** How many texts were changed so far, and how many could not be. */
export async function cleanedCounts(trx: Trx): Promise<{ changed: number; left: number }> {
  const row = await trx
    .selectFrom('cleaned_texts')
    .select(({ fn }) => [fn.sum('changed').as('changed'), fn.sum('left_as_they_are').as('left')])
    .executeTakeFirstOrThrow()
  return { changed: Number(row.changed), left: Number(row.left) }
}
