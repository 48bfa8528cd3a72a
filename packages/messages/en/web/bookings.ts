/** Booking a session, the lists of sessions, and what can be done with one: join, move, cancel, suggest other times. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SessionDetails } from '@shinequo/contract/sessions'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

type Side = 'student' | 'coach' | 'admin'
/** Who did something: the reader, the programme, or the other person, who is named by first name. */
type Actor = 'you' | 'programme' | 'other'

// Times

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM' */
export const slotLine = (day: string, slot: string) => `${day} · ${slot}`
/** The same in two parts; a line may break between them. */
export const slotLineParts = (day: string, slot: string) => [`${day} ·`, slot] as const
/** 'Tue, Nov 24 · 3:00 PM' */
export const startLine = (day: string, time: string) => `${day} · ${time}`
/** 'Tue, Nov 24, 3:00 PM', also within a sentence. */
export const dayAtTime = (day: string, time: string) => `${day}, ${time}`
/** 'Tue, Nov 24 · your time (New York)' */
export const dayInZone = (day: string, zone: string) => `${day} · ${zone}`
/** 'Tue 2:00 PM', on a narrow button. */
export const shortTime = (weekday: string, time: string) => `${weekday} ${time}`
export const today = 'Today'
export const todayIs = (day: string) => `Today, ${day}`
/** A slot in the other person's time zone, if it is a different one. */
export const theirSlot = (slot: string, name: string, zone: string) => `${slot} for ${name} (${zone})`
export const theirDayAndSlot = (day: string, slot: string, name: string, zone: string) =>
  `${day} · ${slot} for ${name} (${zone})`
/** Short facts in one line; a fact that is not known is null. */
export const facts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
/** A fact that follows others in a line. */
export const furtherFact = (fact: string) => ` · ${fact}`
/** A quotation of what somebody wrote. */
export const quoted = (text: string) => `“${text}”`

/** How far off a start is. Each is used alone, and as `until` in `lateForCoach`. */
export const now = 'now'
export const tomorrow = 'tomorrow'
export const inMinutes = (count: number) => plural(count, { one: 'in # minute', other: 'in # minutes' })
export const inHours = (count: number) => plural(count, { one: 'in # hour', other: 'in # hours' })
export const inDays = (count: number) => plural(count, { one: 'in # day', other: 'in # days' })
export const startsInMinutes = (count: number) =>
  plural(count, { one: 'Starts in # minute', other: 'Starts in # minutes' })
export const runningNow = 'Happening now'

// Choosing a time and booking it

export const yourSession = 'Your session'
export const giveItBack = 'Release this time'
export const chooseATime = 'Choose a time to continue.'
export const notes = 'Notes'
export const notesPlaceholder = 'Enter any notes here...'
export const notesHint = (coach: string) =>
  `${coach} will read this before you meet. If the hold runs out, your notes stay here.`
export const confirmBooking = 'Confirm Booking'
export const nearestOpenTimes = 'The nearest open times'
export const freeUntilTheStart = 'You can move it up to two times, or cancel it, until it starts.'
/** `time` is a day with a time of day. */
export const freeUntil = <T>(time: T) => [
  'You can move it up to two times, or cancel it, until ',
  time,
  '. After that you can still cancel, but it counts as a late cancellation: hardly anyone else can take the time by then.',
]
export const tooSoonToMove =
  'It starts too soon to be moved. You can cancel until it starts, but it counts as a late cancellation: hardly anyone else can take the time by then.'
export const bookingConfirmed = 'Booking Confirmed!'
export const requestReceived = 'We have received your request.'
export const withCoach = (coach: string, zone: string) => `With ${coach} · ${zone}`
export const mailIsOnItsWay = <T>(email: T) => ['An email with the details is on its way to ', email, '.']
/** `button` is the label `joinNow`, set in bold. */
export const joinNowAppears = <T>(button: T) => [
  'The ',
  button,
  ' button appears on your dashboard 15 minutes before it starts.',
]
export const changeFreelyUntil = <T>(time: T) => [
  'If something comes up, you can move or cancel it until ',
  time,
  '. After that, a cancellation counts as late.',
]
export const cancelUntilTheStart =
  'If something comes up, you can cancel until it starts. This close to the start, it counts as a late cancellation.'
/** Another coach has a free time earlier than the coach on the page; `day` is 'Tue' or 'Nov 30'. */
export const soonerWith = <T>(coach: string, day: string, time: T) => [`Sooner with ${coach}: ${day} `, time]

// A student's lists

