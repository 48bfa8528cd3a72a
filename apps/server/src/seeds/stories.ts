import { randomUUID } from 'node:crypto'
import { SCHOOLS } from '@shinequo/contract/schools'
import { type Insertable, sql as raw } from 'kysely'
import type { Tables, Trx } from '../plugins/database/tables.ts'

/* The wall of a school and its stories, for tests and for the demo data. */

/** When something was written or decided, by default. */
const THEN = new Date('2026-11-20T14:00:00Z')

/** Switches on a school's wall, as an administrator does. */
export async function seedWall(
  trx: Trx,
  value: keyof typeof SCHOOLS = 'boston_university',
  wall_on = true,
): Promise<void> {
  const { name, wellness } = SCHOOLS[value]
  await trx
    .insertInto('schools')
    .values({ value, name, wellness_url: wellness, wall_on, updated_at: THEN })
    .onConflict((conflict) => conflict.column('value').doUpdateSet({ wall_on }))
    .execute()
}

export interface StorySeed {
  student_profile_id: string
  school?: string
  title?: string
  story?: string
  tags?: readonly string[]
  state?: Tables['stories']['state']
  created_at?: Date
  /** Who decided, if somebody has; when, and why. */
  decided_by?: string
  decided_at?: Date
  decision_reason?: string
}

/** Stores stories, by default waiting and of Boston University. The last published one is the newest. */
export async function seedStories(trx: Trx, seeds: readonly StorySeed[]): Promise<string[]> {
  const ids: string[] = []
  for (const { tags = [], ...seed } of seeds) {
    const id = randomUUID()
    ids.push(id)
    const { state = 'waiting', created_at = THEN } = seed
    const decided_at = seed.decided_at ?? (seed.decided_by ? THEN : null)
    await trx
      .insertInto('stories')
      .values({
        id,
        school: 'boston_university',
        title: 'The week I asked',
        story: 'I wrote before the deadline instead of after.',
        tags: JSON.stringify(tags),
        state,
        place: state === 'published' ? raw<number>`nextval('story_places')` : null,
        created_at,
        published_at: state === 'published' ? (decided_at ?? created_at) : null,
        decided_by: null,
        state_before: decided_at ? 'waiting' : null,
        ...seed,
        decided_at,
      })
      .execute()
  }
  return ids
}

export interface StoryReportSeed {
  story_id: string
  student_profile_id: string
  reason?: string
  created_at?: Date
}

/** Stores reports that nobody has answered. */
export async function seedStoryReports(trx: Trx, seeds: readonly StoryReportSeed[]): Promise<void> {
  const rows = seeds.map((seed) => ({
    reason: 'It names somebody I know.',
    created_at: THEN,
    settled_at: null,
    ...seed,
  }))
  await trx.insertInto('story_reports').values(rows).execute()
}

/** Stores a message of staff to the author of a story, which has no answer by default. Returns its id. */
export async function seedStoryMessage(
  trx: Trx,
  seed: Partial<Insertable<Tables['story_messages']>> & { story_id: string; sent_by: string },
): Promise<string> {
  const id = seed.id ?? randomUUID()
  const message = { text: 'Thank you for writing this. How are you today?', sent_at: THEN, answered_at: null }
  await trx
    .insertInto('story_messages')
    .values({ ...message, ...seed, id })
    .execute()
  return id
}
