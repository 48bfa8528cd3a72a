/** Sessions in a person's own calendar. */
export const googleCalendar = 'Google Calendar'
export const outlookWork = 'Outlook (work or school)'
export const outlookPersonal = 'Outlook (personal)'
export const appleCalendar = 'Apple Calendar'
export const appleCalendarFile = 'Apple Calendar: download a file'
/** For screen readers, after the name of a link. */
export const opensInANewTab = ', opens in a new tab'
export const mailsCarryIt =
  'Every email about this session has it attached too, and updates your calendar when the session is moved or cancelled. If you add it with a link here, you have to update it yourself.'

// The address that a calendar subscribes to
export const aboutTheAddress =
  'Your calendar can subscribe to a private address. It then shows all your sessions and keeps up with every change. Anyone who has the address can see when your sessions are, so keep it to yourself.'
export const hasAnAddress =
  "Your calendar has an address. We can't show it again: if you need it, make a new one."
export const makeAnAddress = 'Make an address'
export const makeANewAddress = 'Make a new address'
export const endTheAddress = 'Turn off the address'
export const newEndsTheFormer =
  'A new address turns off the old one. So do a new password, a new email address, and signing out all other devices.'
export const copyItNow = 'Copy this address now. It is shown only once.'
export const addressOfYourCalendar = 'Address of your calendar'
export const sessionsInYourCalendar = 'Sessions in your calendar'

// The same address, in the list of sign-ins
export const addressAmongSignIns = 'Private address of your calendar'
export const addressMadeOn = (moment: string) => `Made ${moment}`
export const addressEndsWith =
  'Whoever has it can see when your sessions are. It ends when you sign out all other devices, and with a new password or email address.'
export const endIt = 'Turn off'
/** For screen readers, in place of that. */
export const endPrivateAddress = 'Turn off the private address of your calendar'
export const addressEnded = 'The address of your calendar is turned off.'

/**
 * The title of a session in every calendar. It does not say what the session is about, since others may see the screen.
 */
export const eventTitle = 'ShineQuo session'
/** Below the title; `page` is the address of the session's page. */
export const eventDetails = (page: string) => `Join, move or cancel it here: ${page}`