export const upcomingSessions = 'Upcoming sessions'
export const upcomingSessionsList = 'Upcoming sessions, list'
export const previousSessions = 'Previous sessions'
export const previousSessionsList = 'Previous sessions, list'
/** Without a network: when the list was last up to date. */
export const saved = (day: string, time: string) => `As of ${day}, ${time}`
export const nothingBooked = 'Nothing booked'
export const chooseACoach = 'Choose one of your coaches and book thirty minutes on a day that suits you.'
export const noSessionsYet = 'No sessions yet'
export const yourFirstSession =
  'Your first one takes thirty minutes, on a day that suits you. Start by finding a coach.'
export const findYourCoach = 'Find your coach'
/** While a request for a coach waits. */
export const notYetBooked = 'Nothing booked yet'
export const onceYouAreMatched =
  "We're looking for your coach. Once you have one, you choose a day and thirty minutes here."
/** A download of the session for calendar programs. */
export const calendar = 'Calendar'
/** Below a single upcoming session. */
export const beforeYouMeet = 'Before you meet'
export const thinkOfOneThing = 'Nothing to prepare. If one thing is on your mind, start with that.'
export const bookOneMore = 'Book another session'
/** Below a single previous session. */
export const sinceThen = 'Since then'
export const smallStepsCount = "Whatever you've tried counts, and so does what you haven't got to yet."
export const nothingHereYet = 'Nothing here yet'
export const afterYourFirstSession =
  'After your first session, you can look back on it here and leave feedback.'
export const showAllSessions = (count: number) => `Show all ${count} sessions`
export const showEarlierSessions = 'Show earlier sessions'
export const sessionsDidNotLoad = "Your sessions couldn't be loaded"
export const giveFeedback = 'Feedback'
export const didNotTakePlace = "This session didn't take place."
export const bookAnotherTime = 'Book another time'
/** A link to what the coach has written. */
export const coachPlan = 'Coach plan'
export const yourNote = 'Your note.'
/** Before the student's note, as the coach reads it. */
export const noteOf = (student: string) => `${student}'s note.`
/** The name of a note in other texts; `when` is a day or a time of day. */
export const noteOn = (student: string, when: string) => `${student}'s note, ${when}`

// What can be done with a session

export const joinNow = 'Join Now'
export const details = 'Details'
export const move = 'Move'

// Cancelling

export const cancelYourSession = (coach: string) => `Cancel your session with ${coach}?`
export const cancelTheSession = 'Cancel the session'
export const keepMySession = 'Keep my session'
export const countsAsLate = 'This counts as a late cancellation.'
export const lateForCoach = (until: string, coach: string) =>
  `It starts ${until}. ${coach} has kept this half hour free for you, and it's hard for anyone else to take it now.`
export const aWordFor = (coach: string) => `A message for ${coach}`
export const reasonPlaceholder = "For example: I'm not feeling well today."
export const freeForOthers = 'The time opens up for other students right away.'
export const canTakeItBack = 'You can undo this for one minute, as long as nobody else has booked the time.'
export const cancelSessionWith = (student: string) => `Cancel the session with ${student}?`
/** `when` is the day and the slot of the session, `student` the first name. */
export const cancellationIsTold = (when: string, student: string) =>
  `${when}. We'll email ${student} in a minute, with your reason and your nearest open times. Until then you can undo this.`
export const cancelSession = 'Cancel session'
export const keepSession = 'Keep session'
export const onTheWay = (student: string) => `${student} may already be on the way.`
export const reason = 'Reason'
export const readsIt = (student: string) => `${student} will read it.`
export const closeThisHour = 'Close this hour too, so nobody else books it'
export const isCancelled = 'Cancelled.'
export const hearsInAMinute = (name: string) => `We'll tell ${name} in a minute.`
export const hearsWithinAMinute = (name: string) => `We'll tell ${name} within a minute.`
/** `clock` counts down, '0:42'. */
export const hearsIn = (name: string, clock: string) => `We'll tell ${name} in ${clock}.`
export const standsAgain = (name: string) => `Your session with ${name} is back on.`
/** `time` is a day with a time of day. */
export const hadToCancel = <T>(coach: string, time: T) => [`${coach} had to cancel your session on `, time]
export const nearestTimesWith = (coach: string) => `The nearest times with ${coach}:`
export const seePageOf = (coach: string) => `See ${coach}'s page`
export const messagesFromCoaches = (count: number) =>
  plural(count, { one: 'A message from your coach', other: '# messages from your coaches' })

// Moving, and times that the coach suggests

