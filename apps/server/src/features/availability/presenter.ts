import type { ClaimedSlot, OpenSlot } from '@shinequo/contract/availability'
import { slotId } from '@shinequo/domain/availability/slot-id'
import { SLOT } from '@shinequo/domain/availability/weekly-hours'

/** A slot's two instants as they go over the wire. */
export function slotTimes(start: number): { start_time: string; end_time: string } {
  return { start_time: new Date(start).toISOString(), end_time: new Date(start + SLOT).toISOString() }
}

/** Open slots under their UTC dates; `starts` ascend, so the dates and the slots of each do too. */
export function openSlotsByDate(coachId: string, starts: readonly number[]): Record<string, OpenSlot[]> {
  const dates: Record<string, OpenSlot[]> = {}
  for (const start of starts) {
    const times = slotTimes(start)
    const date = times.start_time.slice(0, 10)
    dates[date] ??= []
    dates[date].push({
      id: slotId(coachId, start),
      student_profile: null,
      mentor_profile: coachId,
      ...times,
      is_default: true,
    })
  }
  return dates
}

/** A claim as its student sees it. */
export function claimedSlot(claim: {
  id: string
  studentId: string
  coachId: string
  start: number
  expiresAt: number
}): ClaimedSlot {
  return {
    id: claim.id,
    student_profile: claim.studentId,
    mentor_profile: claim.coachId,
    ...slotTimes(claim.start),
    is_default: false,
    expires_at: new Date(claim.expiresAt).toISOString(),
  }
}
