/** The two tokens in local storage, under exactly these names, and what else must go when they go. */

const ACCESS = 'accessToken'
const REFRESH = 'refreshToken'
const LAST_PROFILE = 'lastProfile'
const NEXT_SESSIONS = 'nextSessions'

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

/** Forgets both tokens and all that was kept with them: no answer of one person reaches the next. */
export function clearTokens(): void {
  for (const key of [ACCESS, REFRESH, LAST_PROFILE, NEXT_SESSIONS]) localStorage.removeItem(key)
}

/** The last profile seen with the present tokens, as JSON; for opening the app without a network. */
export function lastProfile(): string | null {
  return localStorage.getItem(LAST_PROFILE)
}

export function storeLastProfile(json: string): void {
  localStorage.setItem(LAST_PROFILE, json)
}

/** The next sessions seen with the present tokens, as JSON; for knowing them without a network. */
export function nextSessions(): string | null {
  return localStorage.getItem(NEXT_SESSIONS)
}

/** Keeps them, save when nobody is signed in any more: an answer may come late. */
export function storeNextSessions(json: string): void {
  if (accessToken() !== null) localStorage.setItem(NEXT_SESSIONS, json)
}
