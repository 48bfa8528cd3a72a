/** What the server replies when posts are read or changed. */
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import { timeIsPast } from '../web/feed.ts'
export const noSuchPage = 'This page of posts no longer exists. Please reload.'
export const pictureTextRequired = "Please say what the picture shows, for students who can't see it"
export const postDeleted = 'The post has been deleted.'
/** Why a post cannot be published at the chosen time. */
export const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Please choose a time within a year',
} satisfies Record<ScheduleProblem, string>
export { EVENT_PROBLEMS } from '../web/feed.ts'
