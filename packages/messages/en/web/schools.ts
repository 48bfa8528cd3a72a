/** Schools: their own pages, how a student proves one, and what administrators keep of them. */
import type { FieldSentences } from '@shinequo/contract/rules'
import type { LinkState } from '@shinequo/contract/schools/admin-schools'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import { either, plural } from '../locale.ts'
import * as fields from './fields.ts'
import { listed } from './lists.ts'
import * as signIn from './sign-in.ts'

// The school's own page
export const resources = 'Resources'
export const resourcesLede = 'Help and wellness at your school, in its own words.'
export const pageDidNotLoad = "Your school's page didn't load"
export const noResources = 'No College Resources Available'
export const noResourcesLink = 'No college resources link found for your school. Please check back later.'
export const findYourCoach = 'Find your coach'
export const opensOnItsOwn = 'This page opens on its own'
/** `host` is the site's, 'www.bu.edu'. */
export const keepsOutOfOtherPages = <T>(host: T) => [
  'Your school keeps its site out of other pages. You will find it at ',
  host,
  '.',
]
export const openInNewTab = 'Open in a new tab'
export const yourSchoolsPage = "Your school's page"
/** Names the frame of the page; `title` is the school's name. */
export const wellnessResources = (title: string) => `${title}: wellness resources`
export const pageIsSlow = 'This page is taking its time. You can also open it in a new tab.'
export const nothingToSee =
  'Nothing to see here? Some schools keep their pages out of other sites. Open it in a new tab instead.'

// Proving a school
export const forStudentsOfSchool = 'This is for students of your school'
export const isProved = <T>(school: T) => [school, ' is proved: its wall and its news are open to you.']
export const profileSays = (school: string) => `Your profile says ${school}. Resources follow your profile.`
export const proveAnother = 'Prove another school'
export const enterSchoolEmail = 'Enter your school email, and we send you a code that shows you belong there.'
export const schoolEmail = 'School email'
export const endsWith = (domains: readonly string[]) =>
  `Ends with ${either(domains.map((domain) => `@${domain}`))}`
export const anotherAddress = 'Another address than the one you sign in with is fine.'
export const sendCode = 'Send the code'
export const codeSentTo = <T>(address: T) => ['We sent a code to ', address, '.']
export const code = 'Code'
export const codeHint = 'Six digits, from the newest mail. Not there? Look among junk mail.'
export const proveMySchool = 'Prove my school'
export const checking = 'Checking...'
export const schoolIsProved = 'Your school is proved.'
export const sendAgain = 'Send again'
export const sendAgainIn = (seconds: number) => `Send again in ${seconds} s`
export const newCodeOnItsWay = 'A new code is on its way.'
export const otherAddress = 'Other address'
export const askYourProgramme = (school: string) =>
  `Ask your programme to confirm your school: ${school} has no mail addresses listed here yet.`
/** Where the student's school has no name here. */
export const askYourProgrammeUnnamed =
  'Ask your programme to confirm your school: your school has no mail addresses listed here yet.'
export const haveAddressElsewhere = 'I have an address at another school'

// The administrators' list
/** The title of the page, and the name of the list on it. */
export const schools = 'Schools'
export const schoolsLede = 'Where students of each school find help, and what their school tells them.'
export const searchHint = "Part of a school's name"
/** A button, and the title of the form behind it. */
export const addASchool = 'Add a school'
/** `all` is null where there are more than are counted. */
export const schoolsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# school', other: '# schools' })
export const noSchoolFound = 'No school found'
export const noneHasThatName = 'No school has that in its name.'
export const showEverySchool = 'Show every school'
export const studentCount = (count: number) => plural(count, { one: '# student', other: '# students' })
export const noStudents = 'No students'
/* Groups of fewer than 10 are never told exactly. */
export const fewStudents = 'Fewer than 10 students'
export const provedCount = (count: number) => plural(count, { one: '# proved', other: '# proved' })
export const fewProved = 'fewer than 10 proved'
export const unprovedCount = (count: number) => plural(count, { one: '# not proved', other: '# not proved' })
export const fewUnproved = 'fewer than 10 not proved'
/** A school's students: how many, and how many of them have proved it or not. */
export const studentsWithProofs = (students: string, proofs: readonly string[]) =>
  proofs.length === 0 ? students : `${students} · ${proofs.join(', ')}`
