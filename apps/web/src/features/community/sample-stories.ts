import * as messages from '@shinequo/messages/web/community'

/** A sample story on the wall of a school that has not turned on its own. */
interface SampleStory {
  readonly id: string
  readonly title: string
  readonly content: string
  /** Shown only when the story is not anonymous. */
  readonly author: string
  readonly isAnonymous: boolean
  readonly tags: readonly string[]
}

/**
 * Samples that we wrote to show what the wall is for. The people are invented; these are not words of real students.
 */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  { id: 'sample-1', ...messages.SAMPLES.class, isAnonymous: false },
  { id: 'sample-2', ...messages.SAMPLES.lunch, isAnonymous: true },
  { id: 'sample-3', ...messages.SAMPLES.alarm, isAnonymous: false },
]
