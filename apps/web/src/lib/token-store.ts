/** The two tokens in local storage, under exactly these names, and what else must go when they go. */

const ACCESS = 'accessToken'
const REFRESH = 'refreshToken'
const LAST_PROFILE = 'lastProfile'

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export function accessToken(): string | null {
  return localStorage.getItem(ACCESS)
}

export function refreshToken(): string | null {
  return localStorage.getItem(REFRESH)
}

export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(ACCESS, tokens.access)
  localStorage.setItem(REFRESH, tokens.refresh)
}

/** Forgets both tokens and the last profile seen with them: no answer of one person reaches the next. */
export function clearTokens(): void {
  for (const key of [ACCESS, REFRESH, LAST_PROFILE]) localStorage.removeItem(key)
}

/** The last profile seen with the present tokens, as JSON; for opening the app without a network. */
export function lastProfile(): string | null {
  return localStorage.getItem(LAST_PROFILE)
}

export function storeLastProfile(json: string): void {
  localStorage.setItem(LAST_PROFILE, json)
}
