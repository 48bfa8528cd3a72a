/** Texts that appear in people's calendars. */

export { eventDetails, eventTitle } from '../web/calendars.ts'

/** The name of a calendar that somebody has subscribed to. */
export const feedName = 'ShineQuo sessions'
/** The language of these texts, in the form that an iCalendar file uses. */
export const fileLanguage = 'EN'
/** Calendars on the web. Outlook has one for each kind of account. */
export const googleCalendar = 'Google Calendar'
export const outlookWork = 'Outlook (work or school)'
export const outlookPersonal = 'Outlook (personal)'

// A new secret address, to its owner.
export const addressMadeSubject = 'Your calendar has a new address'
export const addressMade =
  'Someone signed in to your ShineQuo account made a private address for a calendar. Anyone who has it can see when your sessions are. An address from before no longer works.'
export const addressMadeAt = (moment: string, zone: string) => `${moment}, ${zone}`
export const endAddressIfNotYou =
  "If this wasn't you, set a new password now: that turns off the address and signs you out on all devices."
