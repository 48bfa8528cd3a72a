import { describe, expect, test } from 'vitest'
import { feedbackRefusal, storedFeedback } from './feedback-policy.ts'

const end = Date.parse('2026-11-24T20:30:00Z')

test.each([
  [end - 1, false, false, 'session_not_over'],
  [end, false, false, null],
  [end + 1, true, false, 'feedback_given'],
  [end - 1, true, false, 'session_not_over'],
  [end - 1, false, true, 'session_not_over'],
  [end, false, true, 'session_missed'],
])('at %d with feedback given %s, missed %s: %j', (now, feedbackGiven, missed, refusal) => {
  expect(feedbackRefusal({ end, missed, feedbackGiven }, now)).toBe(refusal)
})

describe('feedback as stored', () => {
  test("uses the coach's rating if the usefulness is missing", () => {
    expect(storedFeedback({ coach_rating: 4 })).toMatchObject({ coachRating: 4, rating: 4 })
    expect(storedFeedback({ coach_rating: 4, rating: 2 })).toMatchObject({ coachRating: 4, rating: 2 })
    expect(storedFeedback({ coach_rating: 1, rating: null })).toMatchObject({ rating: 1 })
  })

  test('keeps the testimonial link only with permission to share it', () => {
    const testimonial_link = 'student@example.test'
    const shared = storedFeedback({ coach_rating: 5, is_video_testimonial_share: true, testimonial_link })
    expect(shared).toMatchObject({ isVideoTestimonialShare: true, testimonialLink: testimonial_link })
    for (const leave of [false, undefined]) {
      const kept = storedFeedback({ coach_rating: 5, is_video_testimonial_share: leave, testimonial_link })
      expect(kept).toMatchObject({ isVideoTestimonialShare: false, testimonialLink: '' })
    }
  })
})
