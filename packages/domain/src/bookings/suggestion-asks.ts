import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import { DAY } from '../time/zoned-day.ts'

/* The programme asks a student's coach to suggest a time. Instants are epoch milliseconds. */

/** Within this many days a coach is asked about a student once at most. */
const ASK_AGAIN_DAYS = 7
/** For this many days a coach sees that they were asked. */
const ASKED_FOR_DAYS = 14

/** Up to when a coach may have been asked last about a student, included, to be asked at `now`. */
export function mayAskSince(now: number): number {
  return now - ASK_AGAIN_DAYS * DAY
}

/** After when a coach was asked about a student, if they still see it at `now`. */
export function isAskedSince(now: number): number {
  return now - ASKED_FOR_DAYS * DAY
}

/** A student, as far as it decides whether their coach is asked to suggest a time. */
export interface AskFacts {
  readonly paused: boolean
  /** The account is to be deleted. */
  readonly leaving: boolean
  /** A session with any coach is booked, or running. */
  readonly hasSessionAhead: boolean
  /** Times that a coach suggested wait for the student's answer. */
  readonly timesWait: boolean
  /** The coaches of the accepted matches. `away`: paused or leaving. */
  readonly coaches: readonly { readonly away: boolean; readonly askedAt: number | null }[]
}

/** Why a student's coach is not asked to suggest a time; null if they are. */
export function askLeftOut(facts: AskFacts, now: number): BulkCode | null {
  const { paused, leaving, hasSessionAhead, timesWait, coaches } = facts
  if (paused) return 'paused'
  if (leaving) return 'leaving'
  if (coaches.length === 0) return 'no_coach'
  if (hasSessionAhead) return 'session_ahead'
  if (timesWait) return 'times_wait'
  if (coaches.some(({ askedAt }) => askedAt !== null && askedAt > mayAskSince(now))) return 'asked_lately'
  return coaches.every(({ away }) => away) ? 'coach_away' : null
}
