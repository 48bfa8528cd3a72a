/** Sessions in somebody's own calendar. */
export const googleCalendar = 'Google Calendar'
export const outlook = 'Outlook'
export const appleCalendar = 'Apple Calendar'
export const appleCalendarFile = 'Apple Calendar: download a file'
/** Read aloud after the name of a link. */
export const opensInANewTab = ', opens in a new tab'
export const mailsCarryIt =
  'Every mail about this session carries it too, and changes the entry when the session is moved or cancelled. What you add with a link here you change yourself.'

// The address to which a calendar subscribes
export const aboutTheAddress =
  'An address to which your calendar subscribes: it then shows all your sessions and follows every change. Whoever has the address can see when your sessions are, so keep it to yourself.'
export const hasAnAddress =
  'Your calendar has an address. We cannot show it again: make a new one if you need it.'
export const makeAnAddress = 'Make an address'
export const makeANewAddress = 'Make a new address'
export const endTheAddress = 'End the address'
export const newEndsTheFormer = 'A new address ends the one before.'
export const copyItNow = 'Copy this address now. It is shown only once.'
export const addressOfYourCalendar = 'Address of your calendar'
export const sessionsInYourCalendar = 'Sessions in your calendar'

/** What every calendar reads of a session: it tells nobody who looks over a shoulder what it is about. */
export const eventTitle = 'ShineQuo session'
/** Under the title; the address of the session's page. */
export const eventDetails = (page: string) => `Join, move or cancel on its page: ${page}`
