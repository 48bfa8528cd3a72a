import * as z from 'zod/mini'
import type { JoiningStep } from './coaches/own-page.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/** A coach (`mentor` in payloads) as students see them. `rating` is null without feedback, `url` without a picture. */
export const coachProfile = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** How many ratings the mean is computed from. */
  rating_count: z.number(),
  city: z.string(),
  state: z.string(),
  focus_area: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  language_preference: z.string(),
  /** The coach's IANA zone. A page shows both times where the zones differ. */
  time_zone: z.string(),
})
export type CoachProfile = z.infer<typeof coachProfile>

/** How many coaches the list without parameters contains: all those of a programme of usual size. */
export const MENTORS_AT_ONCE = 200
const LIMIT_SENTENCE = rule('number_out_of_range', { least: 1, most: 50 })

/** Filters of a page of coaches. A missing or empty field does not filter. */
const mentorsQuery = z.object({
  /** Words that the name and the focus area must have between them, as in a search for people. */
  search: z.optional(field.line(200, 'search')),
  /** Focus areas, in the coach's words or as codes such as `focus:sleep`; the coach must have all of them. */
  focus: z.optional(field.line(120, 'focus')),
  /** Languages, in words or as codes such as `language:spanish`; the coach must speak all of them. */
  language: z.optional(field.line(120, 'language')),
  /** The next free time begins before this instant, according to the hint `next_free_at`. */
  free_before: z.optional(value.instant),
  /** 20 if left out. */
  limit: z.optional(
    z.coerce
      .number({ error: LIMIT_SENTENCE })
      .check(
        z.int({ error: LIMIT_SENTENCE }),
        z.gte(1, { error: LIMIT_SENTENCE }),
        z.lte(50, { error: LIMIT_SENTENCE }),
      ),
  ),
  cursor: z.optional(field.opaque(1000, 'cursor')),
})

const mentor = z.object({ from_user_profile: coachProfile })
const mentorList = z.array(mentor)
const mentorPage = z.object({
  /**
   * `next_free_at` is a hint, null if no free time is known. Only the coach's open times say what can be booked.
   * `unavailable`: the student cannot book this coach now, for a reason between the two.
   */
  items: z.array(
    z.object({
      from_user_profile: coachProfile,
      next_free_at: z.nullable(z.string()),
      unavailable: z.optional(z.boolean()),
    }),
  ),
  next: z.nullable(z.string()),
  /** Whether the programme lets students book only coaches they are matched with. */
  matched_only: z.optional(z.boolean()),
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

/** `listMentors` with its reply to a call without parameters. */
export const firstMentors = { ...listMentors, reply: mentorList, part: true } as const
/** `listMentors` with its reply to a call with any parameter. */
export const pageOfMentors = { ...listMentors, reply: mentorPage, part: true } as const

export const getMentor = endpoint({
  method: 'GET',
  path: '/mentors/:id/',
  summary: 'One coach who is open to students',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  /**
   * `matched_only`: whether the programme lets students book only coaches they are matched with; `unavailable`: the
   * student cannot book this coach now, for a reason between the two.
   */
  reply: z.extend(mentor, { matched_only: z.optional(z.boolean()), unavailable: z.optional(z.boolean()) }),
})

/** The rules of coaches. Their sentences are in the catalogues of this noun. */
export interface CoachRules
  extends Missing<'changes' | 'version' | 'description' | 'focus_area' | 'languages'> {
  choose_listed: null
  codes_twice: null
  too_many_codes: { max: number }
  meeting_link_invalid: null
  link_to_this_service: null
  focus_kept: null
  language_kept: null
  step_to_do: { step: JoiningStep }
}

/** The fields of coaches that messages name. */
export type CoachLabel =
  | 'focus'
  | 'focus_area'
  | 'languages'
  | 'meeting_link'
  | 'telephone_line'
  | 'text_about_you'
