/** The review of a coach before the approval, for administrators and for the coach. */
import type { ReviewAction } from '@shinequo/contract/coaches/review'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'

// For administrators
export const askForChanges = 'Ask for changes'
export const askTitle = (coach: string) => `Ask ${coach} for changes`
export const askMeans = (coach: string) =>
  `We email this to ${coach}, and it stays on their page until they send it for review again.`
export const whatToChange = 'What to change'
export const whatToChangeHint = 'Be specific: say what is missing, and what a good answer looks like.'
/** The button of the form. */
export const ask = 'Send'
export const askedOf = (coach: string) => `${coach} is told what to change.`
export const waitingFor = (coach: string) =>
  `You asked for changes, and ${coach} hasn't sent the page again yet. You can approve it anyway.`
export const usualWeek = 'A usual week'
/** `zone` is a time zone such as 'America/New York'. */
export const timesIn = (zone: string) => `Times are in this coach's time zone (${zone}).`
export const noHours = 'No hours are set yet.'
/** A weekday without hours. */
export const closed = 'No hours'
export const fromTo = (start: string, end: string) => `${start} - ${end}`
export const otherDates = (dates: number) =>
  plural(dates, { one: '# date has other hours.', other: '# dates have other hours.' })
export const history = 'History of this review'
export const STEPS = {
  'coach.changes_asked': 'Changes requested',
  'coach.review_sent': 'Sent for review again',
  'coach.approved': 'Approved',
  'coach.approval_taken_back': 'Approval taken back',
} satisfies Record<ReviewAction, string>
export const byAt = (name: string, moment: string) => `${name} · ${moment}`
export const deletedAccount = 'Someone with a deleted account'

// For the coach
export const pleaseChange = 'Please change this'
export const sendAgainForReview = 'Send again for review'
export const sentForReview = 'Your page is sent for review.'
export const changeYourPage = 'Change your page'
export const firstTheSteps = 'Before you can send it, do the steps that are missing.'

export const fieldErrors = {
  ...fields.textErrors,
  changes_required: 'Please write what to change',
} satisfies Partial<FieldSentences>
