/** A coach hands a worry about a student over to staff of the programme. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list } from '../locale.ts'
import * as fields from './fields.ts'

export const title = 'Worries'
export const worriedAbout = (name: string) => `I'm worried about ${name}`
/** The button is named `worriedAbout`. */
export const whatHappens = (name: string) =>
  `Hand a worry over to staff of the programme, by name. ${name} can see that you did, but not what you wrote.`
export const noEmergencyService = "This isn't an emergency service, and nobody watches it around the clock."
/** `hours` is what the programme wrote. */
export const staffHours = <T>(hours: T) => ['Staff are there: ', hours]
export const hoursUnknown = 'Your programme has not said when staff are there.'
export const whatWorriesYou = 'What worries you'
export const whatWorriesYouHint = 'What you saw or heard, and when. Only staff of the programme can read it.'
export const whoShouldRead = 'Who should read it'
export const whoShouldReadHint =
  'They get an email that someone is waiting, without names. Other administrators can open it, too.'
export const staffDidNotLoad = "The programme's staff couldn't be loaded"
export const worriesDidNotLoad = "Your worries couldn't be loaded"
export const handOver = 'Hand over'
export const handedOver = (names: readonly string[]) => `Handed over to ${list(names)}.`
/** `day` is when it was handed over. */
export const toOn = (names: readonly string[], day: string) =>
  names.length === 0 ? `Handed over on ${day}` : `To ${list(names)}, ${day}`
export const notReadYet = 'Not read yet'
/** `by` is '' if that account no longer exists. */
export const readBy = (by: string, when: string) => (by === '' ? `Read, ${when}` : `Read by ${by}, ${when}`)
export const closedBy = (by: string, when: string) =>
  by === '' ? `Closed, ${when}` : `Closed by ${by}, ${when}`

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  worry_required: 'Please write what worries you',
  staff_unchosen: 'Please choose who should read this, five people at most',
} satisfies Partial<FieldSentences>
