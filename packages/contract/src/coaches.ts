import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
