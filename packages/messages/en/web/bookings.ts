/** Booking a session, the lists of sessions, and what can be done with one: join, move, cancel, suggest other times. */
import type { FieldSentences } from '@shinequo/contract/rules'
import type { SessionDetails } from '@shinequo/contract/sessions'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

type Side = 'student' | 'coach' | 'admin'
/** Who did something: the reader, the programme, or the other person, who is called by the first name. */
type Actor = 'you' | 'programme' | 'other'

// Times

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM' */
export const slotLine = (day: string, slot: string) => `${day} · ${slot}`
/** The same in two parts; a line may break between them. */
export const slotLineParts = (day: string, slot: string) => [`${day} ·`, slot] as const
/** 'Tue, Nov 24 · 3:00 PM' */
export const startLine = (day: string, time: string) => `${day} · ${time}`
/** 'Tue, Nov 24, 3:00 PM', within a sentence too. */
export const dayAtTime = (day: string, time: string) => `${day}, ${time}`
/** 'Tue, Nov 24 · your time (New York)' */
export const dayInZone = (day: string, zone: string) => `${day} · ${zone}`
/** 'Tue 2:00 PM', on a narrow button. */
export const shortTime = (weekday: string, time: string) => `${weekday} ${time}`
export const today = 'Today'
export const todayIs = (day: string) => `Today, ${day}`
/** A slot on the clock of the other person, whose zone is another one. */
export const theirSlot = (slot: string, name: string, zone: string) => `${slot} for ${name} (${zone})`
export const theirDayAndSlot = (day: string, slot: string, name: string, zone: string) =>
  `${day} · ${slot} for ${name} (${zone})`
/** Short facts in one line, of which some may be unknown. */
export const facts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
/** A fact behind others in a line. */
export const furtherFact = (fact: string) => ` · ${fact}`
/** What somebody wrote. */
export const quoted = (text: string) => `“${text}”`

/** How far off a start is. Each stands alone, and as `until` in `lateForCoach`. */
export const now = 'now'
export const tomorrow = 'tomorrow'
export const inMinutes = (count: number) => plural(count, { one: 'in # minute', other: 'in # minutes' })
export const inHours = (count: number) => plural(count, { one: 'in # hour', other: 'in # hours' })
export const inDays = (count: number) => plural(count, { one: 'in # day', other: 'in # days' })
export const startsInMinutes = (count: number) =>
  plural(count, { one: 'Starts in # minute', other: 'Starts in # minutes' })
export const runningNow = 'Running now'

// Choosing a time and booking it

export const yourSession = 'Your session'
export const giveItBack = 'Give it back'
export const chooseATime = 'Choose a time to go on.'
export const notes = 'Notes'
export const notesPlaceholder = 'Enter any notes here...'
export const notesHint = (coach: string) =>
  `${coach} reads this before you meet. It stays here if the hold runs out.`
export const confirmBooking = 'Confirm Booking'
export const nearestOpenTimes = 'The nearest open times'
export const freeUntilTheStart = 'You can move it twice, and move or cancel freely until it starts.'
/** `time` is a day with a time of day. */
export const freeUntil = <T>(time: T) => [
  'You can move it twice, and move or cancel freely until ',
  time,
  '. After that you can still cancel, but it counts as late: hardly anyone else can take the time then.',
]
export const tooSoonToMove =
  'It starts so soon that you cannot move it. You can cancel until it starts, but that counts as late: hardly anyone else can take the time then.'
export const bookingConfirmed = 'Booking Confirmed!'
export const requestReceived = 'We have received your request.'
export const withCoach = (coach: string, zone: string) => `With ${coach} · ${zone}`
export const mailIsOnItsWay = <T>(email: T) => ['A mail with the details is on its way to ', email, '.']
/** `button` is the label `joinNow`, set in bold. */
export const joinNowAppears = <T>(button: T) => [
  'The ',
  button,
  ' button appears on your dashboard 15 minutes before.',
]
export const changeFreelyUntil = <T>(time: T) => [
  'If something comes up, you can move or cancel it freely until ',
  time,
  '.',
]
export const cancelUntilTheStart =
  'If something comes up, you can cancel until the start. This close to it, that counts as late.'
/** Another coach has a free time before the one that is looked at; `day` is 'Tue' or 'Nov 30'. */
export const soonerWith = <T>(coach: string, day: string, time: T) => [`Sooner with ${coach}: ${day} `, time]

// A student's lists

