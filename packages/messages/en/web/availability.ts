/** Open times: choosing one, and the hours of a coach. */
import { plural } from '../locale.ts'

// The page of times, if no coach is chosen
export const timesBelongToACoach = 'Choose a coach to see their times. Your matched coaches are below.'
export const seeTimesAndBook = 'See times and book'

/** The heading of every page where a time is chosen. */
export const bookTitle = 'Book Your Session'
export const selectDate = 'Select a Date'
export const availableTimes = 'Available Times'
export const selectDateFirst = 'Please select a date to see available times.'
/** Above times that are shown before a date is chosen. `selectDateFirst` is in an element of its own. */
export const firstFreeShown = <T>(selectDateFirst: T) => [selectDateFirst, ' Here are the earliest ones.']
export const loadingTimes = 'Loading available time slots...'
/** About one day. */
export const noTimes = 'No available times for the selected date.'
export const timesDidNotLoad = "The times couldn't be loaded"
export const calendarDidNotLoad = "The calendar couldn't be loaded"
/** What the marks below the calendar mean, and how far it goes. */
export const timesAvailable = 'Times available'
export const today = 'Today'
export const until = (day: string) => `Until ${day}`
/** The day whose times are shown, and the zone of the times. */
export const dayAndZone = (day: string, zone: string) => `${day} · ${zone}`
/** `time` is in an element of its own. */
export const nextAvailable = <T>(day: string, time: T) => [`Next available: ${day} `, time]
/** For screen readers, when a day is chosen. */
export const timesFound = (count: number) => plural(count, { one: '# time', other: '# times' })
/** About one coach, as far ahead as students can see. */
export const nothingFree =
  'No open times in the next three weeks. New times appear here as soon as they open.'
export const lookAtCoaches = 'See your coaches'
/** A button that shows the times of another day. */
export const seeDay = (day: string) => `See ${day}`
export const PARTS_OF_DAY = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' }
/** Shown on a time that the student cannot take. */
export const youHaveSession = 'You have a session then'

/* Choosing a time in a dialog */
export const day = 'Day'
export const timesOn = (day: string) => `Times on ${day}`
/** Follows `timesOn`, in fainter type; `zone` is 'your time (New York)'. */
export const inZone = (zone: string) => `· ${zone}`
export const times = 'Times'

/* The next free times */
export const nextFreeTimes = 'Next free times'
/** `time` is in an element of its own. */
export const nextTime = <T>(day: string, time: T) => [`Next: ${day} `, time]
export const noOpenTimesNow = 'No open times now'
/** Shown instead of the next time if it is not known. */
export const seeTimes = 'See times'

/* Holding a time */
export const holding = 'Holding this time for you...'
export const held = "We're holding this time for you"
export const heldTwoMinutesMore = 'You have this time for 2 more minutes.'
export const heldThirtySecondsMore = 'You have this time for 30 more seconds.'
/** For screen readers; `clock` is the time left, such as '9:05'. */
export const left = (clock: string) => `${clock} left`
/** A shorter text, where there is little room. */
export const heldFor = (clock: string) => `Held ${clock}`
export const needLonger = 'Need more time?'
export const holdLonger = 'Hold it for ten more minutes'
export const holdOver =
  'Your ten minutes are up, so others can take this time again. What you wrote is still here.'
export const notHeld = "We're not holding this time for you right now."
export const holdAgain = 'Hold it again'
