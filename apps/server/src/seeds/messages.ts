import { randomUUID } from 'node:crypto'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/* Mail that was not sent, for tests. */

export type MessageSeed = Partial<
  Pick<
    Tables['messages'],
    | 'kind'
    | 'payload'
    | 'state'
    | 'failure'
    | 'reply_code'
    | 'account_id'
    | 'created_at'
    | 'changed_at'
    | 'next_try_at'
  > & { tries: number }
>

/** Stores messages, refused unless the seed says otherwise. No job retries those that wait. */
export async function seedMessages(trx: Trx, seeds: readonly MessageSeed[]): Promise<string[]> {
  const now = new Date('2026-11-20T14:00:00Z')
  const rows = seeds.map((seed) => {
    const row = {
      id: randomUUID(),
      kind: 'booking' as const,
      state: 'refused' as const,
      tries: 1,
      failure: 'refused' as const,
      reply_code: 550,
      created_at: now,
      changed_at: now,
      ...seed,
    }
    const waits = row.state === 'due' || row.state === 'retrying'
    return {
      ...row,
      payload: JSON.stringify(row.payload ?? { bookingId: randomUUID(), recipient: 'student' }),
      next_try_at: waits ? (seed.next_try_at ?? row.changed_at) : null,
      sent_at: row.state === 'sent' ? row.changed_at : null,
    }
  })
  await trx.insertInto('messages').values(rows).execute()
  return rows.map(({ id }) => id)
}
