import { sql as raw } from 'kysely'
import type { SealedPlace } from '../../../plugins/database/stored-files.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** The owner of a file. `student_id` is set if the person has a record whose audit they can see. */
export interface ExportOwner {
  id: string
  suspended_at: Date | null
  student_id: string | null
}

/** The owner of an account; undefined if it does not exist or is deleted. */
export async function ownerOf(sql: Sql, accountId: string): Promise<ExportOwner | undefined> {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .select(['a.id', 'a.suspended_at', 's.id as student_id'])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

export type ExportRow = Omit<
  Tables['data_exports'],
  'bytes' | 'object' | 'key_id' | 'size' | 'made_at' | 'expires_at'
> & {
  made_at: Date | null
  expires_at: Date | null
  size: number | null
}

function exports(sql: Sql) {
  return sql
    .selectFrom('data_exports')
    .select([
      'id',
      'account_id',
      'for_person',
      'state',
      'asked_at',
      'made_at',
      'expires_at',
      raw<number | null>`coalesce(size, octet_length(bytes))`.as('size'),
    ])
}

/** The file of an account, finished or not, without its bytes. */
export async function exportOfAccount(sql: Sql, accountId: string): Promise<ExportRow | undefined> {
  return exports(sql).where('account_id', '=', accountId).executeTakeFirst()
}

/** A file by its own id; undefined if it was removed or requested again since. */
export async function exportById(sql: Sql, id: string): Promise<ExportRow | undefined> {
  return exports(sql).where('id', '=', id).executeTakeFirst()
}

const NOTHING_MADE = { made_at: null, expires_at: null, bytes: null, object: null, size: null, key_id: null }

/**
 * Starts a file that replaces the former one; returns false while one requested after `stuckSince` is in progress. The
 * person's own replaces one that staff started.
 */
export async function beginExport(
  trx: Trx,
  wanted: { id: string; account_id: string; for_person: boolean; asked_at: Date },
  stuckSince: Date,
): Promise<boolean> {
  const { account_id, ...fresh } = wanted
  const begun = { ...fresh, state: 'preparing' as const, ...NOTHING_MADE }
  const row = await trx
    .insertInto('data_exports')
    .values({ account_id, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(begun)
        .where(({ or, eb }) =>
          or([
            eb('data_exports.state', '<>', 'preparing'),
            eb('data_exports.asked_at', '<=', stuckSince),
            eb('data_exports.for_person', '>', wanted.for_person),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a finished file; returns false if it was removed or requested again meanwhile. */
export async function storeExport(
  trx: Trx,
  id: string,
  made: SealedPlace & { size: number; made_at: Date; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('data_exports')
    .set({ ...made, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a file as failed; returns its owner. */
export async function failExport(trx: Trx, id: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** The file of an account, until it expires. Staff only get one that they have had made. */
export async function readyFile(
  sql: Sql,
  accountId: string,
  reader: 'person' | 'staff',
  now: Date,
): Promise<(SealedPlace & { id: string; made_at: Date }) | undefined> {
  return ready(sql, accountId, reader, now)
    .select(['id', 'bytes', 'object', 'key_id', 'made_at'])
    .$narrowType<{ made_at: Date }>()
    .executeTakeFirst()
}

/** Whether `readyFile` still returns the file with this id. */
export async function isReady(
  sql: Sql,
  accountId: string,
  reader: 'person' | 'staff',
  now: Date,
  id: string,
): Promise<boolean> {
  const row = await ready(sql, accountId, reader, now).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

function ready(sql: Sql, accountId: string, reader: 'person' | 'staff', now: Date) {
  return sql
    .selectFrom('data_exports')
    .where('account_id', '=', accountId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .$if(reader === 'staff', (query) => query.where('for_person', '=', true))
}

/** Removes all expired files; returns how many. */
export async function removeExpired(trx: Trx, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('data_exports')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes all files when an account ends, other people's too: they may name it, and can be made again on request. */
export async function removeAllExports(trx: Trx): Promise<void> {
  await trx.deleteFrom('data_exports').execute()
}
