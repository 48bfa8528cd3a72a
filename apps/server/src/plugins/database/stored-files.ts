import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from './tables.ts'

/** Where the bytes of a file are: in its row, or in the bucket under the name `object`. */
export interface FilePlace {
  readonly bytes: Uint8Array | null
  readonly object: string | null
}

/** The same of a file that may be encrypted: then `key_id` names the key. */
export interface SealedPlace extends FilePlace {
  readonly key_id: string | null
}

/** The tables whose rows have files, with the column that identifies a row. */
const KEYS = { pictures: 'key', data_exports: 'id' } as const

export type FileTable = keyof typeof KEYS
export const FILE_TABLES = Object.keys(KEYS) as FileTable[]

export type FileHome = 'bucket' | 'database'

/**
 * Announces an upload, so that its object is removed after `due_at` unless `finishUpload` is called. Returns false,
 * without announcing anything, if new files belong into the database although there is a bucket.
 */
export async function beginUpload(sql: Sql, object: string, due_at: Date): Promise<boolean> {
  const row = await sql
    .insertInto('file_removals')
    .columns(['object', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('file_home')
        .select([raw<string>`${object}::text`.as('object'), raw<Date>`${due_at}::timestamptz`.as('due_at')])
        .where('place', '=', 'bucket'),
    )
    .returning('object')
    .executeTakeFirst()
  return row !== undefined
}

/** An uploaded object is kept from now on; false if it is being removed, since too much time has passed. */
export async function finishUpload(trx: Trx, object: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('file_removals')
    .where('object', '=', object)
    .where('taken', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes up to `limit` objects that are to be removed by `now`. They are due again at `again`, unless they are removed. */
export async function takeRemovals(sql: Sql, now: Date, again: Date, limit: number): Promise<string[]> {
  const rows = await sql
    .updateTable('file_removals')
    .set({ taken: true, due_at: again })
    .where('object', 'in', (query) =>
      query
        .selectFrom('file_removals')
        .select('object')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('object')
    .execute()
  return rows.map(({ object }) => object)
}

/** These objects are removed. */
export async function removalsDone(sql: Sql, objects: readonly string[]): Promise<void> {
  await sql.deleteFrom('file_removals').where('object', 'in', objects).execute()
}

/** How many objects wait for their removal, including uploads on the way. */
export async function countRemovals(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*)::int as count from file_removals`.execute(sql)
  return rows[0]?.count ?? 0
}

/** The digest of bytes, as `replaceFile` returns it. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Where new files are stored from now on, if there is a bucket. */
export async function setFileHome(sql: Sql, place: FileHome): Promise<void> {
  await sql.updateTable('file_home').set({ place }).where('place', '<>', place).execute()
}

/** How many files are in the database or in the bucket. */
export async function countFiles(sql: Sql, table: FileTable, place: FileHome): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from ${raw.table(table)} where ${isIn(place)}`.execute(sql)
  return rows[0]?.count ?? 0
}

/** The keys of up to `limit` rows with a file there, in their order, from behind `after` on. */
export async function filesIn(
  sql: Sql,
  table: FileTable,
  place: FileHome,
  after: string,
  limit: number,
): Promise<string[]> {
  const key = raw.ref(KEYS[table])
  const { rows } = await raw<{ key: string }>`
    select ${key}::text as key from ${raw.table(table)}
    where ${isIn(place)} and ${key}::text > ${after} order by ${key}::text limit ${limit}`.execute(sql)
  return rows.map((row) => row.key)
}

const isIn = (place: FileHome) =>
  raw<boolean>`${raw.ref(place === 'bucket' ? 'object' : 'bytes')} is not null`

/** The file of a row; undefined if there is no such row or it has no file. */
export async function fileAt(sql: Sql, table: FileTable, key: string): Promise<FilePlace | undefined> {
  const { rows } = await raw<FilePlace>`
    select bytes, object from ${raw.table(table)}
    where ${raw.ref(KEYS[table])}::text = ${key} and (bytes is not null or object is not null)`.execute(sql)
  return rows[0]
}

/**
 * Puts the file of a row elsewhere and returns the SHA-256 digest, in hex, of what the row contains then, '' if that is
 * nothing. Undefined, and nothing changes, if the row is gone or its file was put elsewhere meanwhile.
 */
export async function replaceFile(
  trx: Trx,
  table: FileTable,
  key: string,
  before: FilePlace,
  after: FilePlace,
): Promise<string | undefined> {
  const former = before.bytes && sha256(before.bytes)
  const { rows } = await raw<{ digest: string }>`
    update ${raw.table(table)} set bytes = ${after.bytes}::bytea, object = ${after.object}::text
    where ${raw.ref(KEYS[table])}::text = ${key} and object is not distinct from ${before.object}::text
      and encode(sha256(bytes), 'hex') is not distinct from ${former}::text
      and (bytes is not null or object is not null)
    returning coalesce(encode(sha256(bytes), 'hex'), '') as digest`.execute(trx)
  return rows[0]?.digest
}

const isSealedWithOthers = (keyId: string) =>
  raw<boolean>`state = 'ready' and key_id is distinct from ${keyId}`

/** The ids of up to `limit` exports that are not encrypted with this key, from behind `after` on. */
export async function exportsToSeal(
  sql: Sql,
  keyId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await sql
    .selectFrom('data_exports')
    .select('id')
    .where(isSealedWithOthers(keyId))
    .where(raw<boolean>`id::text > ${after}`)
    .orderBy(raw`id::text`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many exports are not encrypted with this key. */
export async function countToSeal(sql: Sql, keyId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('data_exports')
    .select(raw<number>`count(*)::int`.as('count'))
    .where(isSealedWithOthers(keyId))
    .executeTakeFirstOrThrow()
  return count
}

/** The file of an export, and how it is encrypted. */
export async function sealedFileAt(sql: Sql, id: string): Promise<SealedPlace | undefined> {
  return sql
    .selectFrom('data_exports')
    .select(['bytes', 'object', 'key_id'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
}

/** Replaces the file of an export by the same one encrypted otherwise; false if it was replaced meanwhile. */
export async function replaceSealedFile(
  trx: Trx,
  id: string,
  before: SealedPlace,
  after: SealedPlace,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('data_exports')
    .set({ bytes: after.bytes, object: after.object, key_id: after.key_id })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where(raw<boolean>`object is not distinct from ${before.object}::text`)
    .where(raw<boolean>`key_id is not distinct from ${before.key_id}::text`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
