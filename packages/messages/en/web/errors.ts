/** Section 8 of the product document: what is said when a call fails, beside what the server says, and when it succeeds. */

/** Said of a status where nothing else is. */
export const STATUS_SENTENCES = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please log in again.',
  403: 'Forbidden. You do not have permission to perform this action.',
  404: 'Resource not found.',
  500: 'Server error. Please try again later.',
}
export const otherFailure = 'An error occurred. Please try again.'
/** Of a field, where nothing else is said. */
export const invalidValue = "This value isn't valid"
export const noResponse = 'No response from the server. Please check your network connection.'
/** `fault` is what the browser says of it. */
export const unexpected = (fault: string) => `Unexpected error: ${fault}`
/** Of a change that may have been made or not, once the page has been read anew. */
export const savedOrNot = "We couldn't tell whether this was saved. This is how it looks now."

// By the call that failed.
export const loginFailed = 'Invalid credentials!'
/** The server's answer, which the page of a forgotten password puts into other words. */
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
