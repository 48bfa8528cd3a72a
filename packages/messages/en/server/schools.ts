/** The mail that proves a school, and what is answered about schools. */

// The code. Its reader may be anybody, so nobody is named.
export const codeSubject = 'Your code to prove your school'
export const code =
  'Somebody who uses ShineQuo says that this is their address at school. Here is the code to prove it. It is good for 10 minutes and for one use.'
export const codeNotYours = 'It was not you? Then nothing happens, and you can delete this mail.'
export const enterTheCode = 'Enter the code'

// Answers about proofs.
export const publicAddress = 'Please use the address that your school gave you: anybody can have one of these'
export const noSchoolOfAddress =
  'No school here has addresses like this. Check the spelling, or ask your programme'
export const codeOnItsWay = (email: string) => `A code is on its way to ${email}.`
export const proved = 'Your school is proved.'
export const addressUsed =
  'This address has proved the school of another account. Is that yours? Ask your programme'
export const studentsOnly = 'Only students have a school'
export const chooseAListed = 'Please choose a listed school'
export const confirmed = (school: string) => `${school} is confirmed.`
export const takenBack = 'The proof is taken back.'

// Answers about schools themselves.
export const notADomain = (written: string) => `“${written}” is not a mail domain, such as college.edu`
export const publicDomain = (domain: string) =>
  `Anybody can have an address at ${domain}: it proves no school`
export const domainTaken = (domain: string, school: string) => `${domain} belongs to ${school} already`
export const nameTaken = 'There is a school of this name already'
export const noLink = 'This school has no link to check'
