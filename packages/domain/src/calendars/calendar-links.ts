/**
 * A session as a calendar event. Instants in milliseconds, end excluded; `page` is the session's page for its two
 * people. The title must not reveal to a bystander what the session is about; the details are in the event's
 * description.
 */
export interface CalendarSession {
  readonly start: number
  readonly end: number
  readonly page: string
  readonly title: string
  readonly details: string
}

/** The URL at which Google Calendar offers to save a session. */
export function googleLink({ start, end, page, title, details }: CalendarSession): string {
  const search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicTime(start)}/${basicTime(end)}`,
    details,
    location: page,
  })
  return `https://calendar.google.com/calendar/render?${search}`
}

/** Where Outlook keeps the calendars of each kind of account. One does not open with an account of the other. */
const OUTLOOK = { work: 'https://outlook.office.com', personal: 'https://outlook.live.com' }

/** The URL at which Outlook on the web offers to save a session, for accounts of work or school, or personal ones. */
export function outlookLink(
  { start, end, page, title, details }: CalendarSession,
  account: keyof typeof OUTLOOK,
): string {
  const search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    location: page,
  })
  // Outlook does not decode a plus as a space.
  return `${OUTLOOK[account]}/calendar/0/deeplink/compose?${search.toString().replaceAll('+', '%20')}`
}

/** '20261124T200000Z'. UTC, so that calendars need no time zone data. */
function basicTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
