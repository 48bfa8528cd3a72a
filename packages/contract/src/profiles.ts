import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import * as person from './new-account.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/** Largest accepted picture (interface.md). A larger one gets 413. */
export const PICTURE_BYTES = 8 * 1024 * 1024

/** Values of section 3 of the product document as we read it, in display order. */
export const DEGREES = ['associates', 'bachelors', 'masters', 'doctorate', 'certificate'] as const

export const GENDERS = ['male', 'female', 'non-binary', 'other'] as const

export const ETHNICITIES = [
  'native_american_alaska_native',
  'asian_american_pacific_islander',
  'bipoc_asian_african_middle_east',
  'native_hawaiian_pacific_islander',
  'latinx_hispanic',
  'european',
  'multiracial',
  'do_not_know',
  'not_sure',
] as const

export type Degree = (typeof DEGREES)[number]
export type Gender = (typeof GENDERS)[number]
export type Ethnicity = (typeof ETHNICITIES)[number]

/** A listed value, or '' until the profile is completed; anything else is 400. */
function listed(values: readonly string[], error: string) {
  return z.enum(['', ...values], { error })
}

/** The student's own profile as the API returns it. A new student's texts are ''. */
export const studentProfile = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** What coaches and mail call the student; '' for the first name. */
  preferred_name: z.string(),
  /** The school that the student states. It gives no access. */
  school: z.string(),
  /** The school whose wall and feed the student can open; null if none is proved. */
  proved_school: z.nullable(z.string()),
  degree: z.string(),
  course: z.string(),
  state: z.string(),
  city: z.string(),
  language_preference: z.string(),
  identify_as: z.string(),
  sex: z.string(),
  is_international: z.nullable(z.boolean()),
  is_completed: z.boolean(),
  /** Whether the coaches of accepted matches see `identify_as`, `sex` and `is_international`. */
  shares_identity: z.boolean(),
  /** Whether the student has proved that they can read mail to this address. */
  email_proved: z.boolean(),
  /** Whether mail to the address bounces. */
  mail_refused: z.boolean(),
  time_zone: z.nullable(z.string()),
  /** The language of pages and mail; null if none was chosen, which means English. */
  locale: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** When the account is deleted; its owner can cancel the deletion until then. Null if deletion was not requested. */
  deletes_at: z.nullable(z.string()),
})
export type StudentProfile = z.infer<typeof studentProfile>

/** Required before a profile counts as completed, with the message for each, in the form's order. */
export const REQUIRED_FOR_COMPLETION = {
  school: rule('school_required'),
  degree: rule('degree_required'),
  course: rule('course_required'),
  state: rule('state_required'),
  city: rule('city_required'),
  language_preference: rule('language_required'),
  identify_as: rule('identity_required'),
  sex: rule('sex_required'),
} as const

export const updateProfileBody = z.object({
  school: z.optional(field.line(120, 'school')),
  degree: z.optional(listed(DEGREES, rule('degree_unlisted'))),
  course: z.optional(field.line(120, 'course')),
  state: z.optional(field.line(100, 'state')),
  city: z.optional(field.line(100, 'city')),
  language_preference: z.optional(field.line(120, 'language')),
  identify_as: z.optional(listed(ETHNICITIES, rule('identity_unlisted'))),
  sex: z.optional(listed(GENDERS, rule('gender_unlisted'))),
  is_international: z.optional(z.nullable(z.boolean({ error: rule('international_unsaid') }))),
  is_completed: z.optional(z.boolean({ error: rule('not_boolean', { label: 'is_completed' }) })),
  shares_identity: z.optional(z.boolean({ error: rule('not_boolean', { label: 'shares_identity' }) })),
  preferred_name: z.optional(person.optionalName('preferred_name')),
  /** Null changes nothing. It is the value for a student whose zone is unknown. */
  time_zone: z.nullable(field.timeZoneHint),
  /** Null changes nothing, as above. */
  locale: z.nullable(field.localeHint),
  user: z.optional(
    z.object(
      {
        first_name: z.optional(person.firstName),
        last_name: z.optional(person.lastName),
      },
      { error: rule('user_names_required') },
    ),
  ),
})

/** The onboarding form: all required fields of section 5 in its order, each with its own message. */
export const onboardingForm = z.object({
  school: field.requiredLine(120, 'school'),
  degree: field.requiredLine(40, 'degree'),
  course: field.requiredLine(120, 'course'),
  state: field.requiredLine(100, 'state'),
  city: field.requiredLine(100, 'city'),
  language_preference: field.requiredLine(120, 'language'),
  identify_as: field.requiredLine(60, 'identity'),
  sex: field.requiredLine(40, 'sex'),
})

export const listStudentProfiles = endpoint({
  method: 'GET',
  path: '/student-profiles/',
  summary: "The caller's own profile, first and only",
  access: 'signed-in',
  status: 200,
  reply: z.array(studentProfile),
})

export const updateStudentProfile = endpoint({
  method: 'PUT',
  path: '/student-profiles/:id/',
  summary: 'Change any subset of the own profile',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  body: updateProfileBody,
  status: 200,
  reply: studentProfile,
})

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/upload-student-profile-image/',
  summary: 'Replace the own picture: multipart `image` and `user_id`; re-encoded to 150x150 JPEG',
  access: 'signed-in',
  multipart: true,
  status: 200,
  reply: z.object({ message: z.string(), url: z.string() }),
})

/** The rules of profiles. Their sentences are in the catalogues of this noun. */
export interface ProfileRules
  extends Missing<
    | 'school'
    | 'degree'
    | 'course'
    | 'state'
    | 'city'
    | 'language'
    | 'identity'
    | 'sex'
    | 'user_names'
    | 'picture'
    | 'user_id'
  > {
  degree_unlisted: null
  identity_unlisted: null
  gender_unlisted: null
  international_unsaid: null
  not_a_picture: null
}

/** The fields of profiles that messages name. */
export type ProfileLabel =
  | 'course'
  | 'degree'
  | 'identity'
  | 'is_completed'
  | 'preferred_name'
  | 'sex'
  | 'shares_identity'
