/** The longest event, in milliseconds. A later end is probably a typo. */
export const LONGEST_EVENT_MS = 31 * 24 * 3_600_000

/** Why an event cannot have these times: it ends before it begins, lasts too long, or would be over already. */
export type EventProblem = 'reversed' | 'too_long' | 'over'

/** When an event takes place, in epoch milliseconds, its end excluded. */
export interface EventSpan {
  readonly start: number
  readonly end: number
}

/**
 * Why an event cannot be given these times; null if it can. An event whose times stay as they are (`before`) may be
 * over: its text can still be corrected.
 */
export function eventProblem(
  { start, end }: EventSpan,
  before: EventSpan | null,
  now: number,
): EventProblem | null {
  if (end <= start) return 'reversed'
  if (end - start > LONGEST_EVENT_MS) return 'too_long'
  const kept = before !== null && before.start === start && before.end === end
  return end <= now && !kept ? 'over' : null
}
