/** What is answered when posts are read or changed. */
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import { timeIsPast } from '../web/feed.ts'
export const noSuchPage = 'This is not where a page of posts ended'
export const pictureTextRequired = 'Please say what the picture shows, for those who cannot see it'
export const postDeleted = 'The post is deleted.'
/** Why a post cannot be published at an instant. */
export const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Please choose a time within a year',
} satisfies Record<ScheduleProblem, string>
