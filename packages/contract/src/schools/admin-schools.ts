import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import { listedSchool, optionalPage, schoolParams, version } from '../schools.ts'

/** The result of checking a school's link: framing is allowed, framing is refused, or the site was not reached. */
export const LINK_STATES = ['allowed', 'refused', 'unreachable'] as const
export type LinkState = (typeof LINK_STATES)[number]

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

/** The message for mail domains that no school can have. */
const DOMAINS_WRONG = rule('domains_invalid')

/** As administrators write them: 'College.edu' and '@college.edu' become 'college.edu'. At most 20 per school. */
const domains = z
  .array(field.text(253, 'domain'), { error: DOMAINS_WRONG })
  .check(z.maxLength(20, { error: rule('too_many_domains', { max: 20 }) }))

const name = field.requiredText(120, 'the_name', rule('school_name_required'))

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
