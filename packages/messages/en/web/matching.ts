/** Coaches and students who are matched, as students and coaches see it. */
import type { Alternatives } from '@shinequo/contract/matching/changes'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/* What both sides and administrators see. */
/** `age` is a length of time, such as '5 hours'. */
export const waits = (age: string) => `Waiting for ${age}`
export const whatSpeaksForIt = 'Why they fit'
export const reason = 'Reason'
export const keptInAudit = (student: string) => `Kept in the audit log. ${student} can read it.`
/** A day and the times on it. */
export const sessionTime = (day: string, times: string) => `${day} · ${times}`
export const decline = 'Decline'
/** About booked sessions, after a match has ended. */
export const sessionsStay = (count: number) =>
  plural(count, { one: 'One session stays booked', other: '# sessions stay booked' })
export const studentIsTold = (student: string) =>
  `We'll tell ${student} that the match has ended and what stays booked. The coach can cancel a session under Sessions.`
export const sessionsThatStay = 'Sessions that stay booked'

/* A student's coaches. */
export const matchedCoaches = 'Matched coaches'
export const coachesFailed = "Your coaches couldn't be loaded"
export const changeMyAnswers = 'Change my answers'
export const requestIsWithUs = 'We have your request'
export const lookingForCoach = "We're looking for the coach who fits you. You'll see them here."
export const noCoachYet = 'No coach yet'
export const startLooking = 'Find your coach'
export const answerFewQuestions =
  "Answer a few short questions, and we'll look for someone who fits the way you work."
export const askedOn = (day: string) => `You sent your request on ${day}.`

/* How long a student waits. */
export const cannotSayHowLong = "We can't say yet how long it will take."
export const aboutDays = (days: number) => plural(days, { one: 'About a day.', other: 'About # days.' })
export const upToDays = (days: number) => `Up to ${number(days)} days.`
export const aboutDaysBetween = (from: number, to: number) => `About ${number(from)} to ${number(to)} days.`
/** `duration` is a whole sentence about how long it takes. */
export const weWillWrite = (duration: string) => `${duration} We'll email you when you're matched.`
export const nobodyHasRoom =
  "No coach has room for you right now. We'll keep looking, and email you when you're matched."

/** For a student who has not confirmed their address. */
export const confirmToKeep = 'Confirm your email to keep a coach. Places go first to students who have.'
/** About coaches whom the student has lost since; they have not confirmed their address. */
export const gaveWay = (coaches: readonly string[]) =>
  coaches.length === 1
    ? `${coaches[0]} isn't your coach any more: a student without a coach, who had confirmed their email, needed the place.`
    : `${list(coaches)} aren't your coaches any more: students without a coach, who had confirmed their email, needed the places.`

/* Why a coach, and why not. */
export const whyCoach = (coach: string) => `Why ${coach}`
export const matchedFromAnswers = (day: string) => `Matched on ${day}, based on your answers.`
export const chosenByProgramme = (day: string, coach: string) =>
  `Matched on ${day}. Your programme chose ${coach} for you.`
export const whyNotCoach = (coach: string) => `Why wasn't I matched with ${coach}?`
export const answerFailed = "The answer couldn't be loaded"
export const loadingAnswer = 'Loading the answer...'

/* Changing to another coach. */
export const changeFailed = "The form to change your coach couldn't be loaded"
export const notTheRightFit = 'Not the right fit?'
export const nobodyAsksWhy = (coach: string) =>
  `It happens, and nobody will ask you why. We'll tell ${coach} that the match is over, but not who ended it.`
export const otherCoachesFailed = "Other coaches couldn't be loaded"
export const loadingOtherCoaches = 'Loading other coaches...'
export const noChangesLeft =
  "You've changed coaches as many times as you can this term. Please write to your programme: they can still find someone else for you."
export const changesLeft = (count: number) =>
  plural(count, {
    one: 'You can change once more this term.',
    other: 'You can change # more times this term.',
  })
export const whomInstead = 'Who would you like instead?'
export const somebodyElse = 'Someone else'
export const aboutSomebodyElse = "We'll look for another coach who fits you"
export const noOtherHasAPlace =
  "No other coach has room right now. You can still change: we'll look for someone as places open up."
