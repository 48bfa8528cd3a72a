/** Emails about sessions that are booked, moved or cancelled, and what the server replies when sessions change. */

import type { BookingRules } from '@shinequo/contract/bookings'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as forms from '../web/bookings.ts'
// Booked.
export const bookedSubject = (coach: string, time: string) => `Your session with ${coach}: ${time}`
export const booked = (coach: string) => `Your session with ${coach} is booked.`
export const joinFromDashboard = 'You can join from your dashboard, starting 15 minutes before the session.'
export const moveOrCancel = 'Move or cancel your session'
export const openYourDashboard = 'Open your dashboard'
export const receivedSubject = (student: string, time: string) => `${student} booked a session: ${time}`
export const received = (student: string) => `${student} booked a session with you.`
export const leftANote = (firstName: string) =>
  `${firstName} left a note for you. It's only shown in the app.`
export const noteMayNeedCare = 'It has words that can mean danger. Please read it before you meet.'

// Moved.
export const movedSubject = (coach: string, time: string) => `Your session with ${coach} has moved: ${time}`
export const moved = (coach: string) => `Your session with ${coach} has moved.`
export const movedByStudentSubject = (student: string, time: string) => `${student} moved a session: ${time}`
export const movedByStudent = (student: string) => `${student} moved a session with you.`
/** Headings above the new times and above the former ones. */
export const now = 'Now:'
export const before = 'Before:'
export const openYourSession = 'Open your session'
export const openTheSession = 'Open the session'

// Suggested.
export const proposedSubject = (coach: string, time: string) =>
  `${coach} suggests another time for your session on ${time}`
export const proposed = (coach: string, times: number) =>
  times === 1
    ? `${coach} would like to move your session and suggests this time:`
    : `${coach} would like to move your session and suggests one of these times:`
export const staysUntilTaken = 'Until you choose one, your session stays as it is:'
export const proposalsAreNotHeld =
  "We don't hold the suggested times for you, so they may be gone after a while."
export const chooseATime = 'Choose a time'

// Suggested for a new session.
export const suggestedSubject = (coach: string, times: number) =>
  times === 1 ? `${coach} suggests a time for a session` : `${coach} suggests times for a session`
export const suggested = (coach: string, times: number) =>
  times === 1
    ? `${coach} would like to meet you and suggests this time:`
    : `${coach} would like to meet you and suggests one of these times:`
export const suggestionsAreNotHeld =
  "These times aren't reserved: the first student to book one gets it. If it's already taken, the page shows other times."
/** Above the links, one for each time. */
export const pickATime = (zone: string) => `Choose a time to confirm it, in ${zone} time:`
export const noneFits =
  "If none of them suits you, you can say so on your dashboard. You don't have to say why."

// Marked as missed, and what was decided when the student objected.
export const missedSubject = (coach: string, time: string) => `About your session with ${coach}: ${time}`
export const missed = (coach: string) => `${coach} marked that you weren't at this session.`
export const missedHappens = "That happens, and you don't have to say why."
/** `until` is a day, a time and a zone. */
export const wereYouThere = (until: string) =>
  `If you were there, you can say so on the session's page until ${until}. Your programme will look at it.`
export const bookAgain = 'You are welcome to book another time whenever it suits you.'
export const decidedSubject = (other: string, time: string) =>
  `It's decided about your session with ${other}: ${time}`
export const youWereThere = (coach: string) =>
  `${coach} had marked that you weren't at this session, and you said that you were.`
export const decidedHeld = 'Your programme looked at it: the session took place.'
export const decidedMissed = 'Your programme looked at it: the session stays marked as missed.'
export const coachTookBack = (coach: string) => `${coach} took the mark back: the session took place.`
export const tellHowItWent = 'If you like, say how it was on its page.'
export const studentWasThere = (student: string) =>
  `You had marked that ${student} wasn't at this session, and ${student} said that they were.`
export const decidedHeldForCoach =
  'Your programme looked at it: the session took place and counts as held. You have nothing to do.'
export const decidedMissedForCoach =
  'Your programme looked at it: the session stays marked as missed. You have nothing to do.'
export const canRateNow = (student: string) => `${student} can give feedback on it now.`
export const welcomeAgain = (student: string) => `${student} can book another time with you as before.`

// Cancelled.
export const cancelledByYouSubject = (other: string, time: string) =>
  `You cancelled your session with ${other}: ${time}`
export const cancelledByYou = (other: string) =>
  `You cancelled this session with ${other}. It won't take place:`
export const otherIsTold = (firstName: string) => `We've told ${firstName}.`
export const hourStaysClosed = 'The hour stays closed to your students.'
export const timeIsOpenAgain = 'The time is open to your students again.'
export const findAnotherTime = 'Find another time'
export const seeYourSessions = 'See your sessions'
export const cancelledByStudentSubject = (student: string, time: string) =>
  `${student} cancelled a session: ${time}`
export const cancelledByStudent = (student: string) =>
  `${student} cancelled this session. It won't take place:`
export const cancelledByCoachSubject = (coach: string, time: string) =>
  `${coach} had to cancel your session: ${time}`
export const cancelledByCoach = (coach: string) => `${coach} had to cancel your session. It won't take place:`
/** The reason that the other person gave, in their own words. */
export const writes = (firstName: string, words: string) => `${firstName} writes: ${words}`
export const nearestOpenTimes = (firstName: string, zone: string) =>
  `The nearest open times with ${firstName}, in ${zone} time:`
export const openTime = (day: string, times: string) => `${day} · ${times}`
export const seeAllOpenTimes = 'See all open times'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  only_cancelled: 'Only cancelled can be included',
  times_required: 'Please enter the times',
  too_many_proposals: 'You can suggest at most three times',
} satisfies FieldSentences<keyof BookingRules>
