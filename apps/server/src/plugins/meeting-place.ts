import type { BookingStatus } from '@shinequo/contract/bookings'
import { placeElsewhere } from '@shinequo/domain/sessions/session-state'
import type { Context } from './context.ts'
import { sessionOf } from './database/session-state.ts'

/** What decides where sessions meet. */
export type Places = Pick<Context, 'env' | 'digest'>

/** The part of a session that decides its place. `coach_link` is the coach's own link, '' for none. */
interface Placed {
  readonly id: string
  readonly status: BookingStatus
  readonly starts_at: Date
  readonly ends_at: Date
  readonly coach_link: string
}

/** The external URL of a session at `now` (milliseconds); null if it meets in our room. */
export function meetingElsewhere({ env, digest }: Places, session: Placed, now: number): string | null {
  const { id, coach_link: coachLink } = session
  // A meeting link may let anybody in, so the booking's id alone must not lead there.
  const key = digest('meeting', id)
  return placeElsewhere(sessionOf(session), { coachLink, template: env.meetingUrlTemplate, key }, now)
}

/** Where a session meets: at an external URL, or in our room. */
export function meetingUrl(places: Places, session: Placed, now: number): string {
  return meetingElsewhere(places, session, now) ?? `${places.env.baseUrl}/session/${session.id}`
}