/** What happens to the upcoming sessions; `when` is the time of the next one. */
export const yourSessions = (count: number, coach: string, when: string) =>
  count === 1
    ? `Your session with ${coach}: ${when}`
    : `Your ${number(count)} sessions with ${coach}, the next on ${when}`
export const keepSessions = (count: number) => plural(count, { one: 'Keep it', other: 'Keep them' })
export const cancelSessions = (count: number) => plural(count, { one: 'Cancel it', other: 'Cancel them' })
export const countsAsLate = 'This counts as a late cancellation.'
/** Follows `countsAsLate`. */
export const hardlyTaken = "It's hard for anyone else to take that time now."
export const toldYouCancelled = (coach: string) => `We'll email ${coach} to say that you cancelled.`
/** What a student agrees to. `next` is null if no coach is chosen yet. */
export const sharesNotes = (count: number, former: string, next: string | null) => {
  const notes = count === 1 ? 'the note' : `the ${number(count)} notes`
  return `${next ?? 'My next coach'} may read ${notes} ${former} has shared with me.`
}
/** Follows `sharesNotes`. */
export const ownNotesStay = (former: string) => `Notes that ${former} kept private stay private.`
export const yourReason = 'Your reason'
export const staffReadIt = "Your programme's staff can read it. Coaches never can."
export const addPrivateReason = 'Add a private reason'
export const changeMyCoach = 'Change my coach'
export const changeTo = (coach: string) => `Change to ${coach}`
export const askFor = (coach: string) => `Ask for ${coach}`
export const beginsWhenAccepted = (coach: string) =>
  `This match ends right away. The new one begins when ${coach} accepts.`
/** The same for a coach who is not known yet, by who accepts. */
export const BEGINS_WHEN = {
  coach: 'This match ends right away. The new one begins when the coach accepts.',
  programme: 'This match ends right away. The new one begins when your programme approves it.',
} satisfies Record<NonNullable<Alternatives['waits_for']>, string>
export const lookingForSomebody = "We're looking for someone for you."
export const isYourCoachNow = (coach: string) => `${coach} is now your coach.`
export const askedFor = (coach: string) => `We've asked for ${coach} to be your coach.`

/* Requests that wait for a coach. */
export const requestsFailed = "Your requests couldn't be loaded"
export const studentsWhoWait = 'Students waiting for your answer'
export const isYourStudentNow = (student: string) => `${student} is now your student.`
export const matchedWithSomebodyElse = (student: string) => `${student} will be matched with someone else.`
/** What the flag is about, said after 'What to do:'. */
export const whatStudentWrote = (student: string) => `what ${student} wrote`
export const answerBy = (day: string, time: string) => `Answer by ${day} · ${time}`
export const answerNow = "Please answer now: we're about to ask someone else"
export const accept = (student: string) => `Accept ${student}`
export const declineStudent = (student: string) => `Decline ${student}`
export const declineStudentAsked = (student: string) => `Decline ${student}?`
export const notMatchedAgain = (student: string) =>
  `We won't tell ${student}, and we'll match them with the next coach who fits. You won't be matched with each other again.`

/* Looking for a coach. */
export const findYourCoach = 'Find Your Coach'
export const noWrongAnswers = 'There are no wrong answers. Only your matched coaches read them.'
export const requestReceived = 'Request Received!'
export const workingOnMatching =
  'We have received your request and are working on matching you with the best coach.'
/** Below the fixed text, if coaches were found at once. */
export const alreadyMatched = "Good news: you're matched already."
export const lookAroundFirst = 'Would you rather look around first?'
export const answersCanChange = 'You can change your answers below. We go by the newest.'
export const holdTight = 'Hold tight! You will receive an update soon.'
/** `duration` is a whole sentence: 'About 2 to 4 days.' */
export const howLongItTakes = (duration: string) => `How long will it take? ${duration}`

export const fieldErrors = {
  ...fields.textErrors,
  coach_required: 'Please choose a coach',
  place_required: 'Please choose which coach to replace',
  reason_required: fields.reasonRequired,
} satisfies Partial<FieldSentences>
