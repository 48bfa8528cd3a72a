import { login, type Role } from '@shinequo/contract/accounts'
import * as errors from '@shinequo/messages/web/errors'
import { call } from './api-client.ts'
import { ApiError } from './error-catalogue.ts'
import { CHOSEN, chosenLanguage } from './language.ts'
import { ownZone } from './own-zone.ts'
import { clearTokens, storeTokens, type Tokens } from './token-store.ts'
import { loadUserDetails, resetUserState } from './user-state.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/**
 * Section 4's login: forgets the stored tokens, requests and stores new ones, and loads the profile. Returns the page
 * to go to, or null if there is no profile.
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
  const { access, refresh } = await call(login, {
    body: { ...credentials, type, time_zone: ownZone(), locale: chosenLanguage() },
  })
  // A response without tokens is a failure, whatever its status.
  if (!access || !refresh) throw new ApiError(200, { message: errors.loginWithoutTokens })
  beginSignIn({ access, refresh })
}

/** Keeps the tokens of a login that took the chosen language along: the next login is not to. */
export function beginSignIn(tokens: Tokens): void {
  storeTokens(tokens)
  sessionStorage.removeItem(CHOSEN)
}

/** Clears the state of the previous person before a new sign-in. */
export function forgetPerson(): void {
  clearTokens()
  resetUserState()
}
