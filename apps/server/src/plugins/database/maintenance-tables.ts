import type { RetentionKind } from '@shinequo/contract/retention'
import type { ColumnType, Generated } from 'kysely'

/** The columns of what the service needs to keep itself in order, a part of `Tables`. */
export interface MaintenanceTables {
  /** How far the texts of each table are normalised. */
  cleaned_texts: {
    table_name: string
    /** How often it was gone through to the end. */
    passes: Generated<number>
    /** The key of the last row of this pass, as JSON; null before the first. */
    reached: ColumnType<unknown, string | null | undefined, string | null>
    changed: Generated<string>
    /** Texts that would have become empty, or an address that another row has. */
    left_as_they_are: Generated<string>
    finished_at: Generated<Date | null>
  }
  /** How long administrators keep a kind of record; the contract has the default for a kind without a row. */
  retention_rules: { kind: RetentionKind; days: number; version: number }
  retention_runs: {
    id: string
    begun_at: Date
    finished_at: Date | null
    /** Who requested it; null: the nightly job. */
    asked_by: string | null
    by_hand: boolean
    removed: unknown
  }
  /** Objects in the bucket that no row refers to: uploads on the way, and those to be removed. */
  file_removals: {
    object: string
    due_at: Generated<Date>
    /** Its removal has begun, so that no row may refer to it any more. */
    taken: Generated<boolean>
  }
  /** One row: where new files are stored, if there is a bucket. */
  file_home: { id: number; place: 'bucket' | 'database' }
  /** The hashed files of the web app's builds. */
  web_assets: {
    /** The file's name, which contains a hash of what it holds. */
    name: string
    /** How `body` is compressed, as in Content-Encoding. */
    encoding: 'br' | 'identity'
    body: Uint8Array
    /** When a server last had it in its build. */
    seen_at: Date
  }
}
