import { randomUUID } from 'node:crypto'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/* Students who asked staff to get in touch, for tests. */

export interface CareRequestSeed {
  student_profile_id: string
  place?: Tables['care_requests']['place']
  text?: string
  /** The coach who handed over a worry. */
  coach_id?: string
  created_at?: Date
  answered_at?: Date
  answered_by?: string
  answer_note?: string
}

/** Stores a request that waits, unless the seed says otherwise. */
export async function seedCareRequest(trx: Trx, seed: CareRequestSeed): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('care_requests')
    .values({
      id,
      place: 'feedback',
      text: 'At night I want to die.',
      created_at: new Date('2026-11-20T14:00:00Z'),
      ...seed,
    })
    .execute()
  return id
}
