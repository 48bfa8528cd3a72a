import { googleLink, outlookLink } from '@shinequo/domain/calendars/calendar-links'
import type { ServerMessages } from '@shinequo/messages/server'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Context } from '../../../plugins/context.ts'
import { type Mail, senderAddress } from '../../../plugins/mailer.ts'

/** A session in the calendar of one of its two people. */
interface CalendarEvent {
  readonly bookingId: string
  readonly side: 'student' | 'coach'
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelled: boolean
  /** Increases with every change. */
  readonly sequence: number
  /** In this person's language. */
  readonly messages: ServerMessages
}

/** A session in a mail to one of its two people. */
export interface InvitedEvent extends CalendarEvent {
  readonly recipient: { readonly name: string; readonly email: string }
}

/** A session in a subscribed calendar. */
export interface FeedEvent extends CalendarEvent {
  /** When it was booked, or last changed. */
  readonly changedAt: Date
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
    { label: calendars.outlookWork, url: outlookLink(session, 'work') },
    { label: calendars.outlookPersonal, url: outlookLink(session, 'personal') },
  ]
}

/** The calendar part of a mail. It adds or updates the session in a calendar, or removes a cancelled one. */
export function inviteOf(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  event: InvitedEvent,
): NonNullable<Mail['calendar']> {
  const method = event.cancelled ? 'CANCEL' : 'REQUEST'
  const calendar = ical({ prodId: productOf(event.messages), method: ICalCalendarMethod[method] })
  calendar.createEvent({
    ...fieldsOf(event, env.baseUrl, new Date(clock.now())),
    organizer: organizerOf(env.baseUrl),
    attendees: [
      {
        ...event.recipient,
        role: ICalAttendeeRole.REQ,
        // They have accepted on the page: an answer by mail would reach nobody.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return { method, content: calendar.toString() }
}

/**
 * A session as a calendar file written at `now`, without attendees, as files that anybody may import are. A cancelled
 * session's file removes it from the calendar.
 */
export function eventFile(event: CalendarEvent, baseUrl: string, now: number): string {
  const calendar = fileFor(event.messages, event.cancelled)
  calendar.createEvent({
    ...fieldsOf(event, baseUrl, new Date(now)),
    organizer: organizerOf(baseUrl),
  })
  return calendar.toString()
}

const fileFor = (messages: ServerMessages, cancelled: boolean) =>
  ical({
    prodId: productOf(messages),
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })

/** The organizer of everything is the service: people's own addresses are in no file. */
const organizerOf = (baseUrl: string) => ({ name: 'ShineQuo', email: senderAddress(baseUrl) })

/** An event of a school for the calendar of a student. */
export interface SchoolEvent {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
  readonly place: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** It no longer takes place, or no longer for this student. */
  readonly cancelled: boolean
  /** Increases with every change. */
  readonly sequence: number
}

/**
 * A school's event as a calendar file written at `now`. Importing it again updates the event, or removes it once it is
 * cancelled.
 */
export function schoolEventFile(
  messages: ServerMessages,
  { id, title, text, link, place, startsAt, endsAt, cancelled, sequence }: SchoolEvent,
  baseUrl: string,
  now: number,
): string {
  const calendar = fileFor(messages, cancelled)
  calendar.createEvent({
    id: `${id}-event@${new URL(baseUrl).hostname}`,
    sequence,
    stamp: new Date(now),
    start: startsAt,
    end: endsAt,
    status: statusOf(cancelled),
    summary: title,
    description: link === null ? text : `${text}\n\n${link}`,
    location: place || link,
    url: link && uriValue(link),
    organizer: organizerOf(baseUrl),
  })
  return calendar.toString()
}

/** An address as a value of its own kind, which has no backslashes: the library would write them as in texts. */
function uriValue(link: string): string {
  return new URL(link).href.replace(/[,;\\]/g, encodeURIComponent)
}

/**
 * The calendar file for subscribers. It names nobody and holds no address of a person, since it may be read by whoever
 * got hold of its own. It is the same as long as no session changes.
 */
export function feedFile(messages: ServerMessages, events: readonly FeedEvent[], baseUrl: string): string {
  const name = messages.calendars.feedName
  const calendar = ical({ prodId: productOf(messages), name, ttl: FEED_SECONDS })
  for (const event of events) calendar.createEvent(fieldsOf(event, baseUrl, event.changedAt))
  return calendar.toString()
}

const statusOf = (cancelled: boolean) => (cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)

/**
 * What every file says about a session. Times are in UTC: without a time zone, the file is right in every calendar,
 * whatever it knows about clock changes.
 */
function fieldsOf(event: CalendarEvent, baseUrl: string, stamp: Date) {
  const page = sessionPage(baseUrl, event)
  const { calendars } = event.messages
  return {
    // Each person has a copy with its own UID, so that nobody's answer reaches the other.
    id: `${event.bookingId}-${event.side}@${new URL(baseUrl).hostname}`,
    sequence: event.sequence,
    stamp,
    start: event.startsAt,
    end: event.endsAt,
    status: statusOf(event.cancelled),
    summary: calendars.eventTitle,
    description: calendars.eventDetails(page),
    location: page,
    url: page,
  }
}
