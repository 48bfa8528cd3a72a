import { googleLink, outlookLink } from '@shinequo/domain/calendars/calendar-links'
import type { ServerMessages } from '@shinequo/messages/server'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Context } from '../../../plugins/context.ts'
import { type Mail, senderAddress } from '../../../plugins/mailer.ts'

/** A session for the calendar of one of its two people. */
export interface CalendarEvent {
  readonly bookingId: string
  readonly side: 'student' | 'coach'
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelled: boolean
  /** Increases with every change. */
  readonly sequence: number
  readonly recipient: { readonly name: string; readonly email: string }
  /** In the recipient's language. */
  readonly messages: ServerMessages
}

const productOf = ({ calendars }: ServerMessages) => ({
  company: 'ShineQuo',
  product: 'ShineQuo',
  language: calendars.fileLanguage,
})
/** How often subscribed calendars should refresh, in seconds. */
const FEED_SECONDS = 3600

/** The URL of the session's page for this person. */
export function sessionPage(baseUrl: string, { side, bookingId }: Pick<CalendarEvent, 'side' | 'bookingId'>) {
  return `${baseUrl}/${side === 'student' ? 'home' : 'coach'}/sessions/${bookingId}`
}

/** Calendars on the web that can save the session. */
export function webCalendars(baseUrl: string, event: CalendarEvent): { label: string; url: string }[] {
  const { calendars } = event.messages
  const page = sessionPage(baseUrl, event)
  const session = {
    start: event.startsAt.getTime(),
    end: event.endsAt.getTime(),
    page,
    title: calendars.eventTitle,
    details: calendars.eventDetails(page),
  }
  return [
    { label: calendars.googleCalendar, url: googleLink(session) },
    { label: calendars.outlook, url: outlookLink(session) },
  ]
}

/** The calendar part of a mail. It adds or updates the session in a calendar, or removes a cancelled one. */
export function inviteOf(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  event: CalendarEvent,
): NonNullable<Mail['calendar']> {
  const method = event.cancelled ? 'CANCEL' : 'REQUEST'
  return { method, content: fileOf(event, ICalCalendarMethod[method], env.baseUrl, clock.now()) }
}

/** A session as a calendar file written at `now`. A cancelled session's file removes it from the calendar. */
export function eventFile(event: CalendarEvent, baseUrl: string, now: number): string {
  const method = event.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  return fileOf(event, method, baseUrl, now)
}

function fileOf(event: CalendarEvent, method: ICalCalendarMethod, baseUrl: string, now: number): string {
  const calendar = ical({ prodId: productOf(event.messages), method })
  addEvent(calendar, event, baseUrl, now)
  return calendar.toString()
}

/** An event of a school for the calendar of a student. */
export interface SchoolEvent {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
  readonly place: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** A school's event as a calendar file written at `now`. Importing it again updates the event. */
export function schoolEventFile(
  messages: ServerMessages,
  { id, title, text, link, place, startsAt, endsAt }: SchoolEvent,
  baseUrl: string,
  now: number,
): string {
  const calendar = ical({ prodId: productOf(messages), method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${id}-event@${new URL(baseUrl).hostname}`,
    stamp: new Date(now),
    start: startsAt,
    end: endsAt,
    summary: title,
    description: link === null ? text : `${text}\n\n${link}`,
    location: place || link,
    url: link,
  })
  return calendar.toString()
}

/** The calendar file for subscribers. */
export function feedFile(
  messages: ServerMessages,
  events: readonly CalendarEvent[],
  baseUrl: string,
  now: number,
): string {
  const name = messages.calendars.feedName
  const calendar = ical({ prodId: productOf(messages), name, ttl: FEED_SECONDS })
  for (const event of events) addEvent(calendar, event, baseUrl, now)
  return calendar.toString()
}

/**
 * Times are in UTC: without a time zone, the file is right in every calendar, whatever it knows about clock changes.
 */
function addEvent(calendar: ICalCalendar, event: CalendarEvent, baseUrl: string, now: number): void {
  const page = sessionPage(baseUrl, event)
  const { calendars } = event.messages
  calendar.createEvent({
    // Each person has a copy with its own UID, so that nobody's answer reaches the other.
    id: `${event.bookingId}-${event.side}@${new URL(baseUrl).hostname}`,
    sequence: event.sequence,
    stamp: new Date(now),
    start: event.startsAt,
    end: event.endsAt,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: calendars.eventTitle,
    description: calendars.eventDetails(page),
    location: page,
    url: page,
    organizer: { name: 'ShineQuo', email: senderAddress(baseUrl) },
    attendees: [
      {
        name: event.recipient.name,
        email: event.recipient.email,
        role: ICalAttendeeRole.REQ,
        // They have accepted on the page: an answer by mail would reach nobody.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
}
