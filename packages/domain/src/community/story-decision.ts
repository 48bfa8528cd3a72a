import type { StoryDecision, StoryState } from '@shinequo/contract/community'

/** How long a decision can be taken back, in milliseconds. */
export const UNDO_MS = 60_000

/**
 * Whether a person may decide so on a story: one that waits is published or declined; one on the wall is removed, or
 * stays, which is a decision only when somebody has reported it. Nothing leads back from declined or removed but undo.
 */
export function mayDecide(
  { state, isReported }: { readonly state: StoryState; readonly isReported: boolean },
  decision: StoryDecision,
): boolean {
  if (state === 'held' || state === 'waiting') return decision !== 'removed'
  if (state !== 'published') return false
  return decision === 'removed' || (decision === 'published' && isReported)
}

/** Whether the author is owed a reason. */
export function needsReason(decision: StoryDecision): boolean {
  return decision !== 'published'
}

/** Whether a decision can still be taken back at `now`: by whoever made it, for a minute (its end excluded). */
export function mayUndo(
  decision: { readonly by: string | null; readonly at: number | null },
  who: string,
  now: number,
): boolean {
  return decision.by === who && decision.at !== null && now < decision.at + UNDO_MS
}
