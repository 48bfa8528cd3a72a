import type { StoryDecision, StoryState } from '@shinequo/contract/community'

/** How long a decision can be undone, in milliseconds. */
export const UNDO_MS = 60_000

/**
 * Whether a story allows this decision. A waiting story can be published or declined. A published story can be removed;
 * keeping it is a decision only if somebody reported it. Undo is the only way back from declined or removed.
 */
export function mayDecide(
  { state, isReported }: { readonly state: StoryState; readonly isReported: boolean },
  decision: StoryDecision,
): boolean {
  if (state === 'held' || state === 'waiting') return decision !== 'removed'
  if (state !== 'published') return false
  return decision === 'removed' || (decision === 'published' && isReported)
}

/** Whether the author must be given a reason. */
export function needsReason(decision: StoryDecision): boolean {
  return decision !== 'published'
}

/** Whether a decision can still be undone at `now`: by the person who made it, for a minute, end excluded. */
export function mayUndo(
  decision: { readonly by: string | null; readonly at: number | null },
  who: string,
  now: number,
): boolean {
  return decision.by === who && decision.at !== null && now < decision.at + UNDO_MS
}

/** Whether staff may write to the author of a story: not while two messages have no answer. */
export function mayReachOut(unanswered: number): boolean {
  return unanswered < 2
}
