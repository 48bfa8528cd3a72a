import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as value from './values.ts'

export const getSessionFile = endpoint({
  method: 'GET',
  path: '/bookings/:id/calendar.ics',
  summary: 'A session as a calendar file, for its two people',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: z.unknown(),
})

/** When the caller's subscription address was made; null if they have none. */
const calendarFeed = z.object({ made_at: z.nullable(z.string()) })
export type CalendarFeed = z.infer<typeof calendarFeed>

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar-feed/',
  summary: "Whether there is a secret address of the caller's sessions; the address itself is shown once",
  access: 'signed-in',
  status: 200,
  reply: calendarFeed,
})

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feed/',
  summary:
    "Make a secret address of the caller's own sessions for a calendar to subscribe to; it ends the former",
  access: 'signed-in',
  status: 201,
  reply: z.object({ url: z.string(), made_at: z.string() }),
})

export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendar-feed/',
  summary: 'End that address; calendars that subscribed find nothing there',
  access: 'signed-in',
  status: 200,
  reply: calendarFeed,
})