export const wallOn = 'Wall on'
export const noLink = 'No link: students read that there are no resources yet.'
export const mailOf = (domains: readonly string[]) => `Mail: ${domains.join(', ')}`
export const noDomains = 'No mail domains: staff confirm its students by hand.'
export const checkLink = 'Check link'
export const posts = 'Posts'
/* Names of buttons for those who hear them without the school beside them. */
export const checkLinkOf = (school: string) => `Check link of ${school}`
export const editSchool = (school: string) => `Edit ${school}`
export const postsOf = (school: string) => `Posts of ${school}`
/** What the last check of a link found. */
export const LINK_STATES = {
  allowed: 'Can be shown in the page',
  refused: 'Refuses to be shown in a page: students get a link card',
  unreachable: 'Could not be reached',
} satisfies Record<LinkState, string>
export const notChecked = 'Not checked yet'
export const checkedOn = (day: string, time: string) => `Checked ${day} · ${time}`

// Adding and changing a school
export const addLede = 'Students find it in the list of schools at once. It cannot be removed, but renamed.'
export const addSchool = 'Add school'
export const isAdded = (school: string) => `${school} is added. Students can choose it now.`
export const changeLede = 'Students see the change at once.'
export const isSaved = (school: string) => `${school} is saved.`
export const isSavedWithLink = (school: string, link: LinkState) =>
  `${school} is saved. ${LINK_STATES[link]}.`
export const name = 'Name'
export const wellnessLink = 'Wellness link'
export const wellnessLinkOptional = 'Wellness link (optional)'
export const newLinkHint = 'Begins with https://. It is checked as you save.'
export const linkHint =
  'Begins with https://. Empty: students read that there are no resources. A new link is checked as you save.'
export const mailDomains = 'Mail domains'
export const mailDomainsOptional = 'Mail domains (optional)'
export const domainsHint =
  'One a line, such as college.edu. A code to an address there proves the school; each campus with a domain of its own needs its own line.'
export const wallChoice = 'Community wall: students of this school can post and read real stories'
/* What stands when somebody else has changed the school, around their version of it. */
export const overtaken = 'Somebody else has changed this school meanwhile. It is now:'
export const link = 'Link'
export const wall = 'Wall'
export const domains = 'Domains'
/** In place of a link or of domains. */
export const none = 'none'
export const on = 'on'
export const off = 'off'
export const saveOnceMore = 'Save once more to put yours in its place.'

// Students whose school is not proved
export const closedTo = (students: number) =>
  plural(students, {
    one: 'Wall and College Feed are closed to one student, whose school is not proved.',
    other: 'Wall and College Feed are closed to # students, whose schools are not proved.',
  })
export const howToProve =
  'Add the mail domains of your schools: students then prove theirs by a code to their school address. Where a school has none, confirm a student’s school on the student’s record. Students who come by a roster that names their school are proved at once.'
export const seeTheSchools = 'See the schools'
export const seeTheStudents = 'See the students'
export const putAway = 'Put away'

// The school on a student's record
export const provedSchool = 'Proved school'
const PROVED_BY = {
  roster: 'by a roster',
  invitation: 'by an invitation',
  address: 'by a code to a school address',
  staff: 'by staff',
} satisfies Record<SchoolProof, string>
export const provedBy = (school: string, proof: SchoolProof, day: string) =>
  `${school}, ${PROVED_BY[proof]}, ${day}.`
export const noneProved = 'None: wall and College Feed are closed to this student.'
export const confirmASchool = 'Confirm a school'
export const confirmAnother = 'Confirm another school'
export const takeProofBack = 'Take the proof back'
export const confirmTitle = (firstName: string) => `Confirm the school of ${firstName}?`
export const confirmMeans =
  'Wall and College Feed of that school open at once. A school proved before is replaced.'
export const confirmSchool = 'Confirm school'
export const school = 'School'
export const selectSchool = 'Select a school'
export const takeBackTitle = (firstName: string) => `Take the proof of ${firstName} back?`
export const takeBackMeans =
  'Wall and College Feed close at once. A school address that proved it can prove another account.'
export const takeItBack = 'Take it back'
export const reason = 'Reason'
export const reasonHint = (firstName: string) => `Kept in the audit, where ${firstName} can read it.`

/** What forms say of their fields. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.textErrors,
  domains_invalid: 'Please give a list of domains, such as college.edu',
  school_code_invalid: 'Please enter the six digits of the code',
  school_name_required: 'Please give the school a name',
  school_unchosen: 'Please choose a school',
  wall_unsaid: 'Please say whether the wall is on',
  address_invalid: fields.pageInvalid,
  reason_required: fields.reasonRequired,
  too_many_domains: ({ max }) => `A school can have ${max} domains at most`,
} satisfies Partial<FieldSentences>