export const upcomingSessions = 'Upcoming sessions'
export const upcomingSessionsList = 'Upcoming sessions, list'
export const previousSessions = 'Previous sessions'
export const previousSessionsList = 'Previous sessions, list'
/** Without a network: when the list was true. */
export const saved = (day: string, time: string) => `Saved ${day}, ${time}`
export const nothingBooked = 'Nothing booked'
export const chooseACoach =
  'Choose one of your coaches below and book thirty minutes on a day that suits you.'
export const noSessionsYet = 'No sessions yet'
export const yourFirstSession =
  'Your first one is thirty minutes, on a day that suits you. It starts with a coach.'
export const findYourCoach = 'Find your coach'
export const nothingHereYet = 'Nothing here yet'
export const afterYourFirstSession =
  'After your first session you can look back on it here and leave feedback.'
export const showEarlierSessions = 'Show earlier sessions'
export const sessionsDidNotLoad = "Your sessions didn't load"
export const giveFeedback = 'Feedback'
export const didNotTakePlace = 'This session did not take place.'
export const bookAnotherTime = 'Book another time'
/** A link to what the coach has written. */
export const coachPlan = 'Coach plan'
export const yourNote = 'Your note.'
/** Before the student's note, as the coach reads it. */
export const noteOf = (student: string) => `${student}’s note.`
/** Names a note elsewhere; `when` is a day or a time of day. */
export const noteOn = (student: string, when: string) => `${student}’s note, ${when}`

// What can be done with a session

export const joinNow = 'Join Now'
export const details = 'Details'
export const move = 'Move'
export const actDidNotLoad = "This didn't load"

// Cancelling

export const cancelYourSession = (coach: string) => `Cancel your session with ${coach}?`
export const cancelTheSession = 'Cancel the session'
export const keepMySession = 'Keep my session'
export const countsAsLate = 'This counts as late.'
export const lateForCoach = (until: string, coach: string) =>
  `It starts ${until}. ${coach} has kept this half hour free for you, and others who wait can hardly take it now.`
export const aWordFor = (coach: string) => `A word for ${coach}`
export const reasonPlaceholder = 'For example: I am not well today.'
export const freeForOthers = 'The time is free for others at once.'
export const canTakeItBack = 'For one minute you can take it back, as long as nobody has booked the time.'
export const cancelSessionWith = (student: string) => `Cancel the session with ${student}?`
/** `when` is the day and the slot of the session, `student` the first name. */
export const cancellationIsTold = (when: string, student: string) =>
  `${when}. ${student} is told by mail in a minute, with your reason and the nearest times you have open. Until then you can take it back.`
export const cancelSession = 'Cancel session'
export const keepSession = 'Keep session'
export const onTheWay = (student: string) => `${student} may be on the way already.`
export const reason = 'Reason'
export const readsIt = (student: string) => `${student} reads it.`
export const closeThisHour = 'Close this hour too, so that nobody books it'
export const isCancelled = 'Cancelled.'
export const hearsInAMinute = (name: string) => `${name} hears of it in a minute.`
export const hearsWithinAMinute = (name: string) => `${name} hears of it within a minute.`
/** `clock` counts down, '0:42'. */
export const hearsIn = (name: string, clock: string) => `${name} hears of it in ${clock}.`
export const standsAgain = (name: string) => `Your session with ${name} stands again.`
/** `time` is a day with a time of day. */
export const hadToCancel = <T>(coach: string, time: T) => [`${coach} had to cancel `, time]
export const nearestTimesWith = (coach: string) => `The nearest times with ${coach}:`
export const seePageOf = (coach: string) => `See ${coach}’s page`

// Moving, and times that the coach suggests

export const moveYourSession = (coach: string) => `Move your session with ${coach}`
export const oldTimeStaysUntil = 'Your old time stays yours until you press Move.'
export const canMoveTwice = 'You can move a session twice.'
export const canMoveOnceMore = 'You can move it once more.'
export const movedTwice = 'It has been moved twice: the times that are suggested can still be taken.'
export const keepTime = (time: string) => `Keep ${time}`
export const moveToTime = (time: string) => `Move to ${time}`
export const movedTo = (day: string, slot: string, coach: string) =>
  `Moved to ${day}, ${slot}. ${coach} knows.`
/** Below the old time of the session and below the new one; a screen reader says the day first. */
export const oldTime = 'now'
export const newTime = 'then'
export const dayBefore = (day: string) => `${day}, `
export const chooseTheNewTime = 'Choose the new time below.'
export const noOtherFreeTime = (coach: string) =>
  `${coach} has no other free time in the next three weeks. New times appear here as soon as they open.`
export const timesSuggestedBy = (coach: string) => `Times that ${coach} suggests`
export const wouldRatherMeet = (coach: string) =>
  `${coach} would rather meet at another time. Your old time stays yours until you take one.`
