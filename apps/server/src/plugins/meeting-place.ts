import type { BookingStatus } from '@shinequo/contract/bookings'
import { placeElsewhere } from '@shinequo/domain/sessions/meeting-place'
import type { Context } from './context.ts'
import { sessionOf } from './database/session-state.ts'

/** What decides where sessions meet. */
export type Places = Pick<Context, 'env' | 'digest'>

/** A session as far as its place goes. `coach_link` is the own link of its coach, '' for none. */
interface Placed {
  readonly id: string
  readonly status: BookingStatus
  readonly starts_at: Date
  readonly ends_at: Date
  readonly coach_link: string
}

/** The address elsewhere at which a session meets at `now`, in milliseconds; null when it meets in our room. */
export function meetingElsewhere({ env, digest }: Places, session: Placed, now: number): string | null {
  const { id, coach_link: coachLink } = session
  // Whoever has the booking's id must not be able to enter a place that asks nobody who they are.
  const key = digest('meeting', id)
  return placeElsewhere(sessionOf(session), { coachLink, template: env.meetingUrlTemplate, key }, now)
}

/** Where a session meets: elsewhere, or in our room. */
export function meetingUrl(places: Places, session: Placed, now: number): string {
  return meetingElsewhere(places, session, now) ?? `${places.env.baseUrl}/session/${session.id}`
}
