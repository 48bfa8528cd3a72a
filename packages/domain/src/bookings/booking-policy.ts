import type { ErrorCode } from '@shinequo/contract/errors'

/** How long a claim holds its slot (readings.md), in minutes. */
export const CLAIM_MINUTES = 10

/** What decides whether a student may take a time of a coach at all, whichever time it is. */
export interface BookingParties {
  /** The student's account is to be deleted, or is. */
  accountEnding: boolean
  /** The student has completed the profile. */
  profileCompleted: boolean
  /** The coach is approved, not paused and takes students. */
  coachAccepting: boolean
  /** The programme lets students book only coaches that they are matched with, and no accepted match joins the two. */
  needsMatch: boolean
  /** The sessions that the student has ahead, and how many the programme allows. */
  upcoming: number
  mostUpcoming: number
}

export type BookingRefusal = Extract<
  ErrorCode,
  'account_ending' | 'profile_incomplete' | 'coach_unavailable' | 'not_matched' | 'too_many_sessions'
>

/** Why this student may not book this coach, or null: asked at the claim and again at the booking. */
export function bookingRefusal(parties: BookingParties): BookingRefusal | null {
  if (parties.accountEnding) return 'account_ending'
  if (!parties.profileCompleted) return 'profile_incomplete'
  if (!parties.coachAccepting) return 'coach_unavailable'
  if (parties.needsMatch) return 'not_matched'
  return parties.upcoming >= parties.mostUpcoming ? 'too_many_sessions' : null
}

/** New claims that one student may make within CLAIMS_WINDOW_MS. */
export const MOST_CLAIMS = 30
export const CLAIMS_WINDOW_MS = 10 * 60_000

/** When a claim made at `now` ends; at that instant it is over. */
export function claimExpiry(now: number): number {
  return now + CLAIM_MINUTES * 60_000
}

/** Whether a claim still holds its slot at `now`. */
export function isLiveClaim(expiresAt: number, now: number): boolean {
  return now < expiresAt
}
