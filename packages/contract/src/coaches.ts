import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

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
const LIMIT_SENTENCE = 'Please give a whole number from 1 to 50'

/** What a page of coaches may be asked for; a field left out or empty asks for nothing. */
const mentorsQuery = z.object({
  /** Part of the name or of the focus area. */
  search: z.optional(field.text(200, 'Search')),
  /** Focus areas, of which the coach names each. */
  focus: z.optional(field.text(120, 'Focus')),
  /** Languages, of which the coach names each. */
  language: z.optional(field.text(120, 'Language')),
  /** The next free time begins before this instant, as far as the hint knows. */
  free_before: z.optional(field.instant),
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
  cursor: z.optional(field.text(1000, 'Cursor')),
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
  params: z.object({ id: field.id }),
  status: 200,
  reply: mentor,
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

/** More than a coach can ever name: a kind has 32 at most, and four kinds are a coach's. */
const MOST_CODES = 128
const CODES_ONCE = 'Please name each only once'

/** What matching reads of a coach: what they work on, how, in which languages, and what they have lived. */
const coachCodes = z
  .array(
    z
      .string({ error: 'Please choose from the list' })
      .check(
        z.regex(/^(focus|style|language|experience):[a-z_]{1,60}$/, { error: 'Please choose from the list' }),
      ),
    { error: 'Please give a list' },
  )
  .check(
    z.maxLength(MOST_CODES, { error: `Please name at most ${MOST_CODES}` }),
    z.refine((codes) => new Set(codes).size === codes.length, { error: CODES_ONCE }),
  )

/** A coach's own page, and how far they are with joining. */
export const ownCoachProfile = z.object({
  /** Exactly what students see. */
  profile: coachProfile,
  /** What matching reads beside it; no student sees it as such. */
  codes: z.array(z.string()),
  /** The college that the coach went to; '' for none. */
  school: z.string(),
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
  /** All of them: what is not named is taken away. */
  codes: z.optional(coachCodes),
  /** As students name theirs; '' for none. */
  school: z.optional(field.text(120, 'School')),
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

/** How the coach is reached beside the room, and where they meet instead of in it; '' for neither. */
export const meetingPlaceBody = z.object({
  phone: field.text(40, 'The telephone line'),
  link: field.text(500, 'The meeting link'),
})
export type MeetingPlace = z.infer<typeof meetingPlaceBody>

/** Said where they are wrong, in the form and by the server. */
export const MEETING_PLACE_WRONG = {
  phone: 'Please give the number with the code of its country, such as +1 617 555 0100',
  link: 'Please give a link that begins with https://',
} as const

export const getMeetingPlace = endpoint({
  method: 'GET',
  path: '/coach/meeting-place/',
  summary: "The coach's telephone line and own meeting link",
  access: 'coach',
  status: 200,
  reply: meetingPlaceBody,
})

export const saveMeetingPlace = endpoint({
  method: 'PUT',
  path: '/coach/meeting-place/',
  summary:
    'Choose both: the telephone line stands in the room for the student while it is open; with a link, sessions ahead meet there from now on',
  access: 'coach',
  body: meetingPlaceBody,
  status: 200,
  reply: meetingPlaceBody,
})

const coachParams = z.object({ id: field.id })
const version = z.int({ error: 'Please name the version that was changed' })

export const getCoach = endpoint({
  method: 'GET',
  path: '/admin/coaches/:id/',
  summary: 'A coach exactly as students will see them, what matching reads, and what an approval needs',
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
