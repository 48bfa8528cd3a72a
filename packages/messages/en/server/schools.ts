/** The mail that verifies a school, and what the server replies about schools. */

// The mail with the code. Anybody may read it, so it names nobody.
export const codeSubject = 'Your code to verify your school'
export const code =
  'Someone who uses ShineQuo says that this is their school email address. Here is the code to verify it. It works once, for 10 minutes.'
export const codeNotYours = "If this wasn't you, you can delete this email, and nothing will happen."
export const enterTheCode = 'Enter the code'

// What the server replies about verification.
export const publicAddress =
  'Please use the address that your school gave you: anyone can have an address like this'
export const noSchoolOfAddress =
  'No school here has email addresses like this. Check the spelling, or ask your programme.'
export const codeOnItsWay = (email: string) => `A code is on its way to ${email}.`
export { schoolIsProved as proved } from '../web/schools.ts'
export const addressUsed =
  'This address has already verified the school of another account. If that account is yours, ask your programme for help.'
export const studentsOnly = 'Only students have a school'
export const chooseAListed = 'Please choose a school from the list'
export const confirmed = (school: string) => `${school} is verified.`
export const takenBack = 'The school is no longer verified.'

// What the server replies about schools themselves.
export const notADomain = (written: string) => `“${written}” isn't an email domain, such as college.edu`
export const publicDomain = (domain: string) =>
  `Anyone can have an address at ${domain}, so it can't verify a school`
export const domainTaken = (domain: string, school: string) => `${domain} already belongs to ${school}`
export const nameTaken = 'There is already a school with this name'
export const noLink = 'This school has no link to check'
export const isClosed = "This school doesn't take new students"
export const joinedToItself = "A school can't be joined to itself"
export const isNeeded = '“Other” stays as it is: students without a school in the list need it'

export { SCHOOL_NAMES } from '../web/school-names.ts'
