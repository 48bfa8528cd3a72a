import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import { listedSchool, optionalPage, schoolParams, version } from '../schools.ts'

/** The result of checking a school's link: framing is allowed, framing is refused, or the site was not reached. */
export const LINK_STATES = ['allowed', 'refused', 'unreachable'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Nobody new can choose a closed school. A hidden one is also left out of lists. Its students keep everything. */
export const SCHOOL_STATES = ['open', 'closed', 'hidden'] as const
export type SchoolState = (typeof SCHOOL_STATES)[number]

/** A school as administrators see it. */
export const adminSchool = z.object({
  ...listedSchool.shape,
  /** '' for a school without a page. */
  wellness_url: z.string(),
  wall_on: z.boolean(),
  /** How many students it has; null for fewer than 10, a number that is never shown. */
  students: z.nullable(z.number()),
  /** How many students have proved the school, and how many only state it; null as above. */
  proved: z.nullable(z.number()),
  unproved: z.nullable(z.number()),
  /** The last check of the link; null if there was none. */
  link: z.nullable(z.object({ state: z.enum(LINK_STATES), checked_at: z.string() })),
  state: z.enum(SCHOOL_STATES),
  /** The school that it was joined to, whose name its value has since then. */
  joined_to: z.nullable(z.object({ value: z.string(), name: z.string() })),
  /** 0 until something is saved. */
  version: z.number(),
})
export type AdminSchool = z.infer<typeof adminSchool>

export const listSchools = endpoint({
  method: 'GET',
  path: '/admin/schools/',
  summary: 'Every school by name, with its link, its mail domains and how many students it has',
  access: 'admin',
  status: 200,
  reply: z.array(adminSchool),
})

/** What the list of schools can be narrowed to. Without: those that are open or closed. */
export const SCHOOL_LISTS = [...SCHOOL_STATES, 'joined'] as const
export type SchoolList = (typeof SCHOOL_LISTS)[number]

export const pageOfSchools = endpoint({
  method: 'GET',
  path: '/admin/schools/page/',
  summary: 'Schools by name, 25 a page, found by a part of their name or of a mail domain',
  access: 'admin',
  query: z.object({
    search: z.optional(field.line(200, 'search')),
    state: z.optional(z.enum(SCHOOL_LISTS, { error: rule('choose_one_of', { values: SCHOOL_LISTS }) })),
    cursor: z.optional(field.opaque(1000, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    schools: z.array(adminSchool),
    /** How many there are on all pages. */
    total: z.number(),
    next: z.nullable(z.string()),
  }),
})

/** The message for mail domains that no school can have. */
const DOMAINS_WRONG = rule('domains_invalid')

/** As administrators write them: 'College.edu' and '@college.edu' become 'college.edu'. At most 20 per school. */
const domains = z
  .array(field.line(253, 'domain'), { error: DOMAINS_WRONG })
  .check(z.maxLength(20, { error: rule('too_many_domains', { max: 20 }) }))

const name = field.requiredLine(120, 'the_name', rule('school_name_required'))

export const schoolBody = z.object({
  name,
  wellness_url: optionalPage,
  wall_on: z.boolean({ error: rule('wall_unsaid') }),
  /** Left out: unchanged. */
  domains: z.optional(domains),
  version,
})

export const addSchoolBody = z.object({ name, wellness_url: optionalPage, domains })

export const addSchool = endpoint({
  method: 'POST',
  path: '/admin/schools/',
  summary: 'Add a school; its value is made of its name and stays. A new link is looked at before the answer',
  access: 'admin',
  body: addSchoolBody,
  status: 201,
  reply: adminSchool,
})

export const saveSchool = endpoint({
  method: 'PUT',
  path: '/admin/schools/:value/',
  summary:
    'Change a school; a new link is looked at before the answer. Refused when `version` is not the newest',
  access: 'admin',
  params: schoolParams,
  body: schoolBody,
  status: 200,
  reply: adminSchool,
})

export const checkSchoolLink = endpoint({
  method: 'POST',
  path: '/admin/schools/:value/check/',
  summary: "Look now whether a school's link can be reached and shown in a frame",
  access: 'admin',
  params: schoolParams,
  status: 200,
  reply: adminSchool,
})

export const setSchoolState = endpoint({
  method: 'PUT',
  path: '/admin/schools/:value/state/',
  summary:
    'Open, close or hide a school. Its students keep everything. Refused when `version` is not the newest',
  access: 'admin',
  params: schoolParams,
  body: z.object({
    state: z.enum(SCHOOL_STATES, { error: rule('choose_one_of', { values: SCHOOL_STATES }) }),
    version,
  }),
  status: 200,
  reply: adminSchool,
})

/** What moves when a school is joined to another. Null for fewer than 10 students, as everywhere. */
export const joining = z.object({
  into: z.object({ value: z.string(), name: z.string() }),
  /** Students who name it or have proved it. */
  students: z.nullable(z.number()),
  /** Its posts and events, and those of other schools that are also for it. */
  posts: z.number(),
  stories: z.number(),
  /** Invitations that nobody has accepted yet. */
  invitations: z.number(),
  /** Coaches who went there. */
  coaches: z.number(),
  domains: z.array(z.string()),
})
export type Joining = z.infer<typeof joining>

const into = field.requiredLine(130, 'the_school', rule('school_unchosen'))

export const previewJoining = endpoint({
  method: 'GET',
  path: '/admin/schools/:value/joining/',
  summary: 'What would move if a school were joined to another; nothing changes',
  access: 'admin',
  params: schoolParams,
  query: z.object({ into }),
  status: 200,
  reply: joining,
})

export const joinSchoolBody = z.object({ into, version })

export const joinSchool = endpoint({
  method: 'POST',
  path: '/admin/schools/:value/joining/',
  summary:
    'Join a school to another: all that is its own moves there, and its value stays as another name of that one. Cannot be undone',
  access: 'admin',
  params: schoolParams,
  body: joinSchoolBody,
  status: 200,
  /** The school that it was joined to. */
  reply: adminSchool,
})
