import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** A coach (mentor in payloads) as students see one. `rating` is null without feedback; `url` without picture. */
export const coachProfile = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
  rating: z.nullable(z.number()),
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

export const listMentors = endpoint({
  method: 'GET',
  path: '/mentors/',
  summary: 'Every coach who is open to students',
  access: 'signed-in',
  status: 200,
  reply: z.array(z.object({ from_user_profile: coachProfile })),
})

/** What a coach gives before an administrator can approve them, in the order of the first run. */
export const JOINING_STEPS = {
  picture: 'Picture',
  description: 'About you',
  focus_area: 'Focus area',
  language_preference: 'Languages',
  time_zone: 'Time zone',
  hours: 'Weekly hours',
} as const
export type JoiningStep = keyof typeof JOINING_STEPS
export const joiningStep = z.enum(Object.keys(JOINING_STEPS) as JoiningStep[])

/** A coach's own page, and how far they are with joining. */
export const ownCoachProfile = z.object({
  /** Exactly what students see. */
  profile: coachProfile,
  approved: z.boolean(),
  to_do: z.array(joiningStep),
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
  /** HTML; what is stored is sanitised. */
  description: z.optional(field.text(10_000, 'The text about you')),
  focus_area: z.optional(field.text(120, 'Focus area')),
  language_preference: z.optional(field.text(120, 'Languages')),
  city: z.optional(field.text(100, 'City')),
  state: z.optional(field.text(100, 'State')),
  time_zone: z.optional(
    z.string({ error: 'Please choose a time zone' }).check(z.maxLength(64), field.storable),
  ),
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

export const uploadCoachPicture = endpoint({
  method: 'POST',
  path: '/coach/picture/',
  summary: 'Replace the own picture: multipart `image`; re-encoded to 150x150 JPEG',
  access: 'coach',
  multipart: true,
  status: 200,
  reply: ownCoachProfile,
})

const coachParams = z.object({ id: field.id })
const version = z.int({ error: 'Please name the version that was changed' })

export const getCoach = endpoint({
  method: 'GET',
  path: '/admin/coaches/:id/',
  summary: 'A coach exactly as students will see them, and what an approval needs',
  access: 'admin',
  params: coachParams,
  status: 200,
  reply: z.extend(ownCoachProfile, { version: z.number() }),
})
export type ReviewedCoach = z.infer<typeof getCoach.reply>

export const approveCoach = endpoint({
  method: 'POST',
  path: '/admin/coaches/:id/approval/',
  summary: 'Show a coach to students, once everything is given; the coach is told by mail',
  access: 'admin',
  params: coachParams,
  body: z.object({ version }),
  status: 201,
  reply: field.messageReply,
})

const CAPACITY_SENTENCE = 'Please give a whole number from 0 to 200'

export const capacityBody = z.object({
  version,
  capacity: z
    .int({ error: CAPACITY_SENTENCE })
    .check(z.gte(0, { error: CAPACITY_SENTENCE }), z.lte(200, { error: CAPACITY_SENTENCE })),
})

export const setCapacity = endpoint({
  method: 'PUT',
  path: '/admin/coaches/:id/capacity/',
  summary: 'How many students a coach has at most; those there are stay',
  access: 'admin',
  params: coachParams,
  body: capacityBody,
  status: 200,
  reply: z.object({ capacity: z.number(), version: z.number() }),
})
