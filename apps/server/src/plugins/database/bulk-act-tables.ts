import type { BulkActName, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import type { Generated } from 'kysely'

/** The columns of acts on many people at once, a part of `Tables`. */
export interface BulkActTables {
  bulk_acts: {
    id: string
    act: BulkActName
    /** The number of students, for an act that sets it. */
    capacity: number | null
    reason: string
    /** More fitted the filter than one act may have. */
    more: boolean
    asked_by: string
    created_at: Date
    started_at: Generated<Date | null>
    undo_started_at: Generated<Date | null>
  }
  bulk_act_targets: {
    act_id: string
    position: number
    /** Of an account, an invitation or a match. */
    target_id: string
    state: BulkTargetState
    /** Why it was left out, failed or could not be undone. */
    code: BulkCode | null
    /** The capacity that was replaced. */
    former: number | null
    taken_at: Date | null
  }
}
