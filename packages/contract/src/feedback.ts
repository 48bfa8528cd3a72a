import * as z from 'zod/mini'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Whole stars, 1 to 5. */
function stars(error: string) {
  return z
    .number({ error })
    .check(z.int({ error, abort: true }), z.gte(1, { error, abort: true }), z.lte(5, { error }))
}

const FEEDBACK_MAX = 4000

export const feedbackBody = z.object({
  coach_rating: stars('Please rate your coach'),
  rating: z.optional(stars('Please rate the session from 1 to 5')),
  experience: z.optional(field.text(FEEDBACK_MAX, 'Experience')),
  feedback: z.optional(field.text(FEEDBACK_MAX, 'Feedback')),
  recommend: z.optional(stars('Please choose from 1 to 5')),
  impact: z.optional(field.text(FEEDBACK_MAX, 'Impact')),
  is_video_testimonial_share: z.optional(z.boolean({ error: 'Please answer yes or no' })),
  testimonial_link: z.optional(field.text(320, 'Testimonial contact')),
})

export const giveFeedback = endpoint({
  method: 'PATCH',
  path: '/bookings/:id/',
  summary: "The student's feedback on a session that is over, once",
  access: 'signed-in',
  params: z.object({ id: field.id }),
  body: feedbackBody,
  status: 200,
  reply: booking,
})
