/** The texts of /login, the first page. This file must stay small: functions that other pages need are elsewhere. */
import type { FieldSentences } from '@shinequo/contract/rules'

export const accountReady = 'Your account is ready. Sign in to begin.'
/** Comes before a link to the login page of coaches. */
export const coachOrStaff = 'Coach or staff?'
export const signInHere = 'Sign in here.'
export const createAnAccount = 'Create an account.'
export const email = 'Email'
export const forgotPassword = 'Forgot Password?'
export const login = 'Login'
export const loginSubtitle = 'Sign in to your account'
export const loginTitle = 'Welcome back!'
export const newHere = 'New here?'
export const noMailOrOnlyACode = 'No email, or just a code?'
export const openOurMail = (address: string) =>
  `Almost there: open the email we sent to ${address}, then sign in.`
export const password = 'Password'
export const rememberMe = 'Remember Me'
export const signingIn = 'Signing in...'

// The panel next to the form: sample quotes from students, and who says them, by year and school.
export const whatStudentsSay = 'What students say'
export const testimonialAuthor = 'ShineQuo User'
export const chooseATestimonial = 'Choose a testimonial'
export const playTestimonials = 'Play testimonials'
export const pauseTestimonials = 'Pause testimonials'
export const testimonialOf = (position: number, count: number) => `Testimonial ${position} of ${count}`
export const quoted = (quote: string) => `“${quote}”`
export const goodTuesday =
  'My coach never told me what to do. She asked what a good Tuesday looks like, and we built the week from there.'
export const goodTuesdayAuthor = 'First year, Boston University'
export const morningsAreMine = 'I was up until three most nights. Now the mornings are mine again.'
export const morningsAreMineAuthor = 'Second year, University of Maine'
export const twoGoodQuestions = 'I left with two good questions, and slept.'
export const twoGoodQuestionsAuthor = 'Second year, Northeastern University'
export const hardConversation = 'We practiced one hard conversation, twice. The real one took five minutes.'
export const hardConversationAuthor = 'First year, Quincy College'
export const clubMeeting = 'I went to one club meeting. I have been to every one since.'
export const clubMeetingAuthor = 'First year, Arizona State University'
export const thirtyMinutes = 'Thirty minutes on a Thursday made the rest of the week make sense.'
export const thirtyMinutesAuthor = 'Third year, Bay Path University'
export const twelveApplications =
  'Twelve applications, no answer. We rewrote one page, and the next three called back.'
export const twelveApplicationsAuthor = 'Graduate student, Babson College'

/** Errors at the fields of forms. */
export const fieldErrors = {
  email_invalid: 'Please enter a valid email address',
  email_required: 'Email is required',
  not_storable: "This text has a character that can't be saved",
  password_required: 'Password is required',
  password_too_long: ({ max }) => `Password must be at most ${max} characters`,
} satisfies Partial<FieldSentences>
