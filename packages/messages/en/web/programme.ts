/** The programme: its figures, and how it matches and books. */
import type { FunnelStep, ProgrammePeriod } from '@shinequo/contract/programme'
import type { Accent } from '@shinequo/contract/programme/look'
import type { Need } from '@shinequo/contract/programme/needs'
import type { QuietSort } from '@shinequo/contract/programme/quiet'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// How pages and mails look

export const look = 'Look'
export const lookNow = (name: string, accent: string) =>
  name === ''
    ? `ShineQuo alone, in ${accent.toLowerCase()}.`
    : `ShineQuo and ${name}, in ${accent.toLowerCase()}.`
export const changeLook = 'Change the look'
export const lookLede = 'For all signed-in pages and emails.'
export const lookName = 'Name beside ShineQuo (optional)'
export const lookNameHint = 'Such as the name of your programme. Up to 40 characters.'
export const accent = 'Color'
export const ACCENTS = {
  teal: 'Teal',
  indigo: 'Indigo',
  plum: 'Plum',
  forest: 'Forest green',
  slate: 'Slate',
} satisfies Record<Accent, string>
export const preview = 'Preview'
export const sampleButton = 'A button'
export const sampleNote = 'A highlighted line'
export const lookSaved = 'The look is saved.'

// What waits for the administrator

export const needsYou = 'Needs you'
export const nothingNeedsYou = 'Nothing needs you'
/** A count that ends at 1,000. */
const upTo = (count: number, forms: { one: string; other: string }) =>
  count > 1000 ? `more than ${plural(1000, forms)}` : plural(count, forms)
/** What waits, as the text of a link to where it is dealt with. */
export const NEEDS = {
  care: (count: number) =>
    upTo(count, { one: '# student to get in touch with', other: '# students to get in touch with' }),
  coaches: (count: number) => upTo(count, { one: '# coach to approve', other: '# coaches to approve' }),
  requests: (count: number) => upTo(count, { one: '# match to decide', other: '# matches to decide' }),
  objections: (count: number) =>
    upTo(count, { one: '# missed session to decide', other: '# missed sessions to decide' }),
  stories: (count: number) => upTo(count, { one: '# story to review', other: '# stories to review' }),
  mail: (count: number) => upTo(count, { one: '# email not delivered', other: '# emails not delivered' }),
  invitations: (count: number) =>
    upTo(count, { one: '# invitation came back', other: '# invitations came back' }),
  imports: (count: number) => upTo(count, { one: '# roster to confirm', other: '# rosters to confirm' }),
  unproved: (count: number) =>
    upTo(count, {
      one: '# student without a verified school',
      other: '# students without a verified school',
    }),
} satisfies Record<Need, (count: number) => string>

/** Below what waits: requests of the last day. */
export const careHeldBack = (count: number) =>
  plural(count, {
    one: 'In the last 24 hours, # request for contact came without an email of its own: so many came at once that one email every five minutes told of all of them. Someone may be making up requests.',
    other:
      'In the last 24 hours, # requests for contact came without an email of their own: so many came at once that one email every five minutes told of all of them. Someone may be making up requests.',
  })

// The page of figures

export const period = 'Period'
export const PERIODS = {
  term: 'This term',
  last_term: 'Last term',
  '30d': '30 days',
  '7d': '7 days',
} satisfies Record<ProgrammePeriod, string>
/** When the figures were counted, and the zone of all times: '2:00 PM', 'New York'. */
export const asOf = (moment: string, zone: string) => `As of ${moment}. Times in ${zone}`
export const figuresDidNotLoad = "The figures couldn't be loaded"
export const countedFirstTime =
  'The figures are being counted for the first time. They will appear here soon.'
export const nothingToShow = 'Nothing to show yet'
export const whenStudentsMeetCoaches =
  "Once students meet their coaches, the programme's figures will appear here."
export const inviteSomebody = 'Invite someone'

// The numbers

export const studentsActive = 'Active students'
export const sessionsHeld = 'Sessions held'
export const averageRating = 'Average rating'
/** Shown instead of a figure about fewer than 10 students, or next to one. */
export const notShown = 'Not shown'
/** Shown instead of a rating. */
export const noRating = 'N/A'
/** The period that a period is compared with. */
const BEFORE = {
  term: 'the same weeks last year',
  last_term: 'the same weeks a year before',
  '30d': 'the 30 days before',
  '7d': 'the 7 days before',
} satisfies Record<ProgrammePeriod, string>
export const moreThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} more than in ${BEFORE[period]}`
export const fewerThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} fewer than in ${BEFORE[period]}`
export const asManyAsBefore = (period: ProgrammePeriod) => `as many as in ${BEFORE[period]}`
/* The earlier figure alone, if the two cannot be compared. */
export const before = (figure: number, period: ProgrammePeriod) => `${BEFORE[period]}: ${number(figure)}`
export const beforeNotShown = (period: ProgrammePeriod) => `${BEFORE[period]}: not shown`
export const attended = (percentage: number) => `${percent(percentage)} attended`
export const percent = (percentage: number) => `${number(percentage)}%`
export const fromReviews = (count: number) => plural(count, { one: 'from # review', other: 'from # reviews' })
export const fromFewStudents = 'from fewer than 10 students'
/* How long people wait. */
export const matchWithin = (half: string, nineInTen: string) =>
  `Half of students are matched within ${half}; nine in ten within ${nineInTen}.`
