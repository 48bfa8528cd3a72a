/** Rosters: the server checks a file of people, and invites everybody who is new. */
import type { RosterResult, RosterState } from '@shinequo/contract/rosters'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'

/** Also the link back to the page, and a button that opens it. */
export const title = 'Import a roster'
export const lede =
  'Invite everyone on a list at once. You see what will happen with every row before anything is sent.'

export const chooseTitle = 'Choose a file'
export const fileField = 'CSV file: choose it or drop it here'
export const fileHint = 'Up to 10,000 rows and 5 MB'
export const fileMissing = 'Please choose a file'
export const checkTheFile = 'Check the file'

export const helpTitle = 'What the file needs'
export const downloadExample = 'Download an example'
export const helpColumns =
  'The first row names the columns, in English or Spanish and in any order. Commas, semicolons or tabs separate them.'
/**
 * What each column holds. The names of columns, and `student` and `coach`, must stay as they are here, since files use
 * them.
 */
export const COLUMNS = {
  email: 'where the invitation goes; the only column that a file needs',
  names: 'optional: can be empty or left out',
  school: 'the name of the school; can be empty or left out',
  role: 'student or coach; if left out, student',
  place: 'optional: students can fill it in',
} as const

export const latest = 'Latest imports'
export const didNotLoad = "The imports couldn't be loaded"
export const noneYet = 'No file has been imported yet.'
/** Below the name of a file; `moment` is when it was checked. */
export const summary = (moment: string, rows: number, invited: number) =>
  [
    moment,
    plural(rows, { one: '# row', other: '# rows' }),
    plural(invited, { one: '# person invited', other: '# people invited' }),
  ].join(' · ')
export const STATES = {
  checked: 'Ready to send',
  writing: 'Inviting',
  done: 'Done',
  cancelled: 'Stopped',
  abandoned: 'Not finished',
} satisfies Record<RosterState, string>

/** The title of one import's page. */
export const roster = 'Roster'
export const checkedAt = (fileName: string, moment: string) => `${fileName}, checked ${moment}`
export const importDidNotLoad = "This import couldn't be loaded"
export const whereItStands = 'Progress'

/** What happens to a row. */
export const RESULTS = {
  new: 'New',
  unknown_school: 'New, unknown school',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
  twice: 'Twice in this file',
  not_valid: 'Not valid',
} satisfies Record<RosterResult, string>
/** What happens to a row, as a sentence of its own. `notValid` and `twice` say more about two of these results. */
export const ROW_RESULTS = {
  new: 'New',
  unknown_school: 'New, unknown school (kept as written)',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
} satisfies Record<Exclude<RosterResult, 'not_valid' | 'twice'>, string>
/** `problem` is a whole sentence. */
export const notValid = (problem: string) => `Not valid: ${problem}`
/** The same address is in another row, which counts. `row` is the number of that row, null if it is not known. */
export const twice = (row: number | null) =>
  row === null ? 'Twice in this file' : `Twice in this file (row ${row})`
/** Beside a row with an unknown school that is spelled nearly like a known one. */
export const didYouMean = (school: string) => `Did you mean ${school}?`
/** A button beside `didYouMean`. */
export const takeSchool = (school: string) => `Use ${school}`
export const schoolUsed = (school: string) => `${school} is used for every row with that spelling.`
/** Before people are invited. */
export const schoolsToCheck = (rows: number) =>
  plural(rows, {
    one: "# row has a school that we don't know, but that looks like one we do. Check it before you invite.",
    other:
      "# rows have schools that we don't know, but that look like ones we do. Check them before you invite.",
  })
export const showSchools = 'Show these rows'
/** Titles stand above the names of the columns. */
export const headerBelow = (row: number) =>
  `The columns are named in row ${row}, so what stands above it was left out.`

export const refusedRows = (count: number) =>
  plural(count, {
    one: '# row invites nobody. Correct it in the file and import the file again: nobody is invited twice.',
    other:
      '# rows invite nobody. Correct them in the file and import the file again: nobody is invited twice.',
  })
