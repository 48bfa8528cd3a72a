import type { StudentStage } from '@shinequo/contract/people'
import { DAY } from '../time/zoned-day.ts'

/** What decides how far a student has come. Instants in epoch milliseconds. */
export interface StageFacts {
  readonly proved: boolean
  readonly hasProfile: boolean
  readonly hasAnswers: boolean
  /** When the newest match in force was made; null without a coach. */
  readonly matchedAt: number | null
  /** When the last session that was held began. */
  readonly lastAt: number | null
  /** When the next session, or the one that is running, begins and ends. */
  readonly next: { readonly start: number; readonly end: number } | null
}

/** After how long without a session somebody with a coach is quiet. */
export const QUIET_AFTER = 21 * DAY

/**
 * How far a student has come at `now`, and until when that holds as far as nobody acts; infinite if only an act can
 * change it.
 */
export function studentStage(facts: StageFacts, now: number): { stage: StudentStage; until: number } {
  const { next, matchedAt, lastAt } = facts
  const stays = (stage: StudentStage) => ({ stage, until: Number.POSITIVE_INFINITY })
  if (next !== null) return { stage: 'booked', until: next.end }
  if (matchedAt !== null) {
    const quietAt = Math.max(matchedAt, lastAt ?? 0) + QUIET_AFTER
    return quietAt <= now ? stays('quiet') : { stage: 'matched', until: quietAt }
  }
  if (!facts.hasProfile) return stays(facts.proved ? 'no_profile' : 'signed_up')
  return stays(facts.hasAnswers ? 'waiting' : 'no_answers')
}
