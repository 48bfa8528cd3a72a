import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

/** A coach (mentor in payloads) as students see one. `rating` is null without feedback; `url` without picture. */
export const coachProfile = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** How many pieces of feedback the rating is the mean of. */
  rating_count: z.number(),
  city: z.string(),
  state: z.string(),
  focus_area: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  language_preference: z.string(),
  /** The coach's IANA zone, so that a page can show both times where they differ. */
  time_zone: z.string(),
})
export type CoachProfile = z.infer<typeof coachProfile>

/** As many coaches as the list holds without parameters: a whole programme of a usual size. */
export const MENTORS_AT_ONCE = 200
const LIMIT_SENTENCE = rule('number_out_of_range', { least: 1, most: 50 })

/** What a page of coaches may be asked for; a field left out or empty asks for nothing. */
const mentorsQuery = z.object({
  /** Part of the name or of the focus area. */
  search: z.optional(field.text(200, 'search')),
  /** Focus areas, of which the coach names each. */
  focus: z.optional(field.text(120, 'focus')),
  /** Languages, of which the coach names each. */
  language: z.optional(field.text(120, 'language')),
  /** The next free time begins before this instant, as far as the hint knows. */
  free_before: z.optional(value.instant),
  /** 20 when left out. */
  limit: z.optional(
    z.coerce
      .number({ error: LIMIT_SENTENCE })
      .check(
        z.int({ error: LIMIT_SENTENCE }),
        z.gte(1, { error: LIMIT_SENTENCE }),
        z.lte(50, { error: LIMIT_SENTENCE }),
      ),
  ),
  cursor: z.optional(field.text(1000, 'cursor')),
})

const mentor = z.object({ from_user_profile: coachProfile })
const mentorList = z.array(mentor)
const mentorPage = z.object({
  /** `next_free_at` is a hint, null when no free time is known: what can be booked is what the coach's open times say. */
  items: z.array(z.object({ from_user_profile: coachProfile, next_free_at: z.nullable(z.string()) })),
  next: z.nullable(z.string()),
})

export const listMentors = endpoint({
  method: 'GET',
  path: '/mentors/',
  summary: `Coaches who are open to students, by name: a page with any parameter; without one an array of the first ${MENTORS_AT_ONCE}, and a Link header to the rest`,
  access: 'signed-in',
  query: mentorsQuery,
  status: 200,
  reply: z.union([mentorList, mentorPage]),
})

/** `listMentors` as it answers without parameters. */
export const firstMentors = { ...listMentors, reply: mentorList }
/** `listMentors` as it answers with any. */
export const pageOfMentors = { ...listMentors, reply: mentorPage }

export const getMentor = endpoint({
  method: 'GET',
  path: '/mentors/:id/',
  summary: 'One coach who is open to students',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: mentor,
})
