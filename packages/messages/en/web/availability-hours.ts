/** /coach/availability: the hours that a coach paints, days off, the rules of booking and what students see of them. */
import { list, number, plural } from '../locale.ts'

export const lede = "Mark the hours when you're free. Students book 30-minute sessions within them."
export const loading = 'Loading your hours...'
export const hoursDidNotLoad = "Your hours couldn't be loaded"

/* The card of hours and its tabs; `zone` is a short name such as 'New York'. */
export const hours = 'Hours'
export const whichHours = 'Which hours'
export const everyWeek = 'Every week'
export const thisWeek = 'This week'
export const daysOff = 'Days off'
export const everyWeekLede = (zone: string) =>
  `Drag to open or close hours, or tap where a time starts and where it ends. To type in times, choose a day's name. All times are ${zone} time.`
export const thisWeekLede = (zone: string) =>
  `What you mark here counts for that date only. All times are ${zone} time.`
export const daysOffLede = "Holidays, exams, a doctor's visit. Days off take effect right away."
export const notSavedYet = 'Not saved yet'
export const allSaved = 'All saved'
export const saveHours = 'Save hours'
export const hoursSaved = 'Hours saved.'
/** `reason` is a whole sentence. */
export const notSaved = (reason: string) => `${reason} Your changes are still here.`

/* Times and lengths, as parts of other sentences */
export const fromTo = (first: string, last: string) => `${first} - ${last}`
export const untilMidnight = (start: string) => `${start} - midnight`
/** Said of a day without hours. */
export const noHours = 'no hours'
export const severalTimes = (times: readonly string[]) => list(times)
export const lengthInMinutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

/* The week */
export const hoursOfThisWeek = 'Hours this week'
export const hoursOfEveryWeek = 'Hours every week'
export const previousWeek = 'Previous week'
export const nextWeek = 'Next week'
export const previousDay = 'Previous day'
export const nextDay = 'Next day'
/** The heading of the column of times. */
export const time = 'Time'
/** The name of the button on a day. `times` are the day's hours, which may be for this date only. */
export const editTimes = (day: string, times: string, isThisDateOnly: boolean) =>
  `${day}: ${times}${isThisDateOnly ? ', this date only' : ''}. Edit times`
/** Shown on hours that a time off covers. */
export const dayOff = 'Day off'
/** Half an hour of the week, for screen readers. `student` has booked it. */
export const halfHour = (
  day: string,
  time: string,
  { open, off, student }: { open: boolean; off: boolean; student: string | undefined },
) => {
  const states = [open ? 'open' : 'closed', off && 'day off', student && `booked by ${student}`]
  return `${day} ${time}, ${states.filter(Boolean).join(', ')}`
}
export const openToStudents = 'Open to students'
export const booked = 'Booked'
/** What the `mark` next to a date means. */
export const hoursOfDateOnly = <T>(mark: T) => [mark, ' hours for this date only']
export const showDayOnly = 'Show daytime only'
export const showAllHours = 'Show all 24 hours'
export const hoursOpen = (hours: number) => plural(hours, { one: '# hour open', other: '# hours open' })
export const hoursOpenAndBooked = (hours: number, booked: number) =>
  `${hoursOpen(hours)} · ${plural(booked, { one: '# session booked', other: '# sessions booked' })}`

/* Painting, as screen readers announce it: `stroke` is 'Monday, Tuesday, 9:00 AM - 11:00 AM' */
export const stroke = (days: readonly string[], times: string) => `${days.join(', ')}, ${times}`
export const strokeBegun = (opens: boolean, stroke: string) =>
  opens
    ? `Opening from ${stroke}. Choose the end, or press Escape to cancel.`
    : `Closing from ${stroke}. Choose the end, or press Escape to cancel.`
export const strokeByKeys = (stroke: string) =>
  `Opening ${stroke}. Press Space to finish or Escape to cancel.`
export const chooseEnd = (opens: boolean, stroke: string) =>
  opens ? `Open ${stroke}? Choose where it ends.` : `Close ${stroke}? Choose where it ends.`
export const strokeDone = (opens: boolean, stroke: string) =>
  opens ? `${stroke}: open.` : `${stroke}: closed.`
export const nothingChanged = 'Nothing changed.'

/* The times of one day as fields */
export const yourHoursEveryWeek = 'These are your hours every week.'
export const yourHoursOnDate = 'These are your hours on this date only.'
export const noHoursThatDay = "No hours. Students can't book this day."
export const timeNumber = (place: number) => `Time ${number(place)}`
export const removeTime = (place: number) => `Remove time ${number(place)}`
export const from = 'From'
export const to = 'To'
/** The end of a day, in a list of times. */
export const midnight = 'Midnight'
export const endBeforeStart = 'The end must come after the start'
export const addTime = 'Add a time'
export const clearDay = 'Clear the day'
export const backToEveryWeek = 'Go back to weekly hours'
export const copyTo = 'Copy these times to'
export const copyReplaces = 'This replaces the times that those days have now.'
export const useTheseTimes = 'Use these times'

/* Days off */
export const noDaysOff = 'No days off'
export const aboutDaysOff = 'Days off close your hours for a while. Your weekly hours stay as they are.'
export const remove = 'Remove'
/** `time` reads 'Thu, Nov 26 - Fri, Nov 27', here and below. */
export const removeDayOff = (time: string) => `Remove ${time}`
export const openAgain = (time: string) => `${time} is open again.`
/** A time off that begins and ends on the same day. */
export const offWithinDay = (day: string, start: string, end: string) => `${day}, ${start} - ${end}`
export const offOverDays = (firstDay: string, start: string, lastDay: string, end: string) =>
  `${firstDay}, ${start} - ${lastDay}, ${end}`
