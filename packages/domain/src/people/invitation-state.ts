import type { InvitationState } from '@shinequo/contract/people/invitations'
import { DAY } from '../time/zoned-day.ts'

/** How long an invitation's link is valid. */
export const INVITATION_MS = 7 * DAY

/** When an invitation ends, as it is stored; null for what has not happened. */
export interface InvitationTimes {
  readonly expires_at: Date
  readonly accepted_at: Date | null
  readonly revoked_at: Date | null
}

/** The state of an invitation at `now`. It expires at `expires_at`, which is excluded. */
export function invitationState(times: InvitationTimes, now: number): InvitationState {
  if (times.accepted_at !== null) return 'accepted'
  if (times.revoked_at !== null) return 'revoked'
  return now < times.expires_at.getTime() ? 'open' : 'expired'
}
