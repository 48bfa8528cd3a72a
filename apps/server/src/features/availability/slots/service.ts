import { type Refusal, refuse } from '../../../plugins/errors.ts'

/** For the nouns that write times of people in transactions of their own, under the same locks. */
export {
  confirmClaim,
  lockCoach,
  lockPerson,
  type OwnSlot,
  type Person,
  partiesLock,
  releaseSlot,
  releaseSlotsOf,
  reopenHour,
  slotOfStudent,
  takeSlotAgain,
} from './queries.ts'

/**
 * What a conflict with the exclusion constraints is to whoever wanted the time: for the `catch` of a transaction that
 * takes one. The locks and rules leave none; should one be met, it has the last word. Throws any other error on.
 */
export function refusedConflict(error: unknown): Refusal {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23P01') throw error
  return refuse(constraint === 'time_slots_student_free' ? 'student_busy' : 'slot_taken')
}
