import * as z from 'zod/mini'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

/** Whole stars, 1 to 5. */
function stars(error: string) {
  return z
    .number({ error })
    .check(z.int({ error, abort: true }), z.gte(1, { error, abort: true }), z.lte(5, { error }))
}

const FEEDBACK_MAX = 4000

export const feedbackBody = z.object({
  coach_rating: stars(rule('rate_coach')),
  rating: z.optional(stars(rule('rate_session'))),
  experience: z.optional(field.text(FEEDBACK_MAX, 'experience')),
  feedback: z.optional(field.text(FEEDBACK_MAX, 'feedback')),
  recommend: z.optional(stars(rule('one_to_five'))),
  impact: z.optional(field.text(FEEDBACK_MAX, 'impact')),
  is_video_testimonial_share: z.optional(z.boolean({ error: rule('answer_yes_or_no') })),
  testimonial_link: z.optional(field.line(320, 'testimonial_contact')),
})

export const giveFeedback = endpoint({
  method: 'PATCH',
  path: '/bookings/:id/',
  summary: "The student's feedback on a session that is over, once",
  access: 'signed-in',
  params: z.object({ id: value.id }),
  body: feedbackBody,
  status: 200,
  reply: booking,
})

/** The rules of feedback. Their sentences are in the catalogues of this noun. */
export interface FeedbackRules {
  rate_coach: null
  rate_session: null
  one_to_five: null
  answer_yes_or_no: null
}

/** The fields of feedback that messages name. */
export type FeedbackLabel = 'feedback' | 'impact' | 'testimonial_contact'
