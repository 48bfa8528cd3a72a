import { randomUUID } from 'node:crypto'
import type { Trx } from '../plugins/database/tables.ts'
import { seedCoach } from './coaches.ts'
import type { Portrait } from './portraits.ts'

const DAY = 86_400_000

/** The portrait of the sample coach who waits for approval. */
export const JOINING_PORTRAIT: Portrait = {
  ground: 'sky',
  skin: 'porcelain',
  hair: 'bob',
  tint: '#b08a52',
  clothes: '#33566b',
}

/**
 * Stores samples of people who are joining, so that an administrator sees every state: a coach who has begun, a coach
 * who waits for approval, and an invitation without an answer. Students see none of them.
 */
export async function storeJoining(trx: Trx, picture: Buffer, adminId: string, now: number): Promise<void> {
  await seedCoach(trx, {
    email: 'sample-coach-joining@shinequo.example',
    first_name: 'Yusuf',
    last_name: 'Demir',
    city: '',
    state: '',
    focus_area: 'Stress and balance',
    description: '',
    language_preference: '',
    codes: ['focus:stress', 'style:listening'],
    time_zone: 'America/Chicago',
    hours: [],
    approved_at: null,
    created_at: new Date(now - DAY),
  })
  await seedCoach(trx, {
    email: 'sample-coach-waiting@shinequo.example',
    first_name: 'Greta',
    last_name: 'Holm',
    city: 'Portland',
    state: 'Maine',
    focus_area: 'Relationships and communication',
    description:
      '<p>I ask until the question behind the question comes out, and then we are quiet for a minute.</p>',
    language_preference: 'English, Danish',
    codes: [
      'focus:relationships',
      'style:questions',
      'style:listening',
      'language:english',
      'experience:transfer',
    ],
    school: 'university_of_maine',
    picture,
    approved_at: null,
    created_at: new Date(now - 3 * DAY),
  })
  await trx
    .insertInto('invitations')
    .values({
      id: randomUUID(),
      email: 'sample-invited@shinequo.example',
      role: 'coach',
      first_name: 'Noa',
      last_name: 'Barak',
      invited_by: adminId,
      created_at: new Date(now - 2 * DAY),
      expires_at: new Date(now + 5 * DAY),
    })
    .execute()
}
