/** The shells of the three sides of the app: their menus, the titles of their pages, and their own messages. */
import type { DayPart } from '@shinequo/domain/time/day-part'
import { number, plural } from '../locale.ts'

/** Names of landmarks and menus. */
export const menu = 'Menu'
export const main = 'Main'
export const openMenu = 'Open menu'
/** On phones, where the badges of pages are in the menu: how many there are altogether. */
export const openMenuWith = (count: number) => `Open menu, ${number(count)} new or waiting`
export const closeMenu = 'Close menu'
export const lightTheme = 'Light theme'
export const darkTheme = 'Dark theme'
export const settings = 'Settings'
export const help = 'Help'
/** Below the crisis line. */
export const helpAndPrivacy = 'Help and privacy'
export const signOut = 'Sign Out'

// Whose menu it is
export const student = 'Student'
export const coach = 'Coach'
export const administrator = 'Administrator'

// Pages of students
export const dashboard = 'Dashboard'
export const collegeFeed = 'College Feed'
export const resources = 'Resources'
export const community = 'Community'
export const events = 'Events'
export const userProfile = 'User Profile'

// Pages of coaches
export const today = 'Today'
export const availability = 'Availability'
export const students = 'Students'
export const sessions = 'Sessions'
export const yourPage = 'Your page'

// Pages of administrators
export const programme = 'Programme'
export const matches = 'Matches'
export const people = 'People'
export const questionnaire = 'Questionnaire'
export const schools = 'Schools'
export const wall = 'Wall'
export const care = 'Care requests'
export const mail = 'Email'
export const audit = 'Audit log'
export const retention = 'Data retention'
/** What a badge shows for a number of more than two digits. */
export const over99 = '99+'
/** Says what a dot next to a page of the menu means. */
export const unsavedChanges = 'unsaved changes'
/** Read after the number of a badge: '3 new: 2 requests, 1 rating'. */
export const newRequestsAndRatings = (requests: number, ratings: number) =>
  `new: ${[
    ...(requests > 0 ? [plural(requests, { one: '# request', other: '# requests' })] : []),
    ...(ratings > 0 ? [plural(ratings, { one: '# rating', other: '# ratings' })] : []),
  ].join(', ')}`
/** Read after the number of students. */
export const mayNeedCare = (students: number) =>
  plural(students, { one: 'student may need care', other: 'students may need care' })
export const newNotes = (notes: number) => plural(notes, { one: 'new note', other: 'new notes' })
/* For screen readers, after the number of things that wait there: of any kind, students, stories. */
export const waitingForYou = 'waiting for you'
export const withoutSchool = 'students without a verified school'
export const storiesToReview = 'stories to review'
/** For screen readers, after the number of people who are waiting there. */
export const waitingToBeContacted = 'waiting to be contacted'
/** For screen readers, after the number of emails that are waiting there. */
export const notDelivered = 'not delivered'

// At the bottom of the window
export const notLive = 'Live updates have stopped: what you see may be out of date. Trying again...'
export const signedOut = "You were signed out. Sign in again to see what's new."
export const shortPause = "ShineQuo is taking a short break. We'll keep trying; nothing is lost."
export const offline = "You're offline. What you see may be out of date."
export const newVersionReady = 'A new version is ready'
/* Where the clock of the device is wrong. What it is fast or slow by: '11 minutes', '12 hours', '8 days'. */
export const clockIsFast = (time: string) => `The clock of this device is about ${time} fast.`
export const clockIsSlow = (time: string) => `The clock of this device is about ${time} slow.`
export const clockMinutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })
/** Read after one of the two. */
export const timesAreRight = (zone: string) => `Times here are right all the same, in ${zone} time.`
/** In the top bar, by the time of day. On the home page it is the heading. */
export const greeting = (part: DayPart, firstName: string) =>
  ({
    morning: `Good morning, ${firstName}`,
    afternoon: `Good afternoon, ${firstName}`,
    evening: `Good evening, ${firstName}`,
  })[part]
