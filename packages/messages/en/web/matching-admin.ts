/** Matches as administrators see them, and the weights of matching. */
import type { MatchStatus } from '@shinequo/contract/matching'
import type { MatchList, ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import type { MatchingWeights, RunFigures } from '@shinequo/contract/matching/weights'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'

/* The page of matches. */

export const matches = 'Matches'
export const aboutMatches = 'Who is matched with whom, and who decides.'
export const list = 'List'
export const LISTS = {
  pending: 'Waiting',
  no_answers: 'No answers yet',
  accepted: 'Matched',
  ended: 'Ended',
} satisfies Record<MatchList | 'no_answers', string>
/** The name of a list with its size, such as '12' or 'more than 1,000'. */
export const listCounted = (name: string, count: string) => `${name} (${count})`
export const EMPTY_LISTS = {
  pending: {
    title: 'Nobody is waiting',
    words: 'Students who have answered and have no coach yet appear here, longest wait first.',
  },
  no_answers: {
    title: 'Nobody is missing answers',
    words: 'Students with a complete profile and no coach who have sent no answers appear here.',
  },
  accepted: {
    title: 'No matches yet',
    words: 'Once students have answered the questions, their matches appear here.',
  },
  ended: {
    title: 'Nothing has ended yet',
    words: 'Matches that ended and requests that were declined appear here.',
  },
} satisfies Record<MatchList | 'no_answers', { title: string; words: string }>
const THINGS = {
  pending: { one: '# request', other: '# requests' },
  accepted: { one: '# match', other: '# matches' },
  ended: { one: '# match', other: '# matches' },
} satisfies Record<MatchList, PluralForms>
/** `all` is null if there are more than are counted. */
export const matchesListed = (list: MatchList, shown: number, all: number | null) =>
  listed(shown, all, THINGS[list])
export const partOfAName = "Part of a student's or coach's name"
export const nothingFound = 'No matches found'
export const noMatchOfThatName = 'No match in this list has a student or coach with that name.'
export const showAll = 'Show all matches'
export const areMatched = (student: string, coach: string) =>
  `${student} and ${coach} are matched. We'll email ${student}.`
export const nextBest = (student: string) => `We'll match ${student} with the next coach who fits.`

/* A match. */

export const recordOf = (student: string) => `Record of ${student}`
export const placesLeft = (places: number) =>
  places === 0 ? 'No places left' : plural(places, { one: '# place left', other: '# places left' })
/** Below a coach's name. */
export const coachWithPlaces = (places: number) => `Coach · ${placesLeft(places)}`
export const coachDecides = (coach: string) => `${coach} decides.`
export const coachesFor = (student: string) => `Coaches for ${student}`
export const approve = 'Approve'
export const withdraw = 'Withdraw'
export const endMatch = 'End match'
export const pairAgain = 'Pair again'

const DONE = {
  pending: 'Suggested',
  accepted: 'Matched',
  declined: 'Declined',
  ended: 'Ended',
} satisfies Record<MatchStatus, string>
type Role = NonNullable<ProgrammeMatch['decided']>['role']
const ROLES = { student: 'student', coach: 'coach', admin: 'administrator' } satisfies Record<Role, string>
/** How a match got its status; `day` is when. */
export const decidedByEngine = (status: MatchStatus, day: string) => `${DONE[status]} automatically · ${day}`
/** The engine suggested the match on that day, and it has ended since. */
export const endedByEngine = (day: string) => `Ended automatically · suggested ${day}`
export const expired = (day: string) => `Ended: the coach didn't answer in time · suggested ${day}`
export const gaveWay = (day: string) =>
  `Ended: a student with a confirmed email needed the place · suggested ${day}`
export const decidedBy = (status: MatchStatus, name: string, role: Role, day: string) =>
  `${DONE[status]} by ${name}, ${ROLES[role]} · ${day}`
/** Decided by somebody whose account no longer exists. */
export const decidedByFormer = (status: MatchStatus, role: Role, day: string) =>
  `${DONE[status]} by a former ${ROLES[role]} · ${day}`
export const withReason = (decided: string, reason: string) => `${decided} · “${reason}”`
/** What the flag is about, said after 'What to do:'. */
export const whyChanged = (student: string) => `why ${student} changed coaches`

/* Declining a request, ending a match. */

export const declineAsked = (coach: string, student: string) => `Decline ${coach} for ${student}?`
export const declineMeans = (student: string) =>
  `We won't tell ${student}, and we'll match them with the next coach who fits.`
export const notProposedAgain = "We won't suggest this match again. You can still pair them by hand."
export const withdrawAsked = (coach: string) => `Withdraw the request to ${coach}?`
export const withdrawMeans = (student: string, coach: string) =>
  `${coach} hasn't answered yet. ${nextBest(student)}`
export const endAsked = (student: string, coach: string) => `End the match between ${student} and ${coach}?`
export const endMeans = (student: string, coach: string) =>
  `We'll send ${student} a kind email. ${nextBest(student)} Booked sessions stay, and so do shared notes. ${coach} no longer sees ${student}'s answers, and can open ${student}'s page only while a session is booked. You can pair them again later.`
export const requestTakenBack = 'The request was withdrawn.'
export const matchHasEnded = 'The match has ended.'

/* Matching by hand. */

export const pairByHand = 'Pair by hand'
export const whomToMatch = 'Which student do you want to pair with a coach?'
export const chooseWhosePlace = 'Please choose which coach to replace'
export const chooseCoach = 'Please choose a coach'
export const pairStudent = (student: string) => `Pair ${student}`
export const standsAtOnce = 'The match starts right away. Coaches with room are listed, best fit first.'
export const pairWith = (coach: string) => `Pair with ${coach}`
export const pair = 'Pair'
export const candidatesFailed = "The coaches couldn't be loaded"
export const profileNotCompleted = (student: string) => `${student} hasn't completed their profile yet.`
export const whosePlace = 'Which coach should this replace?'
export const hasThreeCoaches = (student: string) =>
  `${student} already has three coaches. The match you choose will end, and we'll send both people a kind email.`
export const coach = 'Coach'
export const partOfName = 'Part of a name'
export const coachesWithRoom = 'Coaches with room'
export const nobodyHasRoom = 'No coach has room right now.'
export const nobodyOfNameHasRoom = 'No coach with this name has room.'
export const bestOf = (shown: number, of: number) =>
  `The best ${number(shown)} of ${number(of)}. Search to find others.`
export const bestFit = 'Best fit'
export const fitRank = (rank: number) => `Fit #${rank}`
/** How an earlier match of the two ended. */
export const BEFORE = { declined: 'Declined before', ended: 'Ended before' } satisfies Record<
  'declined' | 'ended',
  string
>

/* A student for whom only people choose coaches. */

export const matching = 'Matching'
export const onHold = (student: string) =>
  `On hold: no coach is suggested automatically. Your staff choose coaches for ${student} by hand.`
export const engineChooses = (student: string) =>
  `Coaches for ${student} are chosen automatically, based on their answers. You can pair by hand, too.`
export const endHold = 'End the hold'
export const putMatchingOnHold = 'Put matching on hold'
export const putOnHold = 'Put on hold'
export const holdAsked = (student: string) => `Put matching on hold for ${student}?`
export const endHoldAsked = (student: string) => `End the hold for ${student}?`
export const holdMeans = 'Current coaches and requests stay. Nobody new is suggested until you end the hold.'
export const endHoldMeans = 'Free places are filled right away, based on the current answers.'

/* The weights. */

export const weights = 'Weights'
export const aboutWeights = 'What matching looks at, and how much each part counts.'
export const weightsFailed = "The weights couldn't be loaded"
/** The name of each weight and the question it asks, in the order in which the page shows them. */
export const WEIGHTS = {
  focus: ['Topics', 'Does the coach work on what the student wants to work on?'],
  time: ['Times', 'Does the coach have hours when the student wants to meet?'],
  style: ['Coaching style', 'Does the coach work the way the student likes?'],
  experience: ['Experience', 'Has the coach been through what the student asked for?'],
  profile_language: ['Profile language', "Does the coach speak the language in the student's profile?"],
  school: ['Same school', "Did the coach go to the student's school, if the student asked for that?"],
  words: ['Own words', 'Does the coach write about what the student wrote in their own words?'],
  record: [
    'Track record',
    'Did students with the same topics rate their sessions with the coach well? Nobody sees how well.',
  ],
  room: ['Room', 'How much room does the coach have? This spreads students across coaches.'],
} satisfies Record<keyof MatchingWeights, readonly [name: string, about: string]>
export const percent = (value: number) => `${value}%`
/** Shown instead of a share if no weight counts. */
export const noShare = '–'
export const weightAndShare = (weight: number, share: string) => `${weight} · ${share}`
export const weightOfWhole = (weight: number, share: string) => `${weight} of 100, ${share} of the whole`
export const conditions =
  "A language a student asks for, free places and former coaches are conditions: no weight changes them. If a student has no wish about one of these weights, it doesn't count for them."
export const tryItOn = 'Try them on'
/** The students that weights are tried on. */
export const SCOPES = {
  waiting: { label: 'Waiting students', about: 'Who have answered and have no coach' },
  everybody: { label: 'Everyone', about: 'As if nobody had a coach yet' },
}
export const somethingHasToCount = 'Something has to count: set at least one weight above 0.'
export const weightsChangedMeanwhile =
  'Someone else has changed the weights. Save again to replace theirs with yours, or start again from the newest ones.'
export const tryWeights = 'Try these weights'
export const startAgain = 'Start again'
export const usualWeights = 'Usual weights'
export const weightsSaved = 'Saved. The next matching run will use these weights.'
/** `found` is a whole sentence. */
export const tried = (found: string) => `Trial finished. ${found}`
export const trying = 'Trying these weights...'
export const beforeTrial =
  'Before anything is saved, see who would get a different coach, how well coaches would fit and how groups would fare.'

/* What a trial of weights found. */

export const whatWouldChange = 'What would change'
export const nobodyInTrial = 'There is nobody to try these weights on.'
export const nobodyWouldMove = 'Nobody would get a different first coach.'
export const wouldGetAnother = (count: number) =>
  plural(count, {
    one: '# student would get a different first coach.',
    other: '# students would get a different first coach.',
  })
export const wouldGetOne = (count: number) =>
  plural(count, {
    one: '# student who gets no coach now would get one.',
    other: '# students who get no coach now would get one.',
  })
export const wouldGetNone = (count: number) =>
  plural(count, {
    one: '# student would no longer get a coach.',
    other: '# students would no longer get a coach.',
  })
export const wouldSeeNothing = (count: number) =>
  plural(count, {
    one: '# student would see no difference.',
    other: '# students would see no difference.',
  })
export const wishesMet = (now: string, tried: string) =>
  `Wishes met: ${now} now, ${tried} with these weights.`
const studentsOf = (count: number) => plural(count, { one: '# student', other: '# students' })
const coachesOf = (count: number) => plural(count, { one: '# coach', other: '# coaches' })
export const triedOn = (students: number, coaches: number) =>
  `${studentsOf(students)} and ${coachesOf(coaches)}. Nothing was changed.`
/** The trial used a sample of the students. */
export const triedOnSome = (students: number, of: number, coaches: number) =>
  `A sample of ${studentsOf(students)} out of ${number(of)}, and ${coachesOf(coaches)}. Nothing was changed.`
export const byRank = 'First coaches, by how well they fit the student'
export const byLoad = 'Coaches, by how full they are'
/** The rank of the student's first coach among all coaches they could have. */
export const RANKS = ['Best fit', 'Second best', 'Third best', 'Fourth to tenth', 'Lower']
export const noCoach = 'No coach'
/** How full coaches are. */
export const LOADS = ['Empty', 'Up to half full', 'More than half full', 'Full']
export const now = 'Now'
export const withTheseWeights = 'With these weights'
export const tooFewToShow = 'too few to show'
export const fairness = 'Fairness'
export const aboutFairness =
  'In each group, the share that gets one of their three best coaches, to the nearest 5%. Groups of fewer than ten students are hidden, and one more group with them, so that nobody can be identified.'
export const GROUPS = {
  sex: 'By gender',
  ethnicity: 'By ethnicity',
  international: 'By international status',
  school: 'By school',
} satisfies Record<RunFigures['groups'][number]['by'], string>
export const notSaid = 'Not provided'
export const internationalStudents = 'International students'
export const otherStudents = 'Other students'

// The choice of a student to pair
export const student = 'Student'
export const students = 'Students'
export const studentSearchHint = 'Part of a name or email. Those without a coach come first.'
export const studentsDidNotLoad = "The students couldn't be loaded"
export const nobodyFits = 'Nobody matches your search.'
export const firstStudents = (count: number) =>
  `The first ${number(count)}. Type part of a name to find others.`
/** How many coaches a student has. */
export const coachesOfStudent = (count: number) =>
  count === 0 ? 'No coach' : plural(count, { one: '# coach', other: '# coaches' })
export const downloadMatches = 'Download CSV: Matches'
/** The accessible name of a box at a match. */
export const selectMatch = (student: string, coach: string) => `Select ${student} with ${coach}`

// Students without a coach: who waits for a match, and who has sent no answers

/* The two cards of the home page. */

export const waitingForMatch = 'Waiting for a match'
export const nobodyWaits = 'Nobody is waiting.'
export const seeWhoWaits = 'See who waits'
export const seeWhoIsMatched = 'See who is matched'
export const profileNoAnswers = 'Profile, no answers yet'
export const nobodyWithoutAnswers = 'Nobody with a profile is missing answers.'
export const seeAndRemind = 'See them and remind them'
/** `age` is such as '11 days'. */
export const longestWait = (age: string) => `Longest wait: ${age}`
export const longestAgo = (age: string) => `The first one for ${age}`
export const countsDidNotLoad = "The counts of students without a coach couldn't be loaded."

/* Above the list of who waits. */

const studentCount = (count: number) => plural(count, { one: '# student', other: '# students' })
export const whoWaits = (requested: number, noCoach: number) => {
  const all = plural(requested + noCoach, { one: '# student waits', other: '# students wait' })
  if (noCoach === 0) return `${all}, with a request to a coach.`
  if (requested === 0) return `${all}, without a request to a coach.`
  return `${all}: ${number(requested)} with a request to a coach, ${number(noCoach)} without.`
}
export const noCoachYet = 'Answered, no coach found yet'
export const noCoachMeans =
  'No coach was found for these students so far. We look again every 15 minutes, unless matching is on hold, and you can pair them by hand.'
/** The accessible name of the button. */
export const pairByHandFor = (student: string) => `Pair ${student} by hand`
export const heldBack = 'Matching on hold'
export const notConfirmed = "Hasn't confirmed who they are"

/* The list of those without answers. */

export const noAnswersMeans =
  'They have a complete profile and no coach, and have not answered the questions. We can only look for a coach once they have.'
export const searchHint = 'Part of a name or email'
export const reminders = 'Reminders'
export const REMINDED = { anybody: 'Everyone', not_lately: 'Not reminded in the last 7 days' } as const
export const sinceAge = (age: string) => `For ${age}`
export const remindedOn = (day: string) => `Reminded ${day}`
export const neverReminded = 'Not reminded yet'
export const selectStudent = (student: string) => `Select ${student}`
export const studentsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# student', other: '# students' })
export const nobodyOfThatName = 'No student in this list has that name or email.'
export const nobodyToRemind = 'Nobody to remind'
export const allRemindedLately = 'Everyone here was reminded in the last 7 days.'

/* A trial of weights that finds nobody. */

export const nobodyToTry = (waiting: number) =>
  waiting === 0
    ? 'Nobody waits for a match.'
    : `${plural(waiting, { one: '# student waits', other: '# students wait' })} for a match, and the next run can match none of them: a request waits for a decision, matching is on hold, or they have not confirmed who they are.`
export const haveNoAnswers = (count: number) =>
  `${studentCount(count)} ${count === 1 ? 'has' : 'have'} a profile and sent no answers yet.`
export const seeThem = 'See them'