export const sessionWithin = (half: string, nineInTen: string) =>
  `Half of students have a first session within ${half}; nine in ten within ${nineInTen}.`
export const fewAreNotShown =
  "Figures for fewer than 10 students aren't shown, nor are figures that would reveal them."

// The charts

export const downloadCsv = 'Download CSV'
/* Accessible names of tables and buttons, for people who cannot see the chart next to them. */
export const tableOf = (title: string) => `Table: ${title}`
export const downloadCsvOf = (title: string) => `Download CSV: ${title}`
/** By the parts that the period is divided into. */
export const HELD_EACH = {
  week: 'Sessions held each week',
  month: 'Sessions held each month',
  day: 'Sessions held each day',
} as const
/* Buttons that show the other parts of a term, and how months are made. */
export const byMonth = 'By month'
export const byWeek = 'By week'
export const weeksOfMonth = 'A week counts in the month of its Monday.'
/** What still goes on, at the end of the line. */
const GOING_ON = { week: 'this week', month: 'this month', day: 'today' } as const
/** `isGoingOn`: whether the last part is not over. */
export const dottedIs = (period: ProgrammePeriod, each: keyof typeof GOING_ON, isGoingOn: boolean) =>
  [
    `Dotted line: ${BEFORE[period]}.`,
    ...(isGoingOn ? [`Dashes lead to ${GOING_ON[each]}, which isn't over.`] : []),
    "Gaps are figures that aren't shown.",
  ].join(' ')
export const whenStudentsMeet = 'When students meet'
export const byTheHour = 'Sessions held, by the hour they started.'
export const tooFewStudents = 'Too few students to show this without identifying them.'
/* Column headings of the tables beside the charts. */
export const PART_HEADS = { week: 'Week from', month: 'Month', day: 'Day' } as const
export const hour = 'Hour'
export const step = 'Step'
export const held = 'Held'
export const heldBefore = 'Held before'
/** An hour of the day, 0 to 23: '4 PM'. */
export const hourOfDay = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
export const fromSignUp = 'From sign-up to feedback'
export const everybodyWhoSignedUp = 'Everyone who ever signed up.'
export const FUNNEL_STEPS = {
  signed_up: 'Signed up',
  completed: 'Profile completed',
  matched: 'Matched with a coach',
  met: 'First session held',
  spoke: 'Gave feedback',
} satisfies Record<FunnelStep, string>

export const bySchool = 'By school'
export const bySchoolLede = 'Everyone who ever signed up, and the sessions of this period.'
export const school = 'School'
/** Rows of students without a school, and of all schools that have no row of their own. */
export const SCHOOL_ROWS = { none: 'No school chosen', other: 'Other schools' } as const
/** Heads a column of students with a session in the period. */
export const active = 'Active'

// The load of the coaches

export const coaches = 'Coaches'
export const fullestFirst = 'Coaches, fullest week first'
export const allCoaches = 'All coaches'
export const noCoachYet = 'No coach is taking students yet.'
/* Column headings. */
export const coach = 'Coach'
export const students = 'Students'
export const thisWeek = 'This week'
export const hoursFilled = 'Hours filled'
export const rating = 'Rating'
/** Shown instead of the share of the week's hours that is filled. */
export const noHours = 'No hours'
export const showMoreCoaches = 'Show more coaches'

// The report to print

export const report = 'Report'
export const reportTitle = 'Programme report'
/** Days such as 'August 10, 2026', and the zone of the calendar, 'New York'. */
export const reportOf = (first: string, last: string, zone: string) =>
  `From ${first} to ${last}, as days begin in ${zone}.`
export const printReport = 'Print or save'

// The report of quiet students

export const programmeTitle = 'Programme'
export const quietTitle = 'Quiet students'
export const quietLede = 'Students without a session for a while, and none booked.'
export const quietMeans =
  'This looks at sessions only, never at what students write. A quiet student may be doing well, be busy, or have found help elsewhere: it is a reason to ask, and says nothing about anyone. Opening this list is logged.'
