/** The programme: its figures, how it matches and books, and its events. */
import type { FunnelStep, ProgrammePeriod } from '@shinequo/contract/programme'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import { number, plural } from '../locale.ts'

// Events

export const events = 'Events'
export const comingSoon = 'Coming Soon...'
export const eventsAppearHere = 'Your school’s workshops and meetings will appear here.'

// The page of figures

export const period = 'Period'
export const PERIODS = {
  term: 'This term',
  '30d': '30 days',
  '7d': '7 days',
} satisfies Record<ProgrammePeriod, string>
/** When the figures were counted, and in which zone times are told: '2:00 PM', 'New York'. */
export const asOf = (moment: string, zone: string) => `As of ${moment}. Times in ${zone}`
export const figuresDidNotLoad = 'The figures did not load'
export const countedFirstTime =
  'The figures are being counted for the first time. They show here by themselves.'
export const nothingToShow = 'Nothing to show yet'
export const whenStudentsMeetCoaches = 'When students meet their coaches, the programme’s figures show here.'
export const inviteSomebody = 'Invite somebody'

// The numbers

export const studentsActive = 'Students active'
export const sessionsHeld = 'Sessions held'
export const averageRating = 'Average rating'
export const waitingForMatch = 'Waiting for a match'
/** In place of a figure of fewer than 10 students, or beside one that is. */
export const notShown = 'Not shown'
/** In place of a rating. */
export const noRating = 'N/A'
/** What a period is compared with. */
const BEFORE = {
  term: 'the same weeks last year',
  '30d': 'the 30 days before',
  '7d': 'the 7 days before',
} satisfies Record<ProgrammePeriod, string>
export const moreThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} more than in ${BEFORE[period]}`
export const fewerThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} fewer than in ${BEFORE[period]}`
export const asManyAsBefore = (period: ProgrammePeriod) => `as many as in ${BEFORE[period]}`
/* The figure of before alone, where the two cannot be compared. */
export const before = (figure: number, period: ProgrammePeriod) => `${BEFORE[period]}: ${number(figure)}`
export const beforeNotShown = (period: ProgrammePeriod) => `${BEFORE[period]}: not shown`
export const attended = (percentage: number) => `${percent(percentage)} attended`
export const percent = (percentage: number) => `${number(percentage)} %`
export const fromReviews = (count: number) => plural(count, { one: 'from # review', other: 'from # reviews' })
export const fromFewStudents = 'from fewer than 10 students'
export const withCompletedProfile = 'with a completed profile'
/* A wait: how long it is. */
export const oldest = (wait: string) => `oldest: ${wait}`
export const matchWithin = (half: string, nineInTen: string) =>
  `Half of students have a match within ${half}, nine in ten within ${nineInTen}.`
export const sessionWithin = (half: string, nineInTen: string) =>
  `Half of students have a first session within ${half}, nine in ten within ${nineInTen}.`
export const fewAreNotShown =
  'Figures of fewer than 10 students are not shown, nor those that would give them away.'

// The charts

export const downloadCsv = 'Download CSV'
export const showAsTable = 'Show as table'
/* Names of buttons for those who hear them without the chart beside them. */
export const downloadCsvOf = (title: string) => `Download CSV: ${title}`
export const showAsTableOf = (title: string) => `Show as table: ${title}`
/** By the parts that the period is cut into. */
export const HELD_EACH = {
  week: 'Sessions held each week',
  day: 'Sessions held each day',
} as const
export const dashedIs = (period: ProgrammePeriod) => `Dashed: ${BEFORE[period]}. A gap: not shown.`
export const whenStudentsMeet = 'When students meet'
export const byTheHour = 'Sessions held, by the hour they began.'
export const tooFewStudents = 'Too few students to show this without identifying them.'
/* Heads of columns, where the charts are shown as tables. */
export const PART_HEADS = { week: 'Week from', day: 'Day' } as const
export const hour = 'Hour'
export const held = 'Held'
export const heldBefore = 'Before'
/** An hour of the day, 0 to 23: '4 PM'. */
export const hourOfDay = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
export const fromSignUp = 'From sign-up to feedback'
export const everybodyWhoSignedUp = 'Everybody who ever signed up.'
export const FUNNEL_STEPS = {
  signed_up: 'Signed up',
  completed: 'Profile completed',
  matched: 'Matched with a coach',
  met: 'First session held',
  spoke: 'Gave feedback',
} satisfies Record<FunnelStep, string>

