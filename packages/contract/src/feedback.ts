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

/** What a form says of the texts before they are written: that the coach and the programme may read them. */
export const SHARED = 'shared'

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
  /** Not in the body, which is the product document's. */
  query: z.object({
    texts: z.optional(z.literal(SHARED, { error: rule('choose_between', { values: [SHARED] }) })),
  }),
  body: feedbackBody,
  status: 200,
  reply: booking,
})

/** What a student wrote with the stars of one session. `id` says nothing about the session. */
const writtenAnswer = z.object({
  id: z.string(),
  experience: z.string(),
  feedback: z.string(),
  impact: z.string(),
})
export type WrittenAnswer = z.infer<typeof writtenAnswer>

export const listCoachAnswers = endpoint({
  method: 'GET',
  path: '/coach/feedback/',
  summary:
    'What students wrote about sessions with the coach, without names and dates, in an order that says nothing; whole batches of ten answers of at least five students, the newest hundred',
  access: 'coach',
  status: 200,
  reply: z.array(writtenAnswer),
})

export const listProgrammeAnswers = endpoint({
  method: 'GET',
  path: '/admin/feedback/',
  summary: 'The same about sessions with all coaches of the programme, without the coach',
  access: 'admin',
  status: 200,
  reply: z.array(writtenAnswer),
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
