import * as messages from '@shinequo/messages/web/errors'

export { coachNotFound } from '@shinequo/messages/web/errors'

/** The specific messages of section 8 of the product document, by the call that failed. */
export const FAILURES = {
  pictureUpload: messages.pictureUploadFailed,
  pictureProcessing: messages.pictureProcessingFailed,
  matchedCoaches: messages.matchedCoachesFailed,
  feedback: messages.feedbackFailed,
  coach: messages.coachFailed,
  timeSlots: messages.timeSlotsFailed,
  booking: messages.bookingFailed,
  questions: messages.questionsFailed,
} as const

export const SUCCESSES = {
  feedback: messages.feedbackSubmitted,
  profileUpdate: messages.profileUpdated,
  booking: messages.bookingConfirmed,
} as const
