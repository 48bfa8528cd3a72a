/** Texts that appear in people's calendars. */

export { eventDetails, eventTitle } from '../web/calendars.ts'

/** The name of a calendar that somebody has subscribed to. */
export const feedName = 'ShineQuo sessions'
/** The language of these texts, in the form that an iCalendar file uses. */
export const fileLanguage = 'EN'
/** Names of products. */
export const googleCalendar = 'Google Calendar'
export const outlook = 'Outlook'
