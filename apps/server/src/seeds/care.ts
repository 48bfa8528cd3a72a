import { randomUUID } from 'node:crypto'
import { phraseKey } from '@shinequo/domain/care/programme-phrases'
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

/** A phrase of danger that the programme added; by default 'quarry lake', clear. Returns its id. */
export async function seedPhrase(
  trx: Trx,
  { text = 'quarry lake', ...seed }: Partial<Tables['care_phrases']> = {},
): Promise<string> {
  const row = {
    id: randomUUID(),
    level: 'clear',
    created_at: new Date(0),
    key: phraseKey(text),
    text,
  } as const
  await trx
    .insertInto('care_phrases')
    .values({ ...row, ...seed })
    .execute()
  return row.id
}
