import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Largest picture taken (interface.md); above it the answer is 413. */
export const PICTURE_BYTES = 8 * 1024 * 1024

/** Values of section 3 of the product document and its readings, in the order shown. */
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

/** A listed value, or '' while a profile is not completed; anything else is 400. */
function listed(values: readonly string[], error: string) {
  return z.enum(['', ...values], { error })
}

/** The student's own profile as the API shows it; a newcomer's texts are ''. */
export const studentProfile = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** What the student says; it opens nothing. */
  school: z.string(),
  /** The school whose wall and feed are open; null while none is proved. */
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
  /** Whether the coaches of accepted matches see identify_as, sex and is_international. */
  shares_identity: z.boolean(),
  /** Whether its student has shown that they have the mailbox of the address. */
  email_proved: z.boolean(),
  /** Whether mail to the address comes back. */
  mail_refused: z.boolean(),
  time_zone: z.nullable(z.string()),
  /** The language of pages and mail; null where nobody chose one, which is English. */
  locale: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** When the account is deleted, until when its owner can keep it; null: not at all. */
  deletes_at: z.nullable(z.string()),
})
export type StudentProfile = z.infer<typeof studentProfile>

/** Required before a profile counts as completed, with the sentence for each, in the form's order. */
export const REQUIRED_FOR_COMPLETION = {
  school: 'School Name is required',
  degree: 'Degree Name is required',
  course: 'Course Name is required',
  state: 'State Name is required',
  city: 'City Name is required',
  language_preference: 'Language is required',
  identify_as: 'Identity is required',
  sex: 'Sex is required',
} as const

export const updateProfileBody = z.object({
  school: z.optional(field.text(120, 'School')),
  degree: z.optional(listed(DEGREES, 'Please choose a listed degree')),
  course: z.optional(field.text(120, 'Course')),
  state: z.optional(field.text(100, 'State')),
  city: z.optional(field.text(100, 'City')),
  language_preference: z.optional(field.text(120, 'Language')),
  identify_as: z.optional(listed(ETHNICITIES, 'Please choose a listed identity')),
  sex: z.optional(listed(GENDERS, 'Please choose a listed gender')),
  is_international: z.optional(z.nullable(z.boolean({ error: 'Please enter Yes or No' }))),
  is_completed: z.optional(z.boolean({ error: 'is_completed must be true or false' })),
  shares_identity: z.optional(z.boolean({ error: 'shares_identity must be true or false' })),
  /** null, as of a student whose zone nobody knows, changes nothing. */
  time_zone: z.nullable(field.timeZoneHint),
  locale: field.localeHint,
  user: z.optional(
    z.object(
      {
        first_name: z.optional(field.firstName),
        last_name: z.optional(field.lastName),
      },
      { error: 'user must hold first_name and last_name' },
    ),
  ),
})

/** The onboarding form: all of section 5's required fields, each with its own sentence, in its order. */
export const onboardingForm = z.object({
  school: field.requiredText(120, 'School', REQUIRED_FOR_COMPLETION.school),
  degree: field.requiredText(40, 'Degree', REQUIRED_FOR_COMPLETION.degree),
  course: field.requiredText(120, 'Course', REQUIRED_FOR_COMPLETION.course),
  state: field.requiredText(100, 'State', REQUIRED_FOR_COMPLETION.state),
  city: field.requiredText(100, 'City', REQUIRED_FOR_COMPLETION.city),
  language_preference: field.requiredText(120, 'Language', REQUIRED_FOR_COMPLETION.language_preference),
  identify_as: field.requiredText(60, 'Identity', REQUIRED_FOR_COMPLETION.identify_as),
  sex: field.requiredText(40, 'Sex', REQUIRED_FOR_COMPLETION.sex),
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
  params: z.object({ id: field.id }),
  body: updateProfileBody,
  status: 200,
  reply: studentProfile,
})

/** What both sides say about a picture. */
export const PICTURE_REQUIRED = 'Please select a file to upload'
export const PICTURE_UPLOADED = 'Profile picture uploaded successfully!'

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/upload-student-profile-image/',
  summary: 'Replace the own picture: multipart `image` and `user_id`; re-encoded to 150x150 JPEG',
  access: 'signed-in',
  multipart: true,
  status: 200,
  reply: z.object({ message: z.string(), url: z.string() }),
})
