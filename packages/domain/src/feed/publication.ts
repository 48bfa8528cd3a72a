import type { PostState } from '@shinequo/contract/feed'

/** How far ahead a post can be scheduled, in milliseconds: further is a slip of the year. */
export const SCHEDULE_AHEAD_MS = 366 * 24 * 3_600_000

/** How long a deleted post can be brought back, in milliseconds. */
export const RESTORE_MS = 24 * 3_600_000

/** The state of a post that is published at that instant (null: a draft). Its own instant counts as published. */
export function postState(publishedAt: number | null, now: number): PostState {
  if (publishedAt === null) return 'draft'
  return publishedAt <= now ? 'published' : 'scheduled'
}

/** Why a post cannot be published at an instant: it is over, or more than a year ahead. */
export type ScheduleProblem = 'past' | 'too_far'

/** Why a post cannot be published at that instant, null when it can. Only what is to come can be chosen. */
export function scheduleProblem(at: number, now: number): ScheduleProblem | null {
  if (at <= now) return 'past'
  return at - now > SCHEDULE_AHEAD_MS ? 'too_far' : null
}
