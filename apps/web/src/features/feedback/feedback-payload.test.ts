import { feedbackBody } from '@shinequo/contract/feedback'
import * as messages from '@shinequo/messages/web/feedback'
import { expect, it } from 'vitest'
import { firstErrors } from '../../lib/form-rules.ts'
import { EMPTY_FEEDBACK, feedbackOf } from './feedback-payload.ts'

it('without stars for the coach there is nothing to send', () => {
  expect(firstErrors(feedbackBody, feedbackOf(EMPTY_FEEDBACK), messages.fieldErrors)).toEqual({
    coach_rating: 'Please rate your coach',
  })
})

it('the stars alone are enough; unselected values are left out', () => {
  const body = feedbackOf({ ...EMPTY_FEEDBACK, coach_rating: '4' })
  expect(firstErrors(feedbackBody, body, messages.fieldErrors)).toEqual({})
  expect(body).toEqual({
    coach_rating: 4,
    experience: '',
    feedback: '',
    impact: '',
    is_video_testimonial_share: false,
    testimonial_link: '',
  })
})

it('an address is sent only with the wish to share a testimonial', () => {
  const values = { ...EMPTY_FEEDBACK, coach_rating: '5', testimonial_link: 'maya@school.example' }
  expect(feedbackOf(values).testimonial_link).toBe('')
  expect(feedbackOf({ ...values, is_video_testimonial_share: true }).testimonial_link).toBe(
    'maya@school.example',
  )
})
