/**
 * Section 8 of the product document: what a page says when a call fails, in addition to what the server says, and when
 * it succeeds.
 */

/** Said for an HTTP status if there is no other message. */
export const STATUS_SENTENCES = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please log in again.',
  403: 'Forbidden. You do not have permission to perform this action.',
  404: 'Resource not found.',
  500: 'Server error. Please try again later.',
}
export const otherFailure = 'An error occurred. Please try again.'
/** Said at a field if there is no other message. */
export const invalidValue = "This value isn't valid"
export const noResponse = 'No response from the server. Please check your network connection.'
/** `fault` is the browser's error message. */
export const unexpected = (fault: string) => `Unexpected error: ${fault}`
/** For a change that may or may not have been saved, once the page has loaded the current data. */
export const savedOrNot = "We couldn't tell whether this was saved. This is how it looks now."

// For single calls that failed.
export const loginFailed = 'Invalid credentials!'
/**
 * The server's reply, which the page of a forgotten password replaces by other words. It compares the reply in lower
 * case.
 */
export const unknownEmail = 'user with this email does not exist.'
export const loginWithoutTokens = 'Failed to retrieve authentication tokens.'
export const forgetPasswordFailed = 'Failed to send password reset email. Please try again.'
export const resetPasswordFailed = 'Failed to reset password. Please try again.'
export const onboardingFailed = 'Failed to submit onboarding data'
export const pictureUploadFailed = 'Failed to upload profile picture. Please try again.'
export const pictureProcessingFailed = 'Failed to process the image. Please try again.'
export const matchedCoachesFailed = 'Failed to fetch matched coaches. Please try again later.'
export const feedbackFailed = 'An error occurred while submitting feedback'
export const coachFailed = 'Failed to fetch coach details. Please try again later.'
export const timeSlotsFailed = 'Failed to fetch time slots. Please try again later.'
export const bookingFailed = 'Failed to book the time slot. Please try again.'
export const questionsFailed = 'Failed to fetch questions'

export const profileUpdated = 'Profile updated successfully!'
export const feedbackSubmitted = 'Feedback submitted successfully!'
export const bookingConfirmed = 'Booking confirmed successfully!'