export const downloadRefused = 'Download these rows'

export const encodingGuessed =
  "The file doesn't say how its letters are encoded, so we read it as Windows-1252. If the names below look wrong, save the file as “CSV UTF-8” and choose it again."
export const namesAreRight = 'I have checked that the names are right'
export const lookAtNames = 'Please check that the names are right, and confirm'
export const nobodyToInvite = 'There is nobody to invite'
export const canBeInvited = (people: number) =>
  plural(people, { one: '# person can be invited', other: '# people can be invited' })
export const nothingSentYet = 'Nothing has been sent yet.'
/** What a roster does for people who already have an account. */
export const haveAccounts = (people: number) =>
  plural(people, {
    one: '# person already has an account. If they are a student, the school in this file counts as verified, unless another one already is.',
    other:
      '# people already have accounts. For students, the school in this file counts as verified, unless another one already is.',
  })
export const invite = (people: number) => plural(people, { one: 'Invite # person', other: 'Invite # people' })
export const proveSchools = 'Verify their schools'

export const inviteTitle = (people: number) =>
  plural(people, { one: 'Invite # person?', other: 'Invite # people?' })
export const mailsGoOut = (mails: number) =>
  plural(mails, {
    one: '# email will go out, with a link that works once, for 7 days. Rows that invite nobody are left out.',
    other:
      '# emails will go out, each with a link that works once, for 7 days. Rows that invite nobody are left out.',
  })
export const notYet = 'Not yet'
export const sendMails = (mails: number) => plural(mails, { one: 'Send # email', other: 'Send # emails' })

export const inviting = 'Inviting'
/** The progress of the import. */
export const invitedOf = (invited: number, all: number) =>
  plural(all, {
    one: `${number(invited)} of # person invited`,
    other: `${number(invited)} of # people invited`,
  })
export const invitedOfSoFar = (invited: number, all: number) =>
  `${invitedOf(invited, all)}. You can leave this page.`
export const invitations = 'Invitations'
export const goesOnSoon = 'Inviting will continue in a moment.'
export const stalled = 'Nothing has happened for a while. You can continue: nobody is invited twice.'
export const goOn = 'Continue inviting'

/** A button that stops an import while it is inviting people. */
export const stop = 'Stop'
export const stopTitle = 'Stop inviting?'
export const stopWords =
  'People already invited stay invited. Nobody else in this file will be. You can import it again later.'
export const stopInviting = 'Stop inviting'

export const doneWithNobody = 'Done. There was nobody left to invite.'
export const done = (people: number) =>
  plural(people, {
    one: 'Done. # person is invited, and the email is on its way.',
    other: 'Done. # people are invited, and the emails are on their way.',
  })
export const seeInvitations = 'See the invitations'
export const stoppedWithNobody = 'This import was stopped. Nobody was invited.'
export const stopped = (people: number) =>
  plural(people, {
    one: 'This import was stopped. # person had been invited and stays invited. Nobody else was.',
    other: 'This import was stopped. # people had been invited and stay invited. Nobody else was.',
  })
export const abandoned = 'Nobody finished this import within a day. To continue, choose the file again.'

export const rowsDeleted = 'The rows of this file were deleted a day after the import.'
export const show = 'Show'
export const everyRow = (count: number) => `All rows (${number(count)})`
export const rowsOfResult = (result: RosterResult, count: number) => `${RESULTS[result]} (${number(count)})`
/** `all` is null if there are more than are counted. */
export const rowsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# row', other: '# rows' })
export const noSuchRow = 'No rows found'
export const noRowOfResult = 'No row in this file has this result.'
export const showEveryRow = 'Show all rows'
export const rows = 'Rows'
/** The row's number in the file, before the address. */
export const rowNumber = (row: number) => `Row ${row}: `
export const noEmail = 'No email'
/** Below an address: name, role and school, any of which may be missing. */
export const rowFacts = (facts: readonly string[]) => facts.join(' · ')
export const row = 'Row'
export const email = 'Email'
export const name = 'Name'
export const role = 'Role'
export const result = 'Result'