export const keepTheOldTime = 'Keep the old time'
export const oldTimeStays = 'Your old time stays.'
export const suggestOtherTimes = 'Suggest other times'
export const suggestOtherTimesTo = (student: string) => `Suggest other times to ${student}`
export const upToThree = (day: string, student: string) =>
  `Up to three. Your time on ${day} stands until ${student} takes one.`
export const neverMind = 'Never mind'
export const send = 'Send'
export const takeThemBack = 'Take them back'
export const suggestionsTakenBack = 'Taken back.'
export const suggestionsSent = (student: string) => `Sent. ${student} chooses, or keeps the old time.`
export const suggestedTimes = 'Suggested times'
/** `time` is the day and the slot. */
export const leaveOut = (time: string) => `Leave out ${time}`
export const timesDidNotLoad = "Your times didn't load"
export const noOtherOpenTime =
  'You have no other open time in the next three weeks. Open some in Availability.'
export const youSuggested = (times: readonly string[], student: string) =>
  `You suggested ${times.join(', ')}. ${student} has not chosen yet.`

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
export const restored = (actor: Actor, name: string) => `${subject(actor, name)} took the cancellation back.`
export const proposed = (actor: Actor, name: string) => `${subject(actor, name)} suggested other times.`

// A coach's lists and day

export const sessionsLede = (zone: string) =>
  `Join opens 15 minutes before the start. Mark a no-show from 10 minutes after the start, up to a day later. Cancelled sessions are under Past. Times are ${zone}.`
export const whichSessions = 'Which sessions'
export const upcoming = 'Upcoming'
export const past = 'Past'
export const pastSessions = 'Past sessions'
export const overIsKeptHere = 'Sessions that are over or cancelled are kept here.'
export const noSessionsBooked = 'No sessions booked'
export const lookAtYourHours = 'Look at your hours'
export const studentsBookYourHours =
  'Students book the hours you have open. Each booking comes to you by mail too.'
export const cancellationReason = (by: Side, text: string) =>
  by === 'coach' ? `Your reason: ${text}` : `Reason: ${text}`
export const cancelledAtShortNotice = 'Cancelled at short notice.'
export const willBeThere = (student: string) => `${student} will be there.`
export const markNoShow = 'Mark no-show'
export const undoNoShow = 'Undo no-show'
export const notedNoShow = (student: string) => `Noted: ${student} did not come.`
export const noShowTakenBack = (student: string) => `Taken back for ${student}.`
/** How a session stands, in a word. */
export const stateCancelled = 'Cancelled'
export const stateMissed = 'Missed'
export const stateDone = 'Done'
export const firstTime = 'First time'
/** `position` counts the sessions of two people: the third is 3. */
export const sessionNumber = (position: number) => `Session ${number(position)}`
export const dayDidNotLoad = "Your day didn't load"
export const loadingYourDay = 'Loading your day...'
export const previousDay = 'Previous day'
export const nextDay = 'Next day'
export const backToToday = 'Back to today'
/** `zone` is the name of a city. */
export const zoneTime = (zone: string) => `${zone} time`
export const zoneTimeAndNext = (zone: string, day: string, time: string, student: string) =>
  `${zone} time · Next session: ${day}, ${time}, with ${student}`
export const noSessionToday = 'No session today'
export const noSessionOnThisDay = 'No session on this day'
export const showsWhenBooked = 'When a student books a session with you, it shows here.'
/** Read aloud before the time of day, where a line marks it. */
export const nowBefore = 'Now, '
/** `running` is `runningNow`. */
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
/** `hours` may be half ones. */
export const freeFor = (hours: number) => FREE_FOR[hours] ?? `Free for ${number(hours)} hours`

// The page of one session

export const noSuchSession = 'There is no such session'
export const sessionOfSomebodyElse = 'The address may be old, or the session is somebody else’s.'
export const sessionDidNotLoad = "Your session didn't load"
export const addToCalendar = 'Add to calendar'
export const mailAboutThisSession = 'Mail about this session'
export const iWillBeThere = 'I will be there'
export const youWillBeThere = (coach: string) => `You will be there. ${coach} can see it.`
export const canSeeItThen = (coach: string) => `${coach} can see it then.`
/** What became of a session that is no longer ahead. */
export const STANDING = {
  booked: 'This session is over.',
  completed: 'This session is over.',
  cancelled: 'This session was cancelled. It does not take place.',
  no_show: didNotTakePlace,
} satisfies Record<SessionDetails['status'], string>

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  student_reason_required: 'Please say why, your student reads it',
} satisfies Partial<FieldSentences>
