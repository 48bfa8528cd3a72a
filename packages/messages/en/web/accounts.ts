/** Signing up, in and out, and the account itself. */

export const loginTitle = 'Welcome back!'
export const loginSubtitle = 'Sign in to your account'
export const newHere = 'New here?'
export const createAnAccount = 'Create an account.'
export const email = 'Email'
export const password = 'Password'
export const rememberMe = 'Remember Me'
export const forgotPassword = 'Forgot Password?'
export const login = 'Login'
export const signingIn = 'Signing in...'
export const accountReady = 'Your account is ready. Sign in to begin.'
export const openOurMail = (address: string) =>
  `Almost there: open the mail that we sent to ${address}, then sign in.`
export const noMailOrOnlyACode = 'No mail, or only a code?'
/** The links have the names of the two pages. */
export const agreeToTerms = <T>(terms: T, privacy: T) => ['I agree to the ', terms, ' and the ', privacy, '.']
