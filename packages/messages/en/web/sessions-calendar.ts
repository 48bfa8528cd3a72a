/** A coach's calendar: a week or a day of sessions, open times and times off, on the page and on paper. */
import { plural } from '../locale.ts'

export const calendar = 'Calendar'
export const week = 'Week'
export const day = 'Day'
/** The choice between seven days and one. */
export const shown = 'Days shown'
export const calendarDidNotLoad = "Your calendar couldn't be loaded"
export const previousWeek = 'Previous week'
export const nextWeek = 'Next week'
/** 'Nov 23 - Nov 29, 2026' */
export const span = (first: string, last: string) => `${first} - ${last}`
/** `zone` is a city. */
export const timesInZone = (zone: string) => `Times in your zone (${zone})`
export const sessionCount = (count: number) =>
  count === 0 ? 'No sessions' : plural(count, { one: '# session', other: '# sessions' })
export const freeTime = 'Free'
export const timeOff = 'Time off'
export const dayOff = 'Day off'
export const clocksChange = 'Clocks change'
/** For screen readers. */
export const now = (time: string) => `Now, ${time}`
export const nothingInTheseDays = 'Nothing is planned here, and students see no open times.'
export const openHours = 'Open some hours'
export const seeYourWeek = 'See your week'
export const waitsForYou = (student: string) => `${student} is in the room, waiting for you.`

// On paper
export const print = 'Print'
export const where = (place: string) => `Where: ${place}`
export const studentsNote = (student: string, note: string) => `${student}'s note: ${note}`