export const withoutSessionFor = 'No session for'
export const weeks = (count: number) => plural(count, { one: '# week', other: '# weeks' })
export const whichStudents = 'Students'
export const COACHED = {
  everybody: 'All',
  matched: 'With a coach',
  unmatched: 'Without a coach',
} as const
export const order = 'Order'
export const QUIET_SORTS = {
  newest: 'Quiet most recently',
  longest: 'Quiet the longest',
  name: 'By name',
} satisfies Record<QuietSort, string>
/** `all` is null if there are more than are counted. */
export const studentsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# student', other: '# students' })
export const selectStudent = (name: string) => `Select ${name}`
export const nobodyQuiet = 'Nobody is quiet'
export const everybodyHadSession = 'Every student had a session in this time, has one booked, or is new.'
/* `age` is a length of time, such as '3 weeks'. */
export const lastSession = (day: string, age: string) => `Last session ${day}, ${age} ago`
export const noSessionYet = (day: string, age: string) => `No session yet. Signed up ${day}, ${age} ago`
export const withoutCoach = 'No coach'
export const coachedBy = (coaches: readonly string[]) => `With ${list(coaches)}`
export const openRecordOf = (name: string) => `Open the record of ${name}`
export const findCoach = 'Find a coach'
export const findCoachFor = (name: string) => `Find a coach for ${name}`

// How the programme matches and books

export const settingsTitle = 'How matches are decided'
export const settingsDidNotLoad = "The settings couldn't be loaded"
export const change = 'Change'
/** The link to the weights of the engine. */
export const whatCounts = 'Weights'
export const saved = 'Saved.'
export const whoDecides = 'Who decides'
export const MODES = {
  automatic: {
    title: 'The engine decides',
    means: 'Students are matched right away with the three coaches who fit them best.',
  },
  coach: {
    title: 'Coaches decide',
    means:
      'Each coach accepts or declines the students the engine picks for them. After 48 hours without an answer, we ask someone else.',
  },
  admin: {
    title: 'Administrators decide',
    means: 'You approve or decline the matches the engine picks.',
  },
} satisfies Record<MatchingMode, { title: string; means: string }>
/** What happens to the waiting requests when the engine takes over. */
export const requestsWait = (count: number) =>
  plural(count, {
    one: 'One request is waiting. The engine will decide it when you save.',
    other: '# requests are waiting. The engine will decide them when you save.',
  })
/** The same, if there are more requests than are counted. */
export const manyRequestsWait = (counted: number) =>
  `More than ${number(counted)} requests are waiting. The engine will decide them when you save.`
export const confirmedOnly = 'Only students with a confirmed address are matched'
export const confirmedOnlyMeans =
  'A verified school counts too. Otherwise all students are matched, and places go first to those who are known.'
export const matchedOnly = 'Students can book only coaches they are matched with'
/* The rules of booking, as sentences that follow each other. */
export const matchConfirmedOnly = 'Only students with a confirmed address or a verified school are matched.'
export const bookMatchedOnly = 'Students can book only coaches they are matched with.'
export const bookAnybody = 'Students can book any coach who takes students.'
export const mayHaveAhead = (sessions: number) =>
  plural(sessions, {
    one: 'Each student can have one session booked at a time.',
    other: 'Each student can have up to # sessions booked at a time.',
  })
export const movedUntilStart = 'A session can be moved until it starts.'
/** `notice` is '4 hours'. */
export const movedUntil = (notice: string) => `A session can be moved until ${notice} before it starts.`
export const callsGoDirectly = 'Calls may go directly between student and coach.'
/** `zone` is 'New York'. */
export const figuresGoBy = (zone: string) => `The days and weeks of figures go by the time in ${zone}.`
export const figuresZone = 'Time zone of the figures'
export const figuresZoneMeans =
  'Where the days, weeks and hours of figures and their files begin. It is the same for all administrators.'
/** How long before its start a session can no longer be moved. */
export const notice = (count: number, unit: 'day' | 'hour' | 'minute') =>
  plural(
    count,
    {
      day: { one: '# day', other: '# days' },
      hour: { one: '# hour', other: '# hours' },
      minute: { one: '# minute', other: '# minutes' },
    }[unit],
  )
export const noNotice = 'None'
export const sessionsAhead = 'Sessions booked at a time'
export const sessionsAheadHint = 'How many a student can have, with all their coaches together.'
export const noticeOfChange = 'Notice for changes'
export const noticeHint =
  'With less time than this before it starts, a session can no longer be moved, and a cancellation counts as late.'
export const directCalls = 'Calls may go directly between student and coach'
export const directCallsMean =
  "Video and sound may be better then. But a student and a coach could each learn the other's network address, which shows roughly where someone is. If you don't allow this, every call goes over the relay, which hides both addresses."
export const directCallsWithoutRelay =
  'This changes nothing right now: the service has no relay, so calls go directly anyway. Once it has one, every call goes over the relay unless you allow this.'
/**
 * Shown if somebody else has saved in the meantime: `mode` is one of the titles above, in bold, `rules` are those of
 * booking.
 */
export const overtaken = <T>(mode: T, rules: string) => [
  'Someone else has just changed this. Now it is: ',
  mode,
  `. ${rules} Save again to replace it with yours.`,
]

// Whether pages are offered in Spanish
export const spanishReadBy = 'Who has read the Spanish pages'
export const spanishReadByMeans =
  'We offer pages and emails in Spanish once someone who speaks it has read them. Enter their name here, or leave it empty for English only.'

/** Errors at the fields of forms. */
export const fieldErrors = { ...fields.textErrors } satisfies Partial<FieldSentences>
