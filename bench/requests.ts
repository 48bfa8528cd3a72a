import type { Pair } from './world.ts'

/** The body of POST /time-slots/ for a pair and a time. */
export function claimBody({ student, coachId }: Pair, { start, end }: { start: Date; end: Date }) {
  return [
    {
      student_profile: student.profileId,
      mentor_profile: coachId,
      start_time: start.toISOString(),
      end_time: end.toISOString(),
      is_default: false,
    },
  ]
}

/** The body of POST /bookings/ for a claim, as the product document's browser sends it. */
export function bookingBody({ student, coachId }: Pair, claimId: string) {
  return {
    student_profile: student.profileId,
    mentor_profile: coachId,
    time_slot: claimId,
    feedback: '',
    pre_session_note: 'I would like to plan my week.',
    coach_rating: 4.5,
  }
}
