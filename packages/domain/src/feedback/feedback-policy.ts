import type { ErrorCode } from '@shinequo/contract/errors'

export type FeedbackRefusal = Extract<ErrorCode, 'session_not_over' | 'session_missed' | 'feedback_given'>

/**
 * Why feedback is not taken now, or null: only from the session's end (epoch milliseconds) on, once, and not of one that the
 * student is noted to have missed.
 */
export function feedbackRefusal(
  session: { end: number; missed: boolean; feedbackGiven: boolean },
  now: number,
): FeedbackRefusal | null {
  if (now < session.end) return 'session_not_over'
  if (session.missed) return 'session_missed'
  return session.feedbackGiven ? 'feedback_given' : null
}

/** What of a feedback form decides something when it is stored. */
export interface FeedbackAnswer {
  coach_rating: number
  rating?: number | null | undefined
  is_video_testimonial_share?: boolean | undefined
  testimonial_link?: string | null | undefined
}

/**
 * The parts of feedback as they are stored: `rating` falls back to `coach_rating`, so that a rated session
 * never looks unrated, and the testimonial link stays only with the student's leave to share it.
 */
export function storedFeedback(answer: FeedbackAnswer) {
  const shared = answer.is_video_testimonial_share ?? false
  return {
    coachRating: answer.coach_rating,
    rating: answer.rating ?? answer.coach_rating,
    isVideoTestimonialShare: shared,
    testimonialLink: shared ? (answer.testimonial_link ?? '') : '',
  }
}
