/** What all emails have in common, reminders, and emails about matches. */
import type { NotificationRules } from '@shinequo/contract/notifications'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, plural } from '../locale.ts'
import { dayText, momentText, slotText, timeText, yourTime, zoneName } from '../times.ts'

export { REMINDERS } from '../web/people-acts.ts'

export const greeting = (firstName: string) => `Hi ${firstName},`
/** For a person whose name we do not know. */
export const greetingWithoutName = 'Hi,'
/** For an address that may belong to anybody. */
export const greetingToStranger = 'Hello,'
/**
 * The last line of every mail. `_asking`: how one is answered in Spanish, as the programme wrote it; for the Spanish
 * catalogue.
 */
export const crisisLine = (number: string, takesTexts: boolean, _asking: string) =>
  takesTexts ? `In crisis? Call or text ${number}, at any hour.` : `In crisis? Call ${number}, at any hour.`
export const stopMailLikeThis = 'Stop emails like this'
/** A link in plain-text mail: its label, with the address on the next line. */
export const linkInText = (label: string, url: string) => `${label}:\n${url}`
/** Comes before the names of calendars on the web. */
export const addToCalendar = 'Add to calendar:'
export const openAttachedFile = 'Apple Calendar and others can open the attached file.'

// Times in mail.
/** A date and time with the reader's time zone. */
export const momentInZone = (instant: number, zone: string) =>
  `${momentText(instant, zone)} · ${yourTime(zone)}`
/** A session in another person's time zone, followed by whose zone it is: 'Tue, Nov 24 · 3:00 PM - 3:30 PM · UTC'. */
export const timesOf = (start: number, end: number, zone: string, whose: string) =>
  `${dayText(start, zone)} · ${slotText(start, end, zone)} · ${whose}`
export const othersTime = (firstName: string, zone: string) => `${firstName}'s time (${zoneName(zone)})`
/** A time in the subject of a mail: 'Tue, Nov 24, 3:00 PM (New York)'. */
export const shortTime = (instant: number, zone: string) =>
  `${dayText(instant, zone)}, ${timeText(instant, zone)} (${zoneName(zone)})`
/** When a session starts, within a sentence of a subject. */
export const startInSentence = (instant: number, zone: string) => shortTime(instant, zone)

// Reminders.
export const tomorrowSubject = (other: string, time: string) => `Your session with ${other}: ${time}`
export const comingUp = (other: string) => `Your session with ${other} is coming up.`
export const inAnHourSubject = (other: string) => `In an hour: your session with ${other}`
export const inAnHour = (other: string) => `Your session with ${other} starts in an hour.`
export const inMinutesSubject = (other: string, minutes: number) =>
  `${plural(minutes, { one: 'In a minute', other: 'In # minutes' })}: your session with ${other}`
export const inMinutes = (other: string, minutes: number) =>
  `Your session with ${other} starts ${plural(minutes, { one: 'in a minute', other: 'in # minutes' })}.`
export const sayYouWillBeThere = "Confirm that you'll be there"
export const joinNow = 'Join Now'

// Feedback.
export const feedbackSubject = (other: string) => `How was your session with ${other}?`
export const feedbackAsked = (firstName: string) =>
  `Your session with ${firstName} is over. How was it? Telling us takes a minute.`
export const whatCoachSees = (firstName: string) =>
  `${firstName} sees your star rating. The form says who may read what you write.`
export const giveFeedback = 'Give feedback'

// Notes that coaches share.
export const noteSharedSubject = (coach: string) => `${coach} shared a note with you`
export const noteShared = (firstName: string) => `${firstName} wrote something for you to read.`
export const noteSharedAbout = (firstName: string, start: number, zone: string) =>
  `${firstName} wrote something for you about your session on ${dayText(start, zone)}.`
export const noteIsNotInMail = 'The note itself is not in this email. You can read it when you are signed in.'
export const readTheNote = 'Read the note'

