/** What the server says of matches, and the names of what people are matched by. */

import type { MatchingRules } from '@shinequo/contract/matching'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as forms from '../web/matching.ts'

export { betweenTopics, FOCUS_NAMES, topicAfterOthers } from '../web/focus-names.ts'
export { CODE_NAMES, fitReason, matchReason, whyNotReason } from '../web/matching-codes.ts'

/** Confirms to an administrator what they have just chosen. */
export const peopleChoose = 'Your staff now choose coaches for this student.'
export const engineChooses = 'Coaches are chosen automatically for this student again.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  sessions_unsaid: 'Please choose whether to keep your sessions',
  student_required: 'Please choose a student',
  no_such_coach: 'There is no such coach',
  no_such_student: 'There is no such student',
  nothing_weighs: 'At least one weight must be more than 0',
  student_incomplete: "This student hasn't completed their profile yet",
} satisfies FieldSentences<keyof MatchingRules>
