import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import { DAY } from '../time/zoned-day.ts'

/** Within this many days a student is reminded once at most. */
export const REMIND_AGAIN_DAYS = 7

/** Up to when a student may have been reminded last, included, to be reminded at `now`; both in epoch milliseconds. */
export function mayRemindSince(now: number): number {
  return now - REMIND_AGAIN_DAYS * DAY
}

/** What a student can be reminded of: to finish the profile, to answer the questions, or to book with their coach. */
export const REMINDER_STEPS = ['profile', 'answers', 'booking'] as const
export type ReminderStep = (typeof REMINDER_STEPS)[number]

/** A student, as far as it decides about a reminder of their next step. */
export interface ReminderFacts {
  readonly hasProfile: boolean
  /** Has answers, a coach, or a request that waits. */
  readonly isUnderWay: boolean
  readonly hasCoach: boolean
  /** A session is booked, or running. */
  readonly hasSessionAhead: boolean
  readonly paused: boolean
  /** The account is to be deleted. */
  readonly leaving: boolean
  /** The mailbox is confirmed. */
  readonly proved: boolean
  /** Mail to the address comes back. */
  readonly refused: boolean
  /** The student has turned this mail off. */
  readonly off: boolean
  /** In epoch milliseconds; null if never. */
  readonly remindedAt: number | null
}

/** The step that only the student can take next; null if there is none, because a session is booked or a match is made. */
export function reminderStep(
  facts: Pick<ReminderFacts, 'hasProfile' | 'isUnderWay' | 'hasCoach' | 'hasSessionAhead'>,
): ReminderStep | null {
  if (facts.hasSessionAhead) return null
  if (facts.hasCoach) return 'booking'
  if (!facts.hasProfile) return 'profile'
  return facts.isUnderWay ? null : 'answers'
}

/** Why a student is not reminded of the next step; null if they are. */
export function reminderLeftOut(facts: ReminderFacts, now: number): BulkCode | null {
  if (facts.paused) return 'paused'
  if (facts.leaving) return 'leaving'
  if (reminderStep(facts) === null) return 'has_answered'
  if (!facts.proved) return 'mailbox_unproved'
  if (facts.refused) return 'mail_refused'
  if (facts.off) return 'mail_off'
  return facts.remindedAt !== null && facts.remindedAt > mayRemindSince(now) ? 'reminded_lately' : null
}