export const moveYourSession = (coach: string) => `Move your session with ${coach}`
export const oldTimeStaysUntil = 'You keep your booked time until you press Move.'
export const canMoveTwice = 'You can move a session up to two times.'
export const canMoveOnceMore = 'You can move it once more.'
export const movedTwice = 'You have moved it twice. You can still take a time that your coach suggests.'
export const keepTime = (time: string) => `Keep ${time}`
export const moveToTime = (time: string) => `Move to ${time}`
export const movedTo = (day: string, slot: string, coach: string) =>
  `Moved to ${day}, ${slot}. We'll let ${coach} know.`
/** Below the old and the new time of the session. A screen reader says the day first. */
export const oldTime = 'old time'
export const newTime = 'new time'
export const dayBefore = (day: string) => `${day}, `
export const chooseTheNewTime = 'Choose the new time below.'
export const noOtherFreeTime = (coach: string) =>
  `${coach} has no other open times in the next three weeks. New times appear here as soon as they open.`
export const timesSuggestedBy = (coach: string) => `Times that ${coach} suggests`
export const wouldRatherMeet = (coach: string) =>
  `${coach} would like to meet at another time. You keep your booked time until you choose one of these.`
export const keepTheOldTime = 'Keep my booked time'
export const oldTimeStays = 'You kept your booked time.'
export const suggestOtherTimes = 'Suggest other times'
export const suggestOtherTimesTo = (student: string) => `Suggest other times to ${student}`
export const upToThree = (day: string, student: string) =>
  `Choose up to three. Your session on ${day} stays as it is until ${student} takes one.`
export const neverMind = 'Never mind'
export const send = 'Send'
export const takeThemBack = 'Withdraw them'
export const suggestionsTakenBack = 'Suggestions withdrawn.'
export const suggestionsSent = (student: string) => `Sent. ${student} can choose one or keep the booked time.`
export const suggestedTimes = 'Suggested times'
/** `time` is the day and the slot. */
export const leaveOut = (time: string) => `Remove ${time}`
export const timesDidNotLoad = "Your times couldn't be loaded"
export const noOtherOpenTime =
  'You have no other open times in the next three weeks. Open some under Availability.'
/** Stands above the times that wait for the student's answer. */
export const youSuggested = 'You suggested:'
export const notAnswered = (student: string) => `${student} hasn't answered yet.`

// What changed

export const whatChanged = 'What changed'
export const whatChangedWith = (name: string) => `What changed: your session with ${name}`
const subject = (actor: Actor, name: string) =>
  ({ you: 'You', programme: 'The programme', other: name })[actor]
/** What happened to a session. `name` is the other person's first name, and times are days with slots. */
export const booked = (actor: Actor, name: string, time: string | null) =>
  `${subject(actor, name)} booked ${time ?? 'it'}.`
export const moved = (actor: Actor, name: string, from: string | null, to: string | null) =>
  `${subject(actor, name)} moved it${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}.`
export const cancelled = (actor: Actor, name: string, time: string | null, late: boolean) =>
  `${subject(actor, name)} cancelled${time ? ` ${time}` : ''}${late ? ', at short notice' : ''}.`
export const restored = (actor: Actor, name: string) => `${subject(actor, name)} undid the cancellation.`
export const proposed = (actor: Actor, name: string) => `${subject(actor, name)} suggested other times.`

// A coach's lists and day

export const sessionsLede = (zone: string) =>
  `You can join from 15 minutes before the start. You can mark a no-show from 10 minutes after the start, up to a day later. Cancelled sessions are under Past. Times are in ${zone}.`
export const whichSessions = 'Which sessions'
export const upcoming = 'Upcoming'
export const past = 'Past'
export const pastSessions = 'Past sessions'
export const overIsKeptHere = 'Sessions that are over or were cancelled are kept here.'
export const noSessionsBooked = 'No sessions booked'
export const lookAtYourHours = 'See your hours'
export const studentsBookYourHours =
  "Students book the hours you open. We'll also email you about each booking."
export const cancellationReason = (by: Side, text: string) =>
  by === 'coach' ? `Your reason: ${text}` : `Reason: ${text}`
export const cancelledAtShortNotice = 'Cancelled at short notice.'
export const willBeThere = (student: string) => `${student} will be there.`
export const markNoShow = 'Mark no-show'
/** Asks before a student is marked as absent. */
export const didNotComeQuestion = (student: string) => `${student} didn't come?`
export const whatNoShowMeans = (student: string) =>
  `${student} will read that you marked this, and can't give feedback. If ${student} was there, they can say so for two days, and your programme decides. You can undo it until a day after the session.`
