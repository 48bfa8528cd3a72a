import type { ErrorCode } from '@shinequo/contract/errors'

/** How long a claim holds its slot (readings.md), in minutes. */
export const CLAIM_MINUTES = 10

/** What decides whether a student may take a time of a coach at all, whichever time it is. */
export interface BookingParties {
  /** The student has completed the profile. */
  profileCompleted: boolean
  /** The coach is approved, not paused and takes students. */
  coachAccepting: boolean
  /** The programme lets students book only coaches that they are matched with. */
  matchedOnly: boolean
  /** An accepted match joins the two. */
  matched: boolean
}

export type BookingRefusal = Extract<ErrorCode, 'profile_incomplete' | 'coach_unavailable' | 'not_matched'>

/** Why this student may not book this coach, or null: asked at the claim and again at the booking. */
export function bookingRefusal(parties: BookingParties): BookingRefusal | null {
  if (!parties.profileCompleted) return 'profile_incomplete'
  if (!parties.coachAccepting) return 'coach_unavailable'
  return parties.matchedOnly && !parties.matched ? 'not_matched' : null
}

/** When a claim made at `now` ends; at that instant it is over. */
export function claimExpiry(now: number): number {
  return now + CLAIM_MINUTES * 60_000
}

/** Whether a claim still holds its slot at `now`. */
export function isLiveClaim(expiresAt: number, now: number): boolean {
  return now < expiresAt
}
