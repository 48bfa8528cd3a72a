/**
 * A session as a calendar holds it: milliseconds, the end not included; `page` is where its two people find it. The title
 * tells nobody who looks over a shoulder what it is about; the details stand under it.
 */
export interface CalendarSession {
  readonly start: number
  readonly end: number
  readonly page: string
  readonly title: string
  readonly details: string
}

/** The page on which Google Calendar offers to save a session. */
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

/** The same of Outlook on the web. */
export function outlookLink({ start, end, page, title, details }: CalendarSession): string {
  const search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    location: page,
  })
  // Outlook shows a plus as it is.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${search.toString().replaceAll('+', '%20')}`
}

/** '20261124T200000Z': UTC, so that no calendar has to know a zone. */
function basicTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
