/** A student asks staff of the programme to get in touch, without having to say why. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list } from '../locale.ts'
import * as fields from './fields.ts'

/** On the pages that have room for it, above the button. */
export const noWordsNeeded = "If you'd like to talk to someone, you don't have to say why."
export const whatHappens =
  "Someone on your programme's staff gets in touch with you, by email at first. They see your name and your email address, and nothing you wrote before."
/** `names` are those of staff whom the programme chose; it may have chosen nobody. */
export const whoThatIs = (names: readonly string[]) =>
  names.length === 0
    ? "Who that is: your programme's administrators."
    : `Who that is: ${list(names)}. Other administrators of your programme see it, too.`
export const youSeeWhoOpened = 'You can see in your profile who opened it, and when.'
export const yourLine = 'Anything they should know'
export const ask = 'Ask them to contact me'
export const notAsked = (reason: string) => `Nobody was asked. ${reason} What you wrote is still here.`

/** After asking, and whenever the student comes back while the request waits. */
export const youAsked = 'You asked to be contacted'
/** `day` and `time` are when. */
export const askedOn = (day: string, time: string) =>
  `You asked on ${day} at ${time}. Someone on your programme's staff will get in touch.`
export const whatComesNext =
  'They write to the email address of your account, so look at your inbox, and at your junk mail. You have nothing more to do, and asking again is not needed.'
/** There was a request already, so that a second one with a line was not sent. */
export const lineNotSent = "You had already asked, so the line you wrote now wasn't sent."

/** Errors at the fields of forms. */
export const fieldErrors = { ...fields.textErrors } satisfies Partial<FieldSentences>
