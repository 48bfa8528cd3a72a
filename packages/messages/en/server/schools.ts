/** The mail that verifies a school, and what the server replies about schools. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SchoolRules } from '@shinequo/contract/schools'
import * as forms from '../web/schools.ts'
// The mail with the code. Anybody may read it, so it names nobody.
export const codeSubject = 'Your code to verify your school'
export const code =
  'Someone who uses ShineQuo says that this is their school email address. Here is the code to verify it. It works once, for 10 minutes.'
export const codeNotYours = "If this wasn't you, you can delete this email, and nothing will happen."
export const enterTheCode = 'Enter the code'

// What the server replies about verification.
export const codeOnItsWay = (email: string) => `A code is on its way to ${email}.`
export { schoolIsProved as proved } from '../web/schools.ts'
export const confirmed = (school: string) => `${school} is verified.`
export const takenBack = 'The school is no longer verified.'

// What the server replies about schools themselves.
export { SCHOOL_NAMES } from '../web/names.ts'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  address_of_another:
    'This address has already verified the school of another account. If that account is yours, ask your programme for help.',
  no_link: 'This school has no link to check',
  no_school_of_address:
    'No school here has email addresses like this. Check the spelling, or ask your programme.',
  public_address: 'Please use the address that your school gave you: anyone can have an address like this',
  school_name_taken: 'There is already a school with this name',
  school_unlisted: 'Please choose a school from the list',
  school_closed: "This school doesn't take new students",
  school_joined_to_itself: "A school can't be merged with itself",
  school_needed: '“Other” stays as it is: students without a school in the list need it',
  students_only: 'Only students have a school',
  domain_of_another: ({ domain, school }) => `${domain} already belongs to ${school}`,
  not_a_domain: ({ written }) => `“${written}” isn't an email domain, such as college.edu`,
  public_domain: ({ domain }) => `Anyone can have an address at ${domain}, so it can't verify a school`,
} satisfies FieldSentences<keyof SchoolRules>
