/** What the server replies when posts are read or changed. */
import type { EventProblem } from '@shinequo/domain/feed/event-times'
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import { endsBeforeStart, eventIsOver, timeIsPast } from '../web/feed.ts'
export const noSuchPage = 'This page of posts no longer exists. Please reload.'
export const pictureTextRequired = "Please say what the picture shows, for students who can't see it"
export const postDeleted = 'The post has been deleted.'
/** Why a post cannot be published at the chosen time. */
export const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Please choose a time within a year',
} satisfies Record<ScheduleProblem, string>
/** Why an event cannot have the chosen times. */
export const EVENT_PROBLEMS = {
  reversed: endsBeforeStart,
  too_long: 'An event can last at most 31 days',
  over: eventIsOver,
} satisfies Record<EventProblem, string>
