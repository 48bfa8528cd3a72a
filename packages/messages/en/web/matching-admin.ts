/** Matches as administrators see them, and the weights of matching. */
import type { MatchStatus } from '@shinequo/contract/matching'
import type { MatchList, ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import type { MatchingWeights, RunFigures } from '@shinequo/contract/matching/weights'
import { plural } from '../locale.ts'

/* The page of matches. */

export const matches = 'Matches'
export const aboutMatches = 'Who is matched with whom, and who decides it.'
export const list = 'List'
export const LISTS = {
  pending: 'Waiting',
  accepted: 'Matched',
  ended: 'Ended',
} satisfies Record<MatchList, string>
/** A list with how many there are, such as '12' or 'more than 1,000'. */
export const listCounted = (name: string, count: string) => `${name} (${count})`
export const EMPTY_LISTS = {
  pending: {
    title: 'Nobody waits',
    words: 'Requests that wait for a decision show here, the longest first.',
  },
  accepted: {
    title: 'No matches yet',
    words: 'When students have answered the questions, their matches show here.',
  },
  ended: {
    title: 'Nothing has ended',
    words: 'Matches that ended and requests that were declined show here.',
  },
} satisfies Record<MatchList, { title: string; words: string }>
/** What a list holds: one of them, several of them. */
export const THINGS = {
  pending: ['request', 'requests'],
  accepted: ['match', 'matches'],
  ended: ['match', 'matches'],
} as const satisfies Record<MatchList, readonly [one: string, several: string]>
export const partOfAName = "Part of a student's or a coach's name"
export const nothingFound = 'Nothing found'
export const noMatchOfThatName = 'No match here has that name on either side.'
export const showAll = 'Show all'
export const areMatched = (student: string, coach: string) =>
  `${student} and ${coach} are matched. ${student} is told by mail.`
export const nextBest = (student: string) => `${student} is matched with the next best coach.`

/* A match. */

export const recordOf = (student: string) => `Record of ${student}`
export const placesLeft = (places: number) =>
  places === 0 ? 'No place left' : plural(places, { one: '# place left', other: '# places left' })
/** Under a coach's name. */
export const coachWithPlaces = (places: number) => `Coach · ${placesLeft(places)}`
export const coachDecides = (coach: string) => `${coach} decides.`
export const coachesFor = (student: string) => `Coaches for ${student}`
export const approve = 'Approve'
export const withdraw = 'Withdraw'
export const endMatch = 'End match'
export const pairAgain = 'Pair again'

const DONE = {
  pending: 'Proposed',
  accepted: 'Matched',
  declined: 'Declined',
  ended: 'Ended',
} satisfies Record<MatchStatus, string>
type Role = NonNullable<ProgrammeMatch['decided']>['role']
const ROLES = { student: 'student', coach: 'coach', admin: 'administrator' } satisfies Record<Role, string>
/** How a match came to be what it is; `day` is when. */
export const decidedByEngine = (status: MatchStatus, day: string) => `${DONE[status]} by the engine · ${day}`
/** The engine had proposed it on that day, and it ended since. */
export const endedByEngine = (day: string) => `Ended by the engine · proposed ${day}`
export const expired = (day: string) => `Ended: the coach did not answer in time · proposed ${day}`
export const decidedBy = (status: MatchStatus, name: string, role: Role, day: string) =>
  `${DONE[status]} by ${name}, ${ROLES[role]} · ${day}`
/** By somebody whose account is gone. */
export const decidedByFormer = (status: MatchStatus, role: Role, day: string) =>
  `${DONE[status]} by a former ${ROLES[role]} · ${day}`
export const withReason = (decided: string, reason: string) => `${decided} · “${reason}”`
/** What a flag stands beside, said after 'What to do:'. */
export const whyChanged = (student: string) => `Why ${student} changed coaches`

/* Declining a request, ending a match. */

export const declineAsked = (coach: string, student: string) => `Decline ${coach} for ${student}?`
export const declineMeans = (student: string) =>
  `${student} is not told, and is matched with the next best coach.`
export const notProposedAgain =
  'The engine does not propose these two to each other again. You can pair them by hand.'
export const withdrawAsked = (coach: string) => `Withdraw the request to ${coach}?`
export const withdrawMeans = (student: string, coach: string) =>
  `${coach} has not answered yet. ${nextBest(student)}`
export const endAsked = (student: string, coach: string) => `End the match of ${student} and ${coach}?`
export const endMeans = (student: string, coach: string) =>
  `${student} is told kindly by mail. ${nextBest(student)} Sessions that are booked stay, and so do notes that were shared. ${coach} no longer sees ${student}. You can pair them again.`
export const requestTakenBack = 'The request is taken back.'
export const matchHasEnded = 'The match has ended.'

/* Pairing by hand. */

export const pairByHand = 'Pair by hand'
export const whomToMatch = 'Whom do you want to match with a coach?'
export const chooseWhosePlace = 'Please choose whose place it takes'
export const chooseCoach = 'Please choose a coach'
export const pairStudent = (student: string) => `Pair ${student}`
export const standsAtOnce = 'The match stands at once. Coaches with room, the best fit first.'
export const pairWith = (coach: string) => `Pair with ${coach}`
export const pair = 'Pair'
export const candidatesFailed = 'The coaches did not load'
export const profileNotCompleted = (student: string) => `${student} has not completed the profile yet.`
export const whosePlace = 'Whose place does it take?'
export const hasThreeCoaches = (student: string) =>
  `${student} has three coaches already. The match you choose ends, and both are told kindly by mail.`
export const coach = 'Coach'
export const partOfName = 'Part of a name'
export const coachesWithRoom = 'Coaches with room'
export const nobodyHasRoom = 'No coach has room at the moment.'
export const nobodyOfNameHasRoom = 'No coach of this name has room.'
export const bestOf = (shown: number, of: number) => `The best ${shown} of ${of}: search to find others.`
export const bestFit = 'Best fit'
export const fitRank = (rank: number) => `Fit ${rank}`
/** How a former match of the two went out. */
export const BEFORE = { declined: 'Declined before', ended: 'Ended before' } satisfies Record<
  'declined' | 'ended',
  string
>

/* A student whom people alone choose coaches for. */

export const matching = 'Matching'
export const onHold = (student: string) =>
  `On hold: the engine proposes no coach. People choose for ${student}, by hand.`
export const engineChooses = (student: string) =>
  `The engine chooses coaches for ${student} by the answers. You can pair by hand beside it.`
export const endHold = 'End the hold'
export const putMatchingOnHold = 'Put matching on hold'
export const putOnHold = 'Put on hold'
export const holdAsked = (student: string) => `Put matching on hold for ${student}?`
export const endHoldAsked = (student: string) => `End the hold for ${student}?`
export const holdMeans =
  'Coaches and requests of now stay. The engine proposes nobody new until you end the hold.'
export const endHoldMeans = 'The engine fills the free places at once, by the present answers.'

/* The weights. */

export const weights = 'Weights'
export const aboutWeights = 'What counts, and how much.'
export const weightsFailed = 'The weights did not load'
/** What each weight is called, and what it asks; in the order in which the page shows them. */
export const WEIGHTS = {
  focus: ['Topics', 'Does the coach work on what the student wants to work on?'],
  time: ['Times', 'Has the coach hours when the student wants to meet?'],
  style: ['Way of coaching', 'Does the coach work in the way that the student likes?'],
  experience: ['Experience', 'Has the coach lived what the student asked for?'],
  profile_language: ['Language of the profile', 'Does the coach speak the language that the profile names?'],
  school: ['Same school', 'Did the coach go to the student’s school, where that is wished for?'],
  words: ['Own words', 'Does the coach write about what the student wrote in their own words?'],
  record: [
    'Track record',
    'Did students with the same topics rate their sessions with the coach well? Nobody is shown how well.',
  ],
  room: ['Room', 'How much room has the coach? It spreads students over coaches.'],
} satisfies Record<keyof MatchingWeights, readonly [name: string, about: string]>
export const percent = (value: number) => `${value} %`
/** In place of a share where nothing weighs anything. */
export const noShare = '–'
export const weightAndShare = (weight: number, share: string) => `${weight} · ${share}`
export const weightOfWhole = (weight: number, share: string) => `${weight} of 100, ${share} of the whole`
export const conditions =
  'A language that a student asks for, free places and former coaches are conditions: no weight changes them. Of a student who named no wish for one of these, it does not count.'
export const tryItOn = 'Try it on'
/** Whom weights are tried on. */
export const SCOPES = {
  waiting: { label: 'Who waits', about: 'Students without a coach' },
  everybody: { label: 'Everybody', about: 'As if nobody had a coach yet' },
}
export const somethingHasToCount = 'Something has to count: give at least one more than 0.'
export const weightsChangedMeanwhile =
  'Somebody else has changed the weights meanwhile. Save once more to put yours in their place, or start again from the newest.'
export const tryWeights = 'Try these weights'
export const startAgain = 'Start again'
export const usualWeights = 'Usual weights'
export const weightsSaved = 'Saved. The next run uses these weights.'
/** `found` is a sentence. */
export const tried = (found: string) => `Tried. ${found}`
export const trying = 'Matching everybody anew with these weights...'
export const beforeTrial =
  'Here you see who would move, how good the coaches are and how groups fare, before anything is saved.'

/* What a trial of weights found. */

export const whatWouldChange = 'What would change'
export const nobodyInTrial = 'Nobody is in this trial.'
export const nobodyWouldMove = 'Nobody would get another first coach.'
export const wouldGetAnother = (count: number) =>
  plural(count, {
    one: `${count} student would get another first coach.`,
    other: `${count} students would get another first coach.`,
  })
export const wouldGetOne = (count: number) =>
  plural(count, {
    one: `${count} student would get a coach and gets none now.`,
    other: `${count} students would get a coach and get none now.`,
  })
export const wouldGetNone = (count: number) =>
  plural(count, {
    one: `${count} student would get none any more.`,
    other: `${count} students would get none any more.`,
  })
export const wouldSeeNothing = (count: number) =>
  plural(count, {
    one: `${count} student would see no difference.`,
    other: `${count} students would see no difference.`,
  })
export const wishesMet = (now: string, tried: string) =>
  `Wishes met: ${now} now, ${tried} with these weights.`
export const triedOn = (students: number, coaches: number) =>
  `${students} students and ${coaches} coaches. Nothing has been changed.`
/** The students were drawn from more. */
export const triedOnSome = (students: number, of: number, coaches: number) =>
  `${students} students, drawn from ${of}, and ${coaches} coaches. Nothing has been changed.`
export const byRank = 'First coaches by their rank for the student'
export const byLoad = 'Coaches by how full they are then'
/** Of the student's first coach among all whom they could have. */
export const RANKS = ['Their best', 'Their second', 'Their third', 'Fourth to tenth', 'Further']
export const noCoach = 'No coach'
/** How full coaches are. */
export const LOADS = ['Empty', 'Up to half full', 'More than half full', 'Full']
export const now = 'Now'
export const withTheseWeights = 'With these weights'
export const tooFewToShow = 'too few to show'
export const fairness = 'Fairness'
export const aboutFairness =
  'Of each group, how many get one of their three best coaches, to the nearest 5 %. Groups of fewer than ten students are not shown, and one more with them, so that nobody can be told apart.'
export const GROUPS = {
  sex: 'By sex',
  ethnicity: 'By race or ethnicity',
  international: 'By where they come from',
  school: 'By school',
} satisfies Record<RunFigures['groups'][number]['by'], string>
export const notSaid = 'Not said'
export const internationalStudents = 'International students'
export const otherStudents = 'Other students'
