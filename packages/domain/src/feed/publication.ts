import type { PostState } from '@shinequo/contract/feed'

/** How far ahead a post can be scheduled, in milliseconds. A later date is probably a typo in the year. */
export const SCHEDULE_AHEAD_MS = 366 * 24 * 3_600_000

/** How long a deleted post can be restored, in milliseconds. */
export const RESTORE_MS = 24 * 3_600_000

/** The state of a post with this publication time (null: a draft). It is published from that instant on, inclusive. */
export function postState(publishedAt: number | null, now: number): PostState {
  if (publishedAt === null) return 'draft'
  return publishedAt <= now ? 'published' : 'scheduled'
}

/** Why a post cannot be published at an instant: it is in the past, or more than a year ahead. */
export type ScheduleProblem = 'past' | 'too_far'

/** Why a post cannot be published at that instant; null if it can. The instant must be in the future. */
export function scheduleProblem(at: number, now: number): ScheduleProblem | null {
  if (at <= now) return 'past'
  return at - now > SCHEDULE_AHEAD_MS ? 'too_far' : null
}
