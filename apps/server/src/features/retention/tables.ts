import type { RetentionKind } from '@shinequo/contract/retention'

export interface RetentionTables {
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
}