// Matches.
export const matchedSubject = 'You have a coach'
export const matched = (coaches: readonly string[]) =>
  coaches.length === 1 ? `${coaches[0]} is your coach now.` : `${list(coaches)} are your coaches now.`
export const takeYourTime = "Take your time. When you're ready, choose a half hour that suits you and meet."
export const seePageOf = (firstName: string) => `See ${firstName}'s page`
export const askingAnotherSubject = "We're asking another coach"
export const stillLookingSubject = "We're still looking for your coach"
export const noAnswerYet =
  "We asked a coach for you and have no answer yet. This happens, and it's no reflection on you."
export const askingAnother =
  "So that you don't have to wait any longer, we're asking another coach who fits the answers you gave."
export const lookingForAnother =
  "So that you don't have to keep waiting, we're looking for another coach who fits the answers you gave."
export const weWriteWhenMatched = "You don't need to do anything. We'll email you when you're matched."
export const seeHowItStands = 'See where things stand'
export const matchEndedSubject = 'A change to your coaching'
export const matchEnded = (coach: string) =>
  `${coach} is no longer your coach. This happens, and it's no reflection on you.`
export const sessionsStay = (sessions: number) =>
  plural(sessions, {
    one: 'If you would rather not meet, write to your programme. The session you have booked stays booked:',
    other: 'If you would rather not meet, write to your programme. The sessions you have booked stay booked:',
  })
export const anotherCoachFound =
  "Your programme has found you another coach. We'll tell you who it is in a separate email."
export const weLookForTheNext =
  "We're looking for your next coach, based on the answers you gave. You don't need to do anything."
export const sharedStaysYours = (firstName: string) =>
  `You can still read what ${firstName} has shared with you.`
export const seeYourCoaches = 'See your coaches'
export const matchEndedForCoachSubject = (student: string) => `${student} is no longer matched with you`
export const matchEndedForCoach = (firstName: string) =>
  `You are no longer coaching ${firstName}, and ${firstName} knows. You don't need to do anything.`
export const sessionsStayForCoach = (sessions: number) =>
  plural(sessions, {
    one: 'This session stays booked; you can cancel it under Sessions:',
    other: 'These sessions stay booked; you can cancel them under Sessions:',
  })
export const sharedStaysTheirs = (firstName: string) =>
  `${firstName} can still read what you shared. You have room for another student again.`
export const seeYourStudents = 'See your students'
export const gaveWaySubject = 'Confirm your email to keep a coach'
export const gaveWay = (coaches: readonly string[]) =>
  coaches.length === 1
    ? `${coaches[0]} is no longer your coach. All places were taken, and a student who had confirmed their email address had no coach, so the place went to them. It's no reflection on you.`
    : `${list(coaches)} are no longer your coaches. All places were taken, and students who had confirmed their email address had no coach, so the places went to them. It's no reflection on you.`
export const gaveWayBeforeAnswer =
  "We had asked a coach for you. All places are taken, and that one went to a student who had confirmed their email address and had no coach. It's no reflection on you."
export const confirmToKeepNext =
  'Once you have confirmed your email address, we look for your next coach, and your place no longer goes to others. Open the link we mailed you when you signed up, or have it sent again from your dashboard.'
export const confirmYourEmail = 'Confirm your email'
export const gaveWayForCoachSubject = (students: readonly string[]) =>
  students.length === 1
    ? `${students[0]} is no longer matched with you`
    : `${students.length} students are no longer matched with you`
export const gaveWayForCoach = (students: readonly string[]) =>
  students.length === 1
    ? `You are no longer coaching ${students[0]}, and they know. They haven't confirmed their email address, and a student who has would have had no coach. That student has the place now.`
    : `You are no longer coaching ${list(students)}, and they know. They haven't confirmed their email addresses, and students who have would have had no coach. Those students have the places now.`
export const mayComeBack =
  "Whoever confirms their address can be matched with you again. You don't need to do anything."

/** Errors at fields. */
export const fieldErrors = {
  true_or_false: 'Please say true or false',
} satisfies FieldSentences<keyof NotificationRules>
