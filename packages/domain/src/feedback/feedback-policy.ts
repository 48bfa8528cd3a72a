import type { ErrorCode } from '@shinequo/contract/errors'

export type FeedbackRefusal = Extract<ErrorCode, 'session_not_over' | 'session_missed' | 'feedback_given'>

/**
 * Why feedback is refused now, or null. Feedback is accepted once, from the session's end (epoch milliseconds) on,
 * unless the student is recorded as having missed the session.
 */
export function feedbackRefusal(
  session: { end: number; missed: boolean; feedbackGiven: boolean },
  now: number,
): FeedbackRefusal | null {
  if (now < session.end) return 'session_not_over'
  if (session.missed) return 'session_missed'
  return session.feedbackGiven ? 'feedback_given' : null
}

/** The fields of a feedback form that affect how it is stored. */
export interface FeedbackAnswer {
  coach_rating: number
  rating?: number | null | undefined
  is_video_testimonial_share?: boolean | undefined
  testimonial_link?: string | null | undefined
}

/**
 * Feedback as it is stored. `rating` falls back to `coach_rating`, so that a rated session never looks unrated. The
 * testimonial link is kept only with the student's permission to share it.
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
