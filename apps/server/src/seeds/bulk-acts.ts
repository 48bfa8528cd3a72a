import { randomUUID } from 'node:crypto'
import type { Trx } from '../plugins/database/tables.ts'

/** Stores a planned act that pauses these accounts. Returns its id. */
export async function seedBulkAct(
  trx: Trx,
  { asked_by, accounts }: { asked_by: string; accounts: readonly string[] },
): Promise<string> {
  const id = randomUUID()
  const act = { id, act: 'suspend' as const, reason: 'The term is over', more: false, capacity: null }
  await trx
    .insertInto('bulk_acts')
    .values({ ...act, asked_by, created_at: new Date('2026-11-20T14:00:00Z') })
    .execute()
  const rows = accounts.map((target_id, position) => ({ act_id: id, position, target_id }))
  await trx
    .insertInto('bulk_act_targets')
    .values(
      rows.map((row) => ({ ...row, state: 'planned' as const, code: null, former: null, taken_at: null })),
    )
    .execute()
  return id
}
