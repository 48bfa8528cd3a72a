import type { FeedbackBody } from './api/student.ts'

/** The empty form. Numbers are text, '0' for none. */
export const EMPTY_FEEDBACK = {
  coach_rating: '0',
  rating: '0',
  experience: '',
  feedback: '',
  recommend: '0',
  impact: '',
  is_video_testimonial_share: false as boolean,
  testimonial_link: '',
}

/** The request body: only selected numbers, and the address only with the wish to share. */
export function feedbackOf(values: typeof EMPTY_FEEDBACK): FeedbackBody {
  const shares = values.is_video_testimonial_share
  return {
    coach_rating: Number(values.coach_rating),
    ...(values.rating !== '0' && { rating: Number(values.rating) }),
    experience: values.experience,
    feedback: values.feedback,
    ...(values.recommend !== '0' && { recommend: Number(values.recommend) }),
    impact: values.impact,
    is_video_testimonial_share: shares,
    testimonial_link: shares ? values.testimonial_link : '',
  }
}
