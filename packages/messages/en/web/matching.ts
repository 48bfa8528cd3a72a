/** Coaches and students who are matched, as students and coaches see it. */

import type { Alternatives } from '@shinequo/contract/matching/changes'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/* What both sides and administrators see. */
/** `age` is such as '5 hours'. */
export const waits = (age: string) => `Waits ${age}`
export const whatSpeaksForIt = 'What speaks for it'
export const reason = 'Reason'
export const keptInAudit = (student: string) => `Kept in the audit, where ${student} can read it.`
/** A day and the times on it. */
export const sessionTime = (day: string, times: string) => `${day} · ${times}`
export const decline = 'Decline'
/** After a match has ended, of sessions that are booked. */
export const sessionsStay = (count: number) =>
  plural(count, { one: 'One session stays booked', other: '# sessions stay booked' })
export const studentIsTold = (student: string) =>
  `${student} is told of the ending and that these stay. To cancel one, its coach does so under Sessions.`
export const sessionsThatStay = 'Sessions that stay'

/* A student's coaches. */
export const matchedCoaches = 'Matched coaches'
export const coachesFailed = "Your coaches didn't load"
export const noRating = 'N/A'
/** Only the number is seen; the words are heard. */
export const rated = <T>(rating: T) => ['Rated ', rating, ' of 5']
export const changeMyAnswers = 'Change my answers'
export const requestIsWithUs = 'Your request is with us'
export const lookingForCoach = 'We are looking for the coach who fits you. You will see them here.'
export const noCoachYet = 'No coach yet'
export const startLooking = 'Find your coach'
export const answerFewQuestions =
  'Answer a few short questions and we look for someone who fits how you work.'
export const askedOn = (day: string) => `You asked on ${day}.`

/* How long a student waits. */
export const cannotSayHowLong = 'We cannot say yet how long it takes.'
export const lessThanADay = 'Less than a day.'
export const aboutDays = (days: number) => plural(days, { one: 'About a day.', other: 'About # days.' })
export const upToDays = (days: number) => `Up to ${number(days)} days.`
export const aboutDaysBetween = (from: number, to: number) => `About ${number(from)} to ${number(to)} days.`
/** `duration` is a sentence about how long it takes. */
export const weWillWrite = (duration: string) => `${duration} We will write to you when you are matched.`
export const nobodyHasRoom =
  'Nobody has room for you at the moment. We go on looking. We will write to you when you are matched.'

/* Why a coach, and why not. */
export const whyCoach = (coach: string) => `Why ${coach}`
export const matchedFromAnswers = (day: string) => `Matched on ${day}, from the answers you gave.`
export const chosenByProgramme = (day: string, coach: string) =>
  `Matched on ${day}. Your programme chose ${coach} for you.`
export const whyNotCoach = (coach: string) => `Why was I not matched with ${coach}?`
export const answerFailed = 'The answer did not load'
export const loadingAnswer = 'Loading the answer'

/* Another coach in place of one. */
export const changeFailed = 'Changing your coach did not load'
export const notTheRightFit = 'Not the right fit?'
export const nobodyAsksWhy = (coach: string) =>
  `It happens, and nobody asks you why. ${coach} is told that the match is over, and not who ended it.`
export const otherCoachesFailed = 'Other coaches did not load'
export const loadingOtherCoaches = 'Loading other coaches'
export const noChangesLeft =
  'You have changed coaches three times this term. Please write to your programme: it can still find somebody else for you.'
export const changesLeft = (count: number) =>
  plural(count, {
    one: 'You can change once more this term.',
    other: 'You can change # times this term.',
  })
export const whomInstead = 'Whom would you like instead?'
export const somebodyElse = 'Somebody else'
export const aboutSomebodyElse = 'We look for the coach who fits you next'
export const noOtherHasAPlace =
  'No other coach has a place at the moment. You can change all the same: we look for somebody as places get free.'
/** What becomes of the sessions ahead; `when` is the time of the next one. */
export const yourSessions = (count: number, coach: string, when: string) =>
  count === 1
    ? `Your session with ${coach}: ${when}`
    : `Your ${number(count)} sessions with ${coach}, next ${when}`
export const keepSessions = (count: number) => plural(count, { one: 'Keep it', other: 'Keep them' })
export const cancelSessions = (count: number) => plural(count, { one: 'Cancel it', other: 'Cancel them' })
export const countsAsLate = 'This counts as late.'
/** After it. */
export const hardlyTaken = 'Others can hardly take the time now.'
export const toldYouCancelled = (coach: string) => `${coach} is told by mail that you have cancelled.`
/** A student agrees to it. `next` is null where no coach is chosen yet. */
export const sharesNotes = (count: number, former: string, next: string | null) => {
  const notes = count === 1 ? 'the note' : `the ${number(count)} notes`
  return `${next ?? 'My next coach'} may read ${notes} ${former} has shared with me.`
}
/** After it. */
export const ownNotesStay = (former: string) => `What ${former} wrote for nobody else stays theirs alone.`
export const yourReason = 'Your reason'
export const staffReadIt = 'Your programme’s staff can read it. No coach ever does.'
export const addPrivateReason = 'Add a private reason'
export const changeMyCoach = 'Change my coach'
export const changeTo = (coach: string) => `Change to ${coach}`
export const askFor = (coach: string) => `Ask for ${coach}`
export const beginsWhenAccepted = (coach: string) =>
  `This match ends at once. The new one begins when ${coach} has said yes.`
/** The same of a coach whom nobody knows yet, by who accepts. */
export const BEGINS_WHEN = {
  coach: 'This match ends at once. The new one begins when the coach has said yes.',
  programme: 'This match ends at once. The new one begins when your programme has said yes.',
} satisfies Record<NonNullable<Alternatives['waits_for']>, string>
export const lookingForSomebody = 'We are looking for somebody for you.'
export const isYourCoachNow = (coach: string) => `${coach} is your coach now.`
export const askedFor = (coach: string) => `We have asked for ${coach}.`

/* Requests that wait for a coach. */
export const requestsFailed = 'Your requests did not load'
export const studentsWhoWait = 'Students who wait for your answer'
export const isYourStudentNow = (student: string) => `${student} is your student now.`
export const matchedWithSomebodyElse = (student: string) => `${student} will be matched with somebody else.`
/** What a flag stands beside, said after 'What to do:'. */
export const whatStudentWrote = (student: string) => `what ${student} wrote of themselves`
export const answerBy = (day: string, time: string) => `Answer by ${day} · ${time}`
export const answerNow = 'Please answer now: somebody else is about to be asked'
export const accept = (student: string) => `Accept ${student}`
export const declineStudent = (student: string) => `Decline ${student}`
export const declineStudentAsked = (student: string) => `Decline ${student}?`
export const notMatchedAgain = (student: string) =>
  `${student} is not told, and is matched with the next best coach. You two are not matched again.`
export const cannotBeTakenBack = 'This cannot be taken back.'

/* Looking for a coach. */
export const findYourCoach = 'Find Your Coach'
export const noWrongAnswers = 'There are no wrong answers. Only your matched coaches read them.'
export const requestReceived = 'Request Received!'
export const workingOnMatching =
  'We have received your request and are working on matching you with the best coach.'
export const holdTight = 'Hold tight! You will receive an update soon.'
/** `duration` is a sentence of its own: 'About 2 to 4 days.' */
export const howLongItTakes = (duration: string) => `How long it takes at present: ${duration}`

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  coach_required: 'Please choose a coach',
  place_required: 'Please choose whose place it takes',
  reason_required: fields.reasonRequired,
} satisfies Partial<FieldSentences>
