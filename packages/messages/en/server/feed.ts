/** What the server replies when posts are read or changed. */

import type { FeedRules } from '@shinequo/contract/feed'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import * as forms from '../web/feed.ts'
import { timeIsPast } from '../web/feed.ts'
export const postDeleted = 'The post has been deleted.'
/** Why a post cannot be published at the chosen time. */
const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Please choose a time within a year',
} satisfies Record<ScheduleProblem, string>

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  picture_text_required: "Please say what the picture shows, for students who can't see it",
  posts_page_gone: 'This page of posts no longer exists. Please reload.',
  event_time_invalid: ({ why }) => forms.EVENT_PROBLEMS[why],
  schedule_invalid: ({ why }) => SCHEDULE_PROBLEMS[why],
  too_many_schools: ({ max }) => `A post can name at most ${max} other schools. Choose all schools instead.`,
} satisfies FieldSentences<keyof FeedRules>
