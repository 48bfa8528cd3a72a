import type { InvitationState } from '@shinequo/contract/people/invitations'
import { DAY } from '../time/zoned-day.ts'

/** How long an invitation's link is good. */
export const INVITATION_MS = 7 * DAY

/** Instants in milliseconds; null for what has not happened. */
export interface InvitationTimes {
  readonly expiresAt: number
  readonly acceptedAt: number | null
  readonly revokedAt: number | null
}

/** What has become of an invitation at `now`; at the instant of its end it has run out. */
export function invitationState(times: InvitationTimes, now: number): InvitationState {
  if (times.acceptedAt !== null) return 'accepted'
  if (times.revokedAt !== null) return 'revoked'
  return now < times.expiresAt ? 'open' : 'expired'
}
