/** What all mail has in common, reminders, and mail about matches. */
import { plural } from '../locale.ts'
import { dayText, momentText, slotText, timeText, yourTime, zoneName } from '../times.ts'

export const greeting = (firstName: string) => `Hi ${firstName},`
/** To somebody whose name we do not know. */
export const greetingWithoutName = 'Hi,'
/** To an address that may be anybody's. */
export const greetingToStranger = 'Hello,'
/** The last line of every mail. */
export const crisisLine = (number: string, takesTexts: boolean) =>
  takesTexts ? `In crisis? Call or text ${number}, at any hour.` : `In crisis? Call ${number}, at any hour.`
export const stopMailLikeThis = 'Stop mail like this'
/** An address under what it leads to, in mail of plain text. */
export const linkInText = (label: string, url: string) => `${label}:\n${url}`
/** Before the names of calendars on the web. */
export const addToCalendar = 'Add to calendar:'
export const openAttachedFile = 'Apple Calendar and others open the attached file.'

// Times in mail.
/** A moment with the zone of whoever reads it. */
export const momentInZone = (instant: number, zone: string) =>
  `${momentText(instant, zone)} · ${yourTime(zone)}`
/** A session in somebody else's zone, whose it is said after it: 'Tue, Nov 24 · 3:00 PM - 3:30 PM · UTC'. */
export const timesOf = (start: number, end: number, zone: string, whose: string) =>
  `${dayText(start, zone)} · ${slotText(start, end, zone)} · ${whose}`
export const othersTime = (firstName: string, zone: string) => `${firstName}'s time (${zoneName(zone)})`
/** In a subject: 'Tue, Nov 24, 3:00 PM (New York)'. */
export const shortTime = (instant: number, zone: string) =>
  `${dayText(instant, zone)}, ${timeText(instant, zone)} (${zoneName(zone)})`

// Reminders.
export const tomorrowSubject = (other: string, time: string) => `Your session with ${other}: ${time}`
export const comingUp = (other: string) => `Your session with ${other} is coming up.`
export const inAnHourSubject = (other: string) => `In an hour: your session with ${other}`
export const inAnHour = (other: string) => `In an hour your session with ${other} begins.`
export const inMinutesSubject = (other: string, minutes: number) =>
  `${soon(minutes)}: your session with ${other}`
export const inMinutes = (other: string, minutes: number) =>
  `${soon(minutes)} your session with ${other} begins.`
const soon = (minutes: number) => plural(minutes, { one: 'In a minute', other: 'In # minutes' })
export const sayYouWillBeThere = 'Say that you will be there'
export const joinNow = 'Join now'

// Feedback.
export const feedbackSubject = (other: string) => `How was your session with ${other}?`
export const feedbackAsked = (firstName: string) =>
  `Your session with ${firstName} is over. How was it? It takes a minute.`
export const whatCoachSees = (firstName: string) => `${firstName} sees your stars, not your words.`
export const giveFeedback = 'Give feedback'

// Matches.
export const matchedSubject = 'You have a coach'
export const matched = (coach: string) => `${coach} is your coach now.`
export const takeYourTime = 'Take your time. When you like, choose half an hour that suits you and meet.'
export const seePageOf = (firstName: string) => `See ${firstName}'s page`
export const askingAnotherSubject = 'We are asking another coach'
export const stillLookingSubject = 'We are still looking for your coach'
export const noAnswerYet =
  'We asked a coach for you, and have no answer yet. This happens, and it says nothing about you.'
export const askingAnother =
  'So that you need not wait any longer, we are asking another coach who fits the answers you gave.'
export const lookingForAnother =
  'So that you need not wait for it, we are looking for another coach who fits the answers you gave.'
export const weWriteWhenMatched = 'You need not do anything. We will write to you when you are matched.'
export const seeHowItStands = 'See how it stands'
export const matchEndedSubject = 'A change to your coaching'
export const matchEnded = (coach: string) =>
  `${coach} is no longer your coach. This happens, and it says nothing about you.`
export const sessionsStay = (sessions: number) =>
  plural(sessions, {
    one: 'The session that you have booked stays. If you would rather not meet, write to your programme:',
    other: 'The sessions that you have booked stay. If you would rather not meet, write to your programme:',
  })
export const anotherCoachFound =
  'Your programme has found you another coach: a mail of its own tells you who.'
export const weLookForTheNext =
  'We look for the coach who fits you next by the answers you gave. You need not do anything.'
export const sharedStaysYours = (firstName: string) =>
  `What ${firstName} has shared with you stays yours to read.`
export const seeYourCoaches = 'See your coaches'
export const matchEndedForCoachSubject = (student: string) => `${student} is no longer matched with you`
export const matchEndedForCoach = (firstName: string) =>
  `Your coaching of ${firstName} has ended, and ${firstName} knows. You need not do anything.`
export const sessionsStayForCoach = (sessions: number) =>
  plural(sessions, {
    one: 'This session stays booked; you can cancel on your page of sessions:',
    other: 'These sessions stay booked; you can cancel on your page of sessions:',
  })
export const sharedStaysTheirs = (firstName: string) =>
  `What you shared with ${firstName} stays theirs to read. Your place is free again.`
export const seeYourStudents = 'See your students'
