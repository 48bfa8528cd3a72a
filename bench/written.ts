import { onDatabase } from './data-places.ts'

/** What a PostgreSQL server writes: bytes of its log, transactions, and bytes by which the database grows. */
export interface Written {
  readonly walBytes: number
  readonly commits: number
  readonly bytes: number
}

/**
 * What the database at `url` has written so far; of the log, its whole server. Sessions report their commits once a second,
 * so that number is a little late.
 */
export async function writtenSoFar(url: string): Promise<Written> {
  const [row] = await onDatabase(url, [
    `select pg_current_wal_lsn() - '0/0' as wal, pg_database_size(datname) as size, xact_commit as commits
     from pg_stat_database where datname = current_database()`,
  ])
  return { walBytes: Number(row?.wal), bytes: Number(row?.size), commits: Number(row?.commits) }
}

/** What was written between two moments, for each of `count`. */
export function writtenEach(from: Written, to: Written, count: number): Written {
  const each = (figure: keyof Written) => (to[figure] - from[figure]) / count
  return { walBytes: each('walBytes'), commits: each('commits'), bytes: each('bytes') }
}
