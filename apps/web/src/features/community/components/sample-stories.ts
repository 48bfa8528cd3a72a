/** One story on the wall of a school that has none of its own. */
interface SampleStory {
  readonly id: string
  readonly title: string
  readonly content: string
  /** Shown only when the story is not anonymous. */
  readonly author: string
  readonly isAnonymous: boolean
  readonly tags: readonly string[]
}

/** Samples, not real students' words: we wrote them to show what the wall is for, and the people are invented. */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  {
    id: 'sample-1',
    title: 'I dropped a class and nothing fell down',
    content:
      'I kept a course I was failing because dropping it felt like proof of something. My coach asked what I would tell a friend. I dropped it on a Friday, slept, and passed the other four.',
    author: 'Jonah B.',
    isAnonymous: false,
    tags: ['Grades', 'Starting again'],
  },
  {
    id: 'sample-2',
    title: 'Eating lunch alone until I wasn’t',
    content:
      'I took the same table every day for a month. Then one person asked about my book. If you are at the table now, stay a little longer than feels comfortable.',
    author: '',
    isAnonymous: true,
    tags: ['Belonging'],
  },
  {
    id: 'sample-3',
    title: 'The alarm that changed my term',
    content:
      'Not the morning one. A 10:45 PM alarm that says “close the laptop”. I ignored it for nine days. On the tenth I did not.',
    author: 'Sofia K.',
    isAnonymous: false,
    tags: ['Sleep', 'Habits'],
  },
]
