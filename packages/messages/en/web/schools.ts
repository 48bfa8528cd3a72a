/** Schools: their own pages, how a student verifies one, and what administrators store about them. */
import type { FieldSentences } from '@shinequo/contract/rules'
import type { LinkState, SchoolList, SchoolState } from '@shinequo/contract/schools/admin-schools'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import { either, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// The school's own page
export const resources = 'Resources'
export const resourcesLede = 'Help and wellness for students, in one place.'
export const pageDidNotLoad = "Your school's page couldn't be loaded"
export const noResources = 'No College Resources Available'
export const noResourcesLink = 'No college resources link found for your school. Please check back later.'
export const findYourCoach = 'Find your coach'
export const opensOnItsOwn = 'This page opens in its own tab'
/** `host` is the host of the site, 'www.bu.edu'. */
export const keepsOutOfOtherPages = <T>(host: T) => [
  "Your school's site can't be shown inside other pages. You'll find it at ",
  host,
  '.',
]
export const notReachedLately = "We couldn't reach this page"
export const tryItInNewTab = <T>(host: T) => [
  'When we last checked, ',
  host,
  " didn't answer us. It may still open in a tab of its own.",
]
export const openInNewTab = 'Open in a new tab'
export const yourSchoolsPage = "Your school's page"
/** The name of the frame that shows the page; `title` is the school's name. */
export const wellnessResources = (title: string) => `${title}: wellness resources`
export const pageIsSlow = 'This page is taking a while. You can also open it in a new tab.'
export const nothingToSee =
  "Nothing to see here? Some pages can't be shown inside other sites. Open it in a new tab instead."

// Verifying a school
export const forStudentsOfSchool = 'This is for students of your school'
export const isProved = <T>(school: T) => [
  'You are verified as a student of ',
  school,
  '. Its wall and College Feed are open to you.',
]
export const profileSays = (school: string) => `Your profile says ${school}, so Resources shows that school.`
export const proveAnother = 'Verify another school'
export const enterSchoolEmail =
  "Enter your school email, and we'll send you a code to check that you belong there."
export const schoolEmail = 'School email'
export const endsWith = (domains: readonly string[]) =>
  `Ends with ${either(domains.map((domain) => `@${domain}`))}`
export const anotherAddress = 'It can be a different address from the one you sign in with.'
export const sendCode = 'Send the code'
export const codeSentTo = <T>(address: T) => ['We sent a code to ', address, '.']
export const code = 'Code'
export const codeHint = 'Six digits, from the newest email. Not there? Check your spam folder.'
export const proveMySchool = 'Verify my school'
export const checking = 'Checking...'
export const schoolIsProved = 'Your school is verified.'
export const sendAgain = 'Send again'
export const sendAgainIn = (seconds: number) => `Send again in ${seconds} s`
export const newCodeOnItsWay = 'A new code is on its way.'
export const otherAddress = 'Use another address'
export const askYourProgramme = (school: string) =>
  `Ask your programme to verify your school: we don't have the email addresses of ${school} yet.`
/** Shown if the student's school has no name here. */
export const askYourProgrammeUnnamed =
  "Ask your programme to verify your school: we don't have its email addresses yet."
export const haveAddressElsewhere = 'I have an email address at another school'

// The administrators' list
/** The title of the page, and the name of the list on it. */
export const schools = 'Schools'
export const schoolsLede = 'Where students of each school find help, and what their school tells them.'
export const searchHint = 'Part of a name or an email domain'
/** Below a field that searches for one school. */
export const partOfName = 'Type part of the name, then choose.'
/** How many schools a search offers, for screen readers if there are any. */
export const foundForSearch = (count: number) =>
  count === 0 ? noSchoolFound : plural(count, { one: '# school found', other: '# schools found' })
/** A button, and the title of the form that it opens. */
export const addASchool = 'Add a school'
/** `all` is null if there are more than are counted. */
export const schoolsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# school', other: '# schools' })
export const noSchoolFound = 'No schools found'
export const noneHasThatName = 'No school matches your search.'
export const showEverySchool = 'Show all schools'
export const studentCount = (count: number) => plural(count, { one: '# student', other: '# students' })
export const noStudents = 'No students'
/* Groups of fewer than 10 are never counted exactly. */
export const fewStudents = 'Fewer than 10 students'
export const provedCount = (count: number) => plural(count, { one: '# verified', other: '# verified' })
export const fewProved = 'fewer than 10 verified'
export const unprovedCount = (count: number) =>
  plural(count, { one: '# not verified', other: '# not verified' })
export const fewUnproved = 'fewer than 10 not verified'
/** How many students a school has, and how many of them have verified it or not. */
export const studentsWithProofs = (students: string, proofs: readonly string[]) =>
  proofs.length === 0 ? students : `${students} · ${proofs.join(', ')}`
export const wallOn = 'Wall on'
export const noLink = 'No link: students see that there are no resources yet.'
export const mailOf = (domains: readonly string[]) => `Email domains: ${domains.join(', ')}`
export const checkLink = 'Check link'
export const posts = 'Posts'
/* Accessible names of buttons, for people who cannot see the school next to them. */
export const checkLinkOf = (school: string) => `Check link of ${school}`
export const editSchool = (school: string) => `Edit ${school}`
export const postsOf = (school: string) => `Posts for ${school}`
/** What the last check of a link found: each is a whole sentence without its full stop. */
export const LINK_STATES = {
  allowed: 'The link can be shown inside the page',
  refused: "The site can't be shown inside the page, so students see a card with the link",
  unreachable: "The link couldn't be reached",
} satisfies Record<LinkState, string>
export const notChecked = 'Not checked yet'
export const checkedOn = (day: string, time: string) => `Checked ${day} · ${time}`

export const list = 'Show'
export const LISTS = {
  '': 'Open and closed schools',
  open: 'Open schools',
  closed: 'Closed schools',
  hidden: 'Hidden schools',
  joined: 'Merged schools',
} satisfies Record<SchoolList | '', string>
export const STATES = { open: 'Open', closed: 'Closed', hidden: 'Hidden' } satisfies Record<
  SchoolState,
  string
>
/** A school that was joined to another. */
export const isPartOf = (school: string) => `Now part of ${school}`

// Opening, closing and joining
export const more = 'Close or merge'
export const moreOf = (school: string) => `Close or merge ${school}`
export const whoChooses = 'Who can choose it'
export const STATE_MEANS = {
  open: 'New students can choose it.',
  closed: 'Nobody new can choose it. Its students keep everything.',
  hidden: 'The same, and this list leaves it out.',
} satisfies Record<SchoolState, string>
export const isInState = (school: string, state: SchoolState) => `${school}: ${STATES[state]}.`
export const joinAnother = 'Merge it with another school'
export const joinLede = 'For two entries that are one school. First see what moves.'
export const joinInto = 'The school that stays'
export const seeWhatMoves = 'See what moves'
export const movesTo = (school: string) => `This moves to ${school}:`
export const postCount = (count: number) =>
  plural(count, { one: '# post or event', other: '# posts and events' })
export const storyCount = (count: number) => plural(count, { one: '# story', other: '# stories' })
export const openInvitations = (count: number) =>
  plural(count, { one: '# open invitation', other: '# open invitations' })
export const coachCount = (count: number) =>
  plural(count, { one: '# coach who went there', other: '# coaches who went there' })
export const noDomains = 'No email domains'
export const joinIsFinal = (school: string) =>
  `${school} stays as another name, in rosters too. This can't be undone.`
export const joinNow = 'Merge the schools'
export const areJoined = (school: string, into: string) => `${school} is now part of ${into}.`

// Adding and changing a school
export const addLede =
  'Students find it in the list of schools right away. You can rename, close or merge it later.'
export const addSchool = 'Add school'
export const isAdded = (school: string) => `${school} is added. Students can choose it now.`
export const changeLede = 'Students see the change right away.'
export const isSaved = (school: string) => `${school} is saved.`
export const isSavedWithLink = (school: string, link: LinkState) =>
  `${school} is saved. ${LINK_STATES[link]}.`
export const name = 'Name'
export const wellnessLink = 'Wellness link'
export const wellnessLinkOptional = 'Wellness link (optional)'
export const newLinkHint = 'Starts with https://. We check it when you save.'
export const linkHint =
  'Starts with https://. If empty, students see that there are no resources. We check a new link when you save.'
export const mailDomains = 'Email domains'
export const mailDomainsOptional = 'Email domains (optional)'
export const domainsHint =
  'One per line, such as college.edu. A code sent to an address there verifies the school. Each campus with a domain of its own needs its own line.'
export const wallChoice = 'Community wall: students of this school can post and read real stories'
/* Shown around the other version if somebody else has changed the school. */
export const overtaken = 'Someone else has just changed this school. It is now:'
export const link = 'Link'
export const wall = 'Wall'
export const domains = 'Domains'
/** Shown if there is no link or no domain. */
export const none = 'none'
export const on = 'on'
export const off = 'off'

// Students whose school is not verified
export const closedTo = (students: number) =>
  plural(students, {
    one: "One student can't see the wall or the College Feed yet: their school isn't verified.",
    other: "# students can't see the wall or the College Feed yet: their schools aren't verified.",
  })
export const howToProve =
  "Add the email domains of your schools. Students can then verify their school with a code sent to their school email. If a school has no domain, verify a student's school on the student's record. If a student's school is named in a roster, it is verified right away."
export const seeTheStudents = 'See the students'

// The school on a student's record
export const provedSchool = 'Verified school'
const PROVED_BY = {
  roster: 'by a roster',
  invitation: 'by an invitation',
  address: 'by a code sent to a school address',
  staff: 'by staff',
} satisfies Record<SchoolProof, string>
export const provedBy = (school: string, proof: SchoolProof, day: string) =>
  `${school}, ${PROVED_BY[proof]}, ${day}.`
export const noneProved = "None: this student can't see the wall or the College Feed yet."
export const confirmASchool = 'Verify a school'
export const confirmAnother = 'Verify another school'
export const takeProofBack = 'Remove the verification'
export const confirmTitle = (firstName: string) => `Verify ${firstName}'s school?`
export const confirmMeans =
  'The wall and College Feed of that school open right away. It replaces a school that was verified before.'
export const confirmSchool = 'Verify school'
export const selectSchool = 'Select a school'
export const takeBackTitle = (firstName: string) => `Remove ${firstName}'s verified school?`
export const takeBackMeans =
  'The wall and College Feed close right away. A school address that verified it can then verify another account.'
export const removeVerification = 'Remove verification'
export const reason = 'Reason'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.textErrors,
  email_letters: fields.emailLetters,
  domains_invalid: 'Please give a list of domains, such as college.edu',
  school_code_invalid: 'Please enter the six digits of the code',
  school_name_required: 'Please give the school a name',
  school_unchosen: 'Please choose a school',
  wall_unsaid: 'Please say whether the wall is on',
  address_invalid: fields.pageInvalid,
  reason_required: fields.reasonRequired,
  too_many_domains: ({ max }) => `A school can have at most ${max} domains`,
} satisfies Partial<FieldSentences>
