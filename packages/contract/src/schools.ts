import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** The institutions of section 3: value, proper name and the school's own wellness page. */
export interface School {
  readonly name: string
  /** The institution's real wellness or counselling page; a browser fetches it only when its student opens Resources. */
  readonly wellness: string
}

/** Where an unknown institution points: a national mental-health learning hub. */
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

/** The proper name of a listed institution, else its raw value. */
export function schoolName(value: string): string {
  return Object.hasOwn(SCHOOLS, value) ? SCHOOLS[value as keyof typeof SCHOOLS].name : value
}

/** Whether the school's site lets itself be shown in a frame of ours; 'unknown' while nobody could find out. */
export const FRAMES = ['allowed', 'refused', 'unknown'] as const
export type Frame = (typeof FRAMES)[number]

/** The wellness page of a student's school; `url` is null for a school without one. */
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

/** What a check of a school's link found: it can be shown in a frame of ours, refuses to be, or was not reached. */
export const LINK_STATES = ['allowed', 'refused', 'unreachable'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** A school as any signed-in person may see it. */
export const listedSchool = z.object({
  value: z.string(),
  name: z.string(),
  /** Where its students have mail: an address there proves the school. None: staff confirm by hand. */
  domains: z.array(z.string()),
})
export type ListedSchool = z.infer<typeof listedSchool>

export const listSchoolNames = endpoint({
  method: 'GET',
  path: '/schools/',
  summary: 'Every school: those of the product document in its order, then those that were added, by name',
  access: 'signed-in',
  status: 200,
  reply: z.array(listedSchool),
})

/** A school as administrators see it. */
export const adminSchool = z.object({
  ...listedSchool.shape,
  /** '' for a school without a page. */
  wellness_url: z.string(),
  wall_on: z.boolean(),
  /** How many students it has; null: fewer than 10, whom nobody is shown apart. */
  students: z.nullable(z.number()),
  /** How many students have proved that it is theirs, and how many only say so; null as above. */
  proved: z.nullable(z.number()),
  unproved: z.nullable(z.number()),
  /** The last check of the link; null when there was none. */
  link: z.nullable(z.object({ state: z.enum(LINK_STATES), checked_at: z.string() })),
  /** 0 while nobody has saved anything of it. */
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

/** The newest version that whoever changes a thing has seen; 0 of one that nobody has saved yet. */
export const version = field.wholeNumber('The version', 0, 2_147_483_646)

function isHttps(value: string): boolean {
  if (!/^https:\/\/\S+$/.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

const HTTPS_WRONG = 'Please give a whole address that begins with https://'

/** The address of a web page, https alone, or '' for none. */
export const optionalPage = field
  .text(2000, 'The link')
  .check(z.refine((value) => value === '' || isHttps(value), { error: HTTPS_WRONG }))

/** A school in an address; one that there is not is 404. */
export const schoolParams = z.object({ value: z.string().check(z.regex(/^[a-z0-9_]{1,130}$/)) })

/** What the names of a school's mail domains are answered that no school can have. */
const DOMAINS_WRONG = 'Please give a list of domains, such as college.edu'

/** As administrators write them: 'College.edu' and '@college.edu' are 'college.edu'. At most 20 of one school. */
const domains = z
  .array(field.text(253, 'A domain'), { error: DOMAINS_WRONG })
  .check(z.maxLength(20, { error: 'A school can have 20 domains at most' }))

const name = field.requiredText(120, 'The name', 'Please give the school a name')

export const schoolBody = z.object({
  name,
  wellness_url: optionalPage,
  wall_on: z.boolean({ error: 'Please say whether the wall is on' }),
  /** Left out: they stay as they are. */
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

/** How a student proved a school: a roster or an invitation that names it, an address at it, or staff by hand. */
export const SCHOOL_PROOFS = ['roster', 'invitation', 'address', 'staff'] as const
export type SchoolProof = (typeof SCHOOL_PROOFS)[number]

export const schoolProofBody = z.object({ email: field.email })

export const sendSchoolCode = endpoint({
  method: 'POST',
  path: '/school-proof/',
  summary: "Send a code to an address at a school's mail domain, which may be another than the account's",
  access: 'signed-in',
  body: schoolProofBody,
  status: 200,
  /** The school that the code will prove. */
  reply: z.object({ message: z.string(), school: z.string() }),
})

const SIX_DIGITS = 'Please enter the six digits of the code'

export const confirmSchoolCodeBody = z.object({
  email: field.email,
  otp: z.string({ error: SIX_DIGITS }).check(z.regex(/^\d{6}$/, { error: SIX_DIGITS })),
})

export const confirmSchoolCode = endpoint({
  method: 'POST',
  path: '/school-proof/confirm/',
  summary:
    'Prove a school by the code from its address, in place of the school proved before; once per address',
  access: 'signed-in',
  body: confirmSchoolCodeBody,
  status: 200,
  reply: z.object({ message: z.string(), proved_school: z.string() }),
})

export const countUnproved = endpoint({
  method: 'GET',
  path: '/admin/unproved-students/',
  summary:
    'How many students with a completed profile have proved no school, so that wall and feed are closed to them',
  access: 'admin',
  status: 200,
  reply: z.object({ students: z.number() }),
})

const reason = field.requiredText(500, 'The reason', field.REASON_MISSING)
const studentParams = z.object({ id: field.id })

export const confirmSchoolBody = z.object({
  school: field.requiredText(130, 'The school', 'Please choose a school'),
  reason,
})

export const confirmSchool = endpoint({
  method: 'POST',
  path: '/admin/students/:id/school-proof/',
  summary: "Confirm a student's school by hand, by the account's id, in place of the one proved before",
  access: 'admin',
  params: studentParams,
  body: confirmSchoolBody,
  status: 201,
  reply: field.messageReply,
})

export const takeSchoolBackBody = z.object({ reason })

export const takeSchoolBack = endpoint({
  method: 'DELETE',
  path: '/admin/students/:id/school-proof/',
  summary:
    "Take the proof of a student's school back: wall and feed close, and the address is free for another proof",
  access: 'admin',
  params: studentParams,
  body: takeSchoolBackBody,
  status: 200,
  reply: field.messageReply,
})
