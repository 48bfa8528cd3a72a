import * as z from 'zod/mini'
import { optionalLink } from './contact-points.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/** The institutions of section 3: value, proper name and wellness page. */
export interface School {
  readonly name: string
  /** The institution's real wellness or counselling page. Browsers fetch it only when its student opens Resources. */
  readonly wellness: string
}

/** The page for an unknown institution: a national mental-health learning hub. */
export const NATIONAL_HUB = 'https://www.nimh.nih.gov/health'

export const SCHOOLS = {
  babson_college: {
    name: 'Babson College',
    wellness: 'https://www.babson.edu/student-life/health-and-wellness/',
  },
  northeastern_university: { name: 'Northeastern University', wellness: 'https://uhcs.northeastern.edu/' },
  boston_university: { name: 'Boston University', wellness: 'https://www.bu.edu/shs/' },
  boston_college: {
    name: 'Boston College',
    wellness: 'https://www.bc.edu/bc-web/offices/student-affairs/sites/counseling.html',
  },
  quincy_college: { name: 'Quincy College', wellness: 'https://quincycollege.edu/student-services/' },
  deakin_university: {
    name: 'Deakin University',
    wellness: 'https://www.deakin.edu.au/life-at-deakin/support-services/health-and-wellbeing',
  },
  bay_path_university: {
    name: 'Bay Path University',
    wellness: 'https://www.baypath.edu/campus-life/health-wellness/',
  },
  arizona_state_university: { name: 'Arizona State University', wellness: 'https://wellness.asu.edu/' },
  university_of_maine: { name: 'University of Maine', wellness: 'https://umaine.edu/counseling/' },
  wentworth_institute_of_technology: {
    name: 'Wentworth Institute of Technology',
    wellness: 'https://wit.edu/student-life/center-wellness',
  },
  university_of_california: {
    name: 'University of California',
    wellness: 'https://ucop.edu/student-mental-health-resources/',
  },
  georgetown_university: { name: 'Georgetown University', wellness: 'https://studenthealth.georgetown.edu/' },
  mass_bay_community_college: {
    name: 'MassBay Community College',
    wellness: 'https://www.massbay.edu/counseling',
  },
  university_of_massachusetts_boston: {
    name: 'University of Massachusetts Boston',
    wellness: 'https://www.umb.edu/health-services/',
  },
  bunker_hill_community_college: {
    name: 'Bunker Hill Community College',
    wellness: 'https://www.bhcc.edu/studentsupport/',
  },
  texas_tech_university_system: {
    name: 'Texas Tech University System',
    wellness: 'https://www.depts.ttu.edu/scc/',
  },
  other: { name: 'Other', wellness: NATIONAL_HUB },
} as const satisfies Record<string, School>

/** The proper name of a listed institution; for others the raw value. */
export function schoolName(value: string): string {
  return Object.hasOwn(SCHOOLS, value) ? SCHOOLS[value as keyof typeof SCHOOLS].name : value
}

/**
 * Whether the school's site allows being shown in a frame. 'unreachable': the newest check got no page; 'unknown': no
 * check has ended yet.
 */
export const FRAMES = ['allowed', 'refused', 'unreachable', 'unknown'] as const
export type Frame = (typeof FRAMES)[number]

/** The wellness page of a student's school. `url` is null for a school without one. */
export const schoolResources = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  frame: z.enum(FRAMES),
})
export type SchoolResources = z.infer<typeof schoolResources>

export const getSchoolResources = endpoint({
  method: 'GET',
  path: '/schools/resources/',
  summary: "The wellness page of the student's own school, and whether it can be shown in a frame",
  access: 'signed-in',
  status: 200,
  reply: schoolResources,
})

/** A school as any signed-in person may see it. */
export const listedSchool = z.object({
  value: z.string(),
  name: z.string(),
  /** The school's mail domains. An address there proves the school. Without any, staff confirm students by hand. */
  domains: z.array(z.string()),
})
export type ListedSchool = z.infer<typeof listedSchool>

export const listSchoolNames = endpoint({
  method: 'GET',
  path: '/schools/',
  summary:
    'Every school that can be chosen: those of the product document in its order, then those that were added, by name. Prefer a search',
  access: 'signed-in',
  status: 200,
  reply: z.array(listedSchool),
})

/** A school in a list to choose from. */
export const foundSchool = z.object({
  ...listedSchool.shape,
  /** Whether new students can choose it. */
  open: z.boolean(),
})
export type FoundSchool = z.infer<typeof foundSchool>

/** How many schools a search returns, and how many can be asked for by their values. */
export const MOST_FOUND = 60

export const searchSchools = endpoint({
  method: 'GET',
  path: '/schools/search/',
  summary:
    'At most 60 schools: those that can be chosen and have `search` in their name, or those with the `values`, which may be closed; a value that was joined to another school has the name of that one',
  access: 'signed-in',
  query: z.object({
    search: z.optional(field.line(120, 'search')),
    /** Values with commas between them. */
    values: z.optional(field.line(MOST_FOUND * 131, 'search')),
  }),
  status: 200,
  /** `more`: others match, too. */
  reply: z.object({ schools: z.array(foundSchool), more: z.boolean() }),
})

/** The version that a change is based on; 0 if nothing was saved yet. */
export const version = value.wholeNumber('the_version', 0, 2_147_483_646)

/** The https address of a web page, or '' for none. */
export const optionalPage = optionalLink(2000, 'link', rule('address_invalid'))

/** A school in a path. An unknown one is 404. */
export const schoolParams = z.object({ value: z.string().check(z.regex(/^[a-z0-9_]{1,130}$/)) })

/** The rules of schools. Their sentences are in the catalogues of this noun. */
export interface SchoolRules extends Missing<'school_name'> {
  school_name_taken: null
  school_unchosen: null
  school_unlisted: null
  school_closed: null
  school_needed: null
  school_joined_to_itself: null
  school_code_invalid: null
  students_only: null
  address_invalid: null
  address_of_another: null
  public_address: null
  no_school_of_address: null
  no_link: null
  domains_invalid: null
  too_many_domains: { max: number }
  not_a_domain: { written: string }
  public_domain: { domain: string }
  domain_of_another: { domain: string; school: string }
  wall_unsaid: null
}

/** The fields of schools that messages name. */
export type SchoolLabel = 'domain' | 'link'