// The load of coaches

export const coaches = 'Coaches'
export const fullestFirst = 'Coaches, the fullest week first'
export const allCoaches = 'All coaches'
export const noCoachYet = 'No coach takes students yet.'
/* Heads of columns. */
export const coach = 'Coach'
export const students = 'Students'
export const thisWeek = 'This week'
export const hoursFilled = 'Hours filled'
export const rating = 'Rating'
/** In place of how much of the week's hours is filled. */
export const noHours = 'No hours'
export const showMoreCoaches = 'Show more coaches'

// How the programme matches and books

export const settingsTitle = 'How matches are decided'
export const settingsLede = 'Matches that stand are not changed.'
export const settingsDidNotLoad = 'The settings did not load'
export const change = 'Change'
/** The link to what the engine weighs. */
export const whatCounts = 'What counts'
export const saved = 'Saved.'
export const whoDecides = 'Who decides'
export const MODES = {
  automatic: {
    title: 'The engine decides',
    means: 'Students are matched at once with the three coaches who fit them best.',
  },
  coach: {
    title: 'Coaches decide',
    means:
      'Each coach accepts or declines the students whom the engine proposes. After 48 hours somebody else is asked.',
  },
  admin: {
    title: 'Administrators decide',
    means: 'You approve or decline here what the engine proposes.',
  },
} satisfies Record<MatchingMode, { title: string; means: string }>
/** What becomes of the requests that wait when the engine takes over. */
export const requestsWait = (count: number) =>
  plural(count, {
    one: 'One request waits. The engine decides it when you save.',
    other: '# requests wait. The engine decides them when you save.',
  })
/** The same of more than are counted. */
export const manyRequestsWait = (counted: number) =>
  `More than ${number(counted)} requests wait. The engine decides them when you save.`
export const matchedOnly = 'Students book only coaches they are matched with'
/* The rules of booking in sentences, which follow each other. */
export const bookMatchedOnly = 'Students book only coaches they are matched with.'
export const bookAnybody = 'Students may book any coach who takes students.'
export const mayHaveAhead = (sessions: number) =>
  plural(sessions, {
    one: 'Each may have one session ahead.',
    other: 'Each may have up to # sessions ahead.',
  })
export const movedUntilStart = 'A session can be moved until the start.'
/** `notice` is '4 hours'. */
export const movedUntil = (notice: string) => `A session can be moved until ${notice} before.`
export const callsGoDirectly = 'Calls may go directly between the two.'
/** So long before its start a session can no longer be moved. */
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
export const sessionsAhead = 'Sessions ahead'
export const sessionsAheadHint = 'How many a student may have booked at a time, with all coaches together.'
export const noticeOfChange = 'Notice of a change'
export const noticeHint =
  'So long before its start a session can no longer be moved, and cancelling it is marked late.'
export const directCalls = 'Calls may go directly between the two'
export const directCallsMean =
  'Picture and sound may then be better. But a student and a coach could each learn the other’s network address, which tells roughly where somebody is. Otherwise every call goes over the relay, which hides both.'
export const directCallsWithoutRelay =
  'This changes nothing at the moment: the service has no relay, so calls go directly anyway. With a relay every call goes over it, unless you allow this.'
/** When somebody else has saved meanwhile: `mode` is one of the titles above, in bold, `rules` are those of booking. */
export const overtaken = <T>(mode: T, rules: string) => [
  'Somebody else has changed this meanwhile. Now it is: ',
  mode,
  `. ${rules} Save once more to put yours in its place.`,
]

// Whether pages are offered in Spanish
export const spanishReadBy = 'Who has read the Spanish pages'
export const spanishReadByMeans =
  'Pages and mail are offered in Spanish once somebody who speaks it has read them. Their name stands here; leave it empty for English alone.'