/** `time` is a time of day. */
export const wasInTheRoom = (student: string, time: string) => `${student} was in the room at ${time}.`
export const tookPlace = 'It took place'
export const undoNoShow = 'Undo no-show'
export const notedNoShow = (student: string) => `Noted: ${student} didn't come.`
export const noShowTakenBack = (student: string) => `${student} is no longer marked as a no-show.`
/** The state of a session, in a word. */
export const stateCancelled = 'Cancelled'
export const stateMissed = 'Missed'
export const stateDone = 'Done'
export const firstTime = 'First session'
/** `position` is the number of the session between two people: 3 for the third. */
export const sessionNumber = (position: number) => `Session ${number(position)}`
export const dayDidNotLoad = "Your day couldn't be loaded"
export const loadingYourDay = 'Loading your day...'
export const previousDay = 'Previous day'
export const nextDay = 'Next day'
export const backToToday = 'Back to today'
/** `zone` is the name of a city. */
export const zoneTime = (zone: string) => `${zone} time`
export const zoneTimeAndNext = (zone: string, day: string, time: string, student: string) =>
  `${zone} time · Next session: ${day}, ${time}, with ${student}`
export const noSessionToday = 'No sessions today'
export const noSessionOnThisDay = 'No sessions on this day'
export const showsWhenBooked = 'When a student books a session with you, it appears here.'
/** For screen readers, before the time of day that a line marks as now. */
export const nowBefore = 'Now, '
/** `running` is the text `runningNow`. */
export const minutesLeft = <T>(running: T, time: string, minutes: number) => [
  running,
  plural(minutes, { one: ` · ${time}, # minute left`, other: ` · ${time}, # minutes left` }),
]
const FREE_FOR = [
  '',
  'Free for an hour',
  'Free for two hours',
  'Free for three hours',
  'Free for four hours',
  'Free for five hours',
  'Free for six hours',
]
/** `hours` may end in a half, such as 1.5. */
export const freeFor = (hours: number) => FREE_FOR[hours] ?? `Free for ${number(hours)} hours`

// The page of one session

export const noSuchSession = 'Session not found'
export const sessionOfSomebodyElse = 'The link may be out of date, or the session is between other people.'
export const sessionDidNotLoad = "Your session couldn't be loaded"
export const addToCalendar = 'Add to calendar'
export const mailAboutThisSession = 'Emails about this session'
export const iWillBeThere = "I'll be there"
export const youWillBeThere = (coach: string) => `You said you'll be there. ${coach} can see that.`
export const canSeeItThen = (coach: string) => `${coach} will see that you're coming.`
/** What happened to a session that is no longer upcoming. */
export const STANDING = {
  booked: 'This session is over.',
  completed: 'This session is over.',
  cancelled: "This session was cancelled. It won't take place.",
  no_show: 'This session was marked as missed.',
} satisfies Record<SessionDetails['status'], string>

export const fieldErrors = {
  ...fields.textErrors,
  student_reason_required: 'Please say why: your student will read it',
} satisfies Partial<FieldSentences>

// Times for a new session that a coach suggests to a student. In these, a person is a first name.

// The coach
/** To a coach whom the programme asks. */
export const programmeAsksFor = (student: string) =>
  `Your programme asks you to suggest a time to ${student}.`
export const suggestATime = 'Suggest a time'
export const changeTheTimes = 'Change the times'
export const suggestATimeTo = (student: string) => `Suggest times to ${student}`
export const upToThreeOpen = (student: string) =>
  `Choose up to three of your open times. We'll email them to ${student}. They aren't reserved: the first student to book one gets it.`
export const sent = (student: string) => `Sent. ${student} can choose one or say that none of them suits.`
export const takeBack = 'Withdraw'
export const withdrawn = 'Suggestion withdrawn.'
/** How a suggestion ended; times are days with slots. */
export const accepted = (student: string, time: string) => `${student} booked ${time}.`
export const declined = (student: string) => `None of your times suits ${student}.`
export const expired = (student: string) => `${student} didn't answer before your suggested times were over.`
export const inviteStudent = (student: string) =>
  `Invite ${student} to a session: suggest up to three of your open times.`
export const meetNext = 'Meet next'

// The student
export const suggestsTimes = (coach: string, times: number) =>
  times === 1 ? `${coach} suggests a time for a session` : `${coach} suggests times for a session`
export const firstComeFirstServed = (times: number) =>
  times === 1
    ? "This time isn't reserved: the first student to book it gets it."
    : "These times aren't reserved: the first student to book one gets it."
export const choose = (time: string) => `Choose ${time}`
export const noLongerOpen = 'no longer open'
export const youAreBusy = 'you have another session then'
export const nearestOthers = (coach: string) => `The nearest open times with ${coach}:`
export const noneOfThese = 'None of these'
export const coachSeesThat = (coach: string) => `${coach} can see that none of the times suits you.`