export const addDaysOff = 'Add days off'
export const firstDay = 'First day'
export const oneDay = 'Day'
export const lastDay = 'Last day'
export const lastDayHint = 'Leave empty for one day'
export const someHoursOnly = 'Only some hours of the day'
export const awayFrom = 'Away from'
export const backAt = 'Back at'
export const inYourTime = (zone: string) =>
  `Times are in your time zone (${zone}). Booked sessions stay booked; we'll list the ones you would miss.`
export const chooseFirstDay = 'Please choose the first day'
export const lastDayBeforeFirst = 'The last day is before the first'
export const dayOffAdded = 'Day off added.'

/* The rules of booking */
export const bookingRules = 'Booking rules'
export const notice = 'Notice before a session'
export const daysAhead = 'Days ahead'
export const freeBefore = 'Free before a session'
export const freeAfter = 'Free after a session'
export const mostADay = 'Most sessions a day'
export const mostAWeek = 'Most sessions a week'
/** For the notice before a session, and for time kept free. */
export const none = 'None'
/** For the number of sessions. */
export const noLimit = 'No limit'
export const pauseBookings = 'Pause new bookings'
export const whilePaused =
  "While paused, students can't see your times, you get no new students, and booked sessions stay booked."

/* Booked sessions that are outside the hours now */
export const outsideHours = (count: number) =>
  plural(count, {
    one: 'A booked session is outside your hours now. It stays booked.',
    other: '# booked sessions are outside your hours now. They stay booked.',
  })
export const sessionWith = (student: string, session: string) => `${student} · ${session}`
/** `sessions` is the link to the coach's page of sessions. */
export const meetAsPlanned = <T>(sessions: T) => [
  'Meet as planned, open these hours again, or cancel under ',
  sessions,
  ': then we tell the student and offer them other times.',
]

/* Somebody else has saved other hours */
export const changedMeanwhile =
  "Your hours have been changed somewhere else. Your changes here aren't lost: choose which to keep."
export const newestHours = (times: string) => `Newest: ${times}`
export const ownHours = (times: string) => `Yours: ${times}`
export const rulesDiffer = 'These differ too. Yours are shown below.'

/* What students see */
export const whatStudentsSee = 'What students see'
/** Next to that heading: the preview follows what the coach paints. */
export const live = 'Live'
export const seenOnceApproved = 'Students will see this as soon as your page is approved.'
export const studentsZone = "Student's time zone"
/** The coach's own zone, in the list of zones. */
export const yourZone = (zone: string) => `${zone} (yours)`
export const pausedNoTimes = 'Paused: students see no times.'
export const studentsSeeNoTimes = 'Students see no times. Open hours in the week, or check the booking rules.'
/** For screen readers, after a day and its zone. */
export const andTimes = (count: number) => plural(count, { one: ', # time', other: ', # times' })
export const timesStudentsSee = 'Times students see'
export const clocksChange = (zone: string, day: string) =>
  `The clocks in ${zone} change on ${day}. Your hours stay the same on your clock; students elsewhere may see them an hour earlier or later.`

/* Why a time is not offered */
export const whyNot = 'Why not?'
export const whyNotHint = (zone: string) =>
  `Check why students don't see a time. Times are in your zone (${zone}).`
export const date = 'Date'
export const start = 'Start'
export const clocksSkipTime = 'The clocks skip this time on that day.'
export const looking = 'Checking...'
export const canBeBooked = 'Students can book this time.'
export const isPaused = 'You have paused new bookings. Uncheck “Pause new bookings” to offer this time.'
export const isOver = 'This time is over.'
/** `notice` is a length of time, such as '2 hours'. */
export const tooSoon = (notice: string) =>
  `Too soon: you ask for ${notice} of notice. Choose a shorter notice to offer this time.`
export const tooFarAhead = (days: number) =>
  plural(days, {
    one: 'Too far ahead: you show # day. Choose more days ahead to offer this time.',
    other: 'Too far ahead: you show # days. Choose more days ahead to offer this time.',
  })
export const beyondThreeWeeks =
  'Too far ahead: students see the next three weeks. This time opens automatically when it gets closer.'
export const notPainted = 'Outside your hours. Open this time in the week to offer it.'
export const isTimeOff = 'You have time off then. Remove it under Days off to offer this time.'
export const bookedBy = (student: string) => `Booked: ${student} has a session with you then.`
export const beingChosen =
  'A student is choosing this time right now. Unless they book it, it opens again within 10 minutes.'
/** `pause` is a length of time, such as '15 minutes'. */
export const tooCloseToSessionWith = (student: string, pause: string) =>
  `Too close to your session with ${student}: you keep ${pause} free between sessions. Choose a shorter break to offer this time.`
export const tooCloseToAnother = (pause: string) =>
  `Too close to another session: you keep ${pause} free between sessions. Choose a shorter break to offer this time.`
export const dayFull = (most: number) =>
  plural(most, {
    one: 'Your day is full: you take # session a day. Allow more to offer this time.',
    other: 'Your day is full: you take # sessions a day. Allow more to offer this time.',
  })
export const weekFull = (most: number) =>
  plural(most, {
    one: 'Your week is full: you take # session a week. Allow more to offer this time.',
    other: 'Your week is full: you take # sessions a week. Allow more to offer this time.',
  })
