/** Section 8 of the product document, continued from error-catalogue.ts: the sentences that only signed-in pages say. */

/** The specific messages, by the call that failed. */
export const FAILURES = {
  onboarding: 'Failed to submit onboarding data',
  pictureUpload: 'Failed to upload profile picture. Please try again.',
  pictureProcessing: 'Failed to process the image. Please try again.',
  matchedCoaches: 'Failed to fetch matched coaches. Please try again later.',
  feedback: 'An error occurred while submitting feedback',
  coach: 'Failed to fetch coach details. Please try again later.',
  timeSlots: 'Failed to fetch time slots. Please try again later.',
  booking: 'Failed to book the time slot. Please try again.',
  questions: 'Failed to fetch questions',
} as const

export const SUCCESSES = {
  feedback: 'Feedback submitted successfully!',
  profileUpdate: 'Profile updated successfully!',
  booking: 'Booking confirmed successfully!',
} as const

/** 'No coach found with ID: …', for an id that leads to nobody. */
export function coachNotFound(coachId: string): string {
  return `No coach found with ID: ${coachId}`
}
