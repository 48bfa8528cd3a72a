import * as messages from '@shinequo/messages/web/community'

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
  { id: 'sample-1', ...messages.SAMPLES.class, isAnonymous: false },
  { id: 'sample-2', ...messages.SAMPLES.lunch, isAnonymous: true },
  { id: 'sample-3', ...messages.SAMPLES.alarm, isAnonymous: false },
]
