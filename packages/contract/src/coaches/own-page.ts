import * as z from 'zod/mini'
import { coachProfile } from '../coaches.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'

/** What a coach has to provide before an administrator can approve them, in the order of the first run. */
export const JOINING_STEPS = [
  'picture',
  'description',
  'focus_area',
  'language_preference',
  'time_zone',
  'hours',
] as const
export type JoiningStep = (typeof JOINING_STEPS)[number]
export const joiningStep = z.enum(JOINING_STEPS)

/** More than a coach can ever have: each of a coach's four kinds has at most 32 codes. */
const MAX_CODES = 128
const CODES_ONCE = rule('codes_twice')

/** What matching uses of a coach: what they work on, how, in which languages, and what they have experienced. */
const coachCodes = z
  .array(
    z
      .string({ error: rule('choose_listed') })
      .check(z.regex(/^(focus|style|language|experience):[a-z_]{1,60}$/, { error: rule('choose_listed') })),
    { error: rule('list_required') },
  )
  .check(
    z.maxLength(MAX_CODES, { error: rule('too_many_codes', { max: MAX_CODES }) }),
    z.refine((codes) => new Set(codes).size === codes.length, { error: CODES_ONCE }),
  )

/** A coach's own page, and what is missing until they can be approved. */
export const ownCoachProfile = z.object({
  /** Exactly what students see. */
  profile: coachProfile,
  /** What matching uses in addition. Students do not see these codes. */
  codes: z.array(z.string()),
  /** The college that the coach went to; '' for none. */
  school: z.string(),
  /** What newly matched students read until their first session with the coach; '' for none. */
  welcome: z.string(),
  approved: z.boolean(),
  to_do: z.array(joiningStep),
  /** What an administrator asked to change before the approval; null if nothing is open. */
  changes: z.nullable(z.object({ words: z.string(), asked_at: z.string() })),
})
export type OwnCoachProfile = z.infer<typeof ownCoachProfile>

export const getOwnCoachProfile = endpoint({
  method: 'GET',
  path: '/coach/profile/',
  summary: "The coach's own page as students see it, and what is still to do",
  access: 'coach',
  status: 200,
  reply: ownCoachProfile,
})

export const coachProfileBody = z.object({
  /** HTML. It is sanitised before it is stored. */
  description: z.optional(field.text(10_000, 'text_about_you')),
  focus_area: z.optional(field.line(120, 'focus_area')),
  language_preference: z.optional(field.line(120, 'languages')),
  city: z.optional(field.line(100, 'city')),
  state: z.optional(field.line(100, 'state')),
  time_zone: z.optional(z.string({ error: rule('zone_required') }).check(z.maxLength(64), field.storable)),
  /** The complete list: codes that are missing from it are removed. */
  codes: z.optional(coachCodes),
  /** A school as in a student's profile; '' for none. */
  school: z.optional(field.line(120, 'school')),
  /** Plain text for students who are newly matched with the coach; '' for none. */
  welcome: z.optional(field.text(500, 'message')),
})

export const updateCoachProfile = endpoint({
  method: 'PUT',
  path: '/coach/profile/',
  summary: 'Change any part of the own page; an approved coach keeps what students rely on',
  access: 'coach',
  body: coachProfileBody,
  status: 200,
  reply: ownCoachProfile,
})

export const sendForReview = endpoint({
  method: 'POST',
  path: '/coach/profile/review/',
  summary: 'Send the own page for review again, after the changes that were asked for',
  access: 'coach',
  status: 200,
  reply: ownCoachProfile,
})

export const uploadCoachPicture = endpoint({
  method: 'POST',
  path: '/coach/picture/',
  summary: 'Replace the own picture: multipart `image`; re-encoded to 150x150 JPEG',
  access: 'coach',
  multipart: true,
  status: 200,
  reply: ownCoachProfile,
})
