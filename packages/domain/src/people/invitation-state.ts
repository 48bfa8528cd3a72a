import type { InvitationState } from '@shinequo/contract/people/invitations'
import { DAY } from '../time/zoned-day.ts'

/** How long an invitation's link is valid. */
export const INVITATION_MS = 7 * DAY

/** Instants in milliseconds; null for an event that has not happened. */
export interface InvitationTimes {
  readonly expiresAt: number
  readonly acceptedAt: number | null
  readonly revokedAt: number | null
}

/** The state of an invitation at `now`. It expires at `expiresAt`, which is excluded. */
export function invitationState(times: InvitationTimes, now: number): InvitationState {
  if (times.acceptedAt !== null) return 'accepted'
  if (times.revokedAt !== null) return 'revoked'
  return now < times.expiresAt ? 'open' : 'expired'
}
