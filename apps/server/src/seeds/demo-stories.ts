import type { Trx } from '../plugins/database/tables.ts'
import { type StorySeed, seedStories, seedStoryReports, seedWall } from './stories.ts'

/* Samples: no student wrote any of this; we wrote every text. */

/** The only sample school whose wall is switched on. */
export const DEMO_WALL_SCHOOL = 'northeastern_university'

const HOUR = 3_600_000
const DAY = 24

interface DemoStory {
  readonly hoursAgo: number
  readonly title: string
  readonly story: string
  readonly tags: readonly string[]
  readonly state: StorySeed['state']
  readonly reason?: string
}

/** Oldest first, in the order in which they were written. */
const STORIES: readonly DemoStory[] = [
  {
    hoursAgo: 30 * DAY,
    title: 'Night shifts and morning labs',
    story:
      'I said yes to every shift until I fell asleep on a bus and woke up two towns away. My supervisor had a form for fewer hours all along. I had only never asked.',
    tags: ['Work', 'Sleep'],
    state: 'published',
  },
  {
    hoursAgo: 21 * DAY,
    title: 'I failed the same exam twice',
    story:
      'The third time I studied with two people who had also failed it. We called it the choir. We all passed, not well, but together.',
    tags: ['Exams', 'Friends'],
    state: 'published',
  },
  {
    hoursAgo: 12 * DAY,
    title: 'Sunday evenings',
    story:
      'Sunday at six was when the week fell on me. Now I cook something with too many onions and call my aunt. The week still comes. It finds me fed.',
    tags: ['Family', 'Habits'],
    state: 'published',
  },
  {
    hoursAgo: 6 * DAY,
    title: 'Nobody knew that I could not swim',
    story:
      'Everyone went to the lake and I guarded the towels for two summers. In October I took the beginners’ course, with a seven-year-old who was better than me. I recommend being the worst at something.',
    tags: ['Courage'],
    state: 'published',
  },
  {
    hoursAgo: 3 * DAY,
    title: 'My professor, by name',
    story: 'I wrote down everything that went wrong in that seminar, and who said it.',
    tags: ['Classes'],
    state: 'declined',
    reason:
      'We left this out because it names somebody. Tell it without the name, and we are glad to have it.',
  },
  {
    hoursAgo: 26,
    title: 'The first month in English',
    story:
      'I practised ordering coffee in my room. When I got it wrong anyway, the person behind the counter said: take your time, I have only a line of forty. I have never laughed so gladly.',
    tags: ['Far from home'],
    state: 'waiting',
  },
  {
    hoursAgo: 5,
    title: 'A quiet kind of good week',
    story:
      'Nothing happened. I slept, I handed in one thing, I called home. Last year I would have wished for it.',
    tags: [],
    state: 'waiting',
  },
  {
    hoursAgo: 2,
    title: 'The bad night, and the morning',
    story:
      'There was a night this spring when I did not want to be alive. I called, somebody picked up, and stayed until it was light. I write this for whoever is in that night now.',
    tags: ['988'],
    state: 'held',
  },
]

/**
 * Switches on the wall of one sample school, and stores stories by these students of it, both published and in other
 * states.
 */
export async function storeWall(
  trx: Trx,
  students: readonly string[],
  adminId: string,
  now: number,
): Promise<void> {
  await seedWall(trx, DEMO_WALL_SCHOOL)
  const ids = await seedStories(
    trx,
    STORIES.map(({ hoursAgo, reason = '', ...story }, at) => ({
      ...story,
      student_profile_id: students[at % students.length]!,
      school: DEMO_WALL_SCHOOL,
      created_at: new Date(now - hoursAgo * HOUR),
      ...((story.state === 'published' || story.state === 'declined') && {
        decided_by: adminId,
        decided_at: new Date(now - (hoursAgo - 3) * HOUR),
        decision_reason: reason,
      }),
    })),
  )
  await seedStoryReports(trx, [
    {
      story_id: ids[1]!,
      // The second student wrote the second story.
      student_profile_id: students[0]!,
      reason: 'I was in that choir, and I would rather not be written about.',
      created_at: new Date(now - 4 * HOUR),
    },
  ])
}
