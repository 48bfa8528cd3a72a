import { forgetPassword, login, type Role, resetPassword, signUp } from '@shinequo/contract/accounts'
import { call } from '../../lib/api-client.ts'
import { ApiError, SIGN_IN_FAILURES } from '../../lib/error-catalogue.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { clearTokens, storeTokens } from '../../lib/token-store.ts'
import { loadUserDetails, resetUserState } from '../../lib/user-state.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/**
 * Section 4's login: forgets the stored tokens, asks for new ones, stores them and loads the profile. Answers
 * the page to go to, or null when there is no profile.
 */
export async function signIn(credentials: Credentials): Promise<'/home/dashboard' | '/onboarding' | null> {
  await getTokens(credentials, 'student')
  const profile = await loadUserDetails()
  if (profile === null) return null
  return profile.is_completed ? '/home/dashboard' : '/onboarding'
}

/** Signs a coach or an administrator in. */
export async function signInToPortal(credentials: Credentials, type: 'coach' | 'admin'): Promise<void> {
  await getTokens(credentials, type)
}

async function getTokens(credentials: Credentials, type: Role): Promise<void> {
  forgetPerson()
  const { access, refresh } = await call(login, { body: { ...credentials, type, time_zone: ownZone() } })
  // An answer without tokens is no success, whatever its status.
  if (!access || !refresh) throw new ApiError(200, { message: SIGN_IN_FAILURES.loginWithoutTokens })
  storeTokens({ access, refresh })
}

export interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly password: string
}

/**
 * Creates a student account, and answers whether its mail must be opened before signing in. Stored tokens go first: a new
 * person sits here.
 */
export async function createAccount(account: NewAccount): Promise<boolean> {
  forgetPerson()
  const { must_verify_email } = await call(signUp, {
    body: {
      email: account.email,
      username: account.email.trim().toLowerCase(),
      first_name: account.first_name,
      last_name: account.last_name,
      password: account.password,
      is_student: true,
      is_mentor: false,
      time_zone: ownZone(),
    },
  })
  return must_verify_email
}

/** Asks for a code for a new password, by mail. */
export async function sendResetCode(email: string): Promise<void> {
  await call(forgetPassword, { body: { email } })
}

/** Sets a new password with the code. */
export async function setNewPassword(email: string, otp: string, newPassword: string): Promise<void> {
  await call(resetPassword, { body: { email, otp, newPassword } })
}

function forgetPerson(): void {
  clearTokens()
  resetUserState()
}
