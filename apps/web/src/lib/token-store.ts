/** The two tokens in local storage, under exactly these names, and the data that is deleted with them. */

import { ACCOUNT_COOKIE } from './language.ts'

const ACCESS = 'accessToken'
const REFRESH = 'refreshToken'
const LAST_PROFILE = 'lastProfile'
/** Of a former version, which kept the account of staff here. */
const LAST_ACCOUNT = 'lastAccount'
const NEXT_SESSIONS = 'nextSessions'
const KEPT_ANSWERS = 'keptAnswers'

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

/** Deletes both tokens and everything stored with them, so that the next person sees none of it. */
export function clearTokens(): void {
  for (const key of [ACCESS, REFRESH, LAST_PROFILE, LAST_ACCOUNT, NEXT_SESSIONS, KEPT_ANSWERS])
    localStorage.removeItem(key)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${ACCOUNT_COOKIE}=; path=/; max-age=0`
}

/** The last profile loaded with the current tokens, as JSON, for opening the app at once and offline. */
export function lastProfile(): string | null {
  return localStorage.getItem(LAST_PROFILE)
}

export function storeLastProfile(json: string): void {
  localStorage.setItem(LAST_PROFILE, json)
}

export function dropLastProfile(): void {
  localStorage.removeItem(LAST_PROFILE)
}

/** The next sessions loaded with the current tokens, as JSON, for offline use. */
export function nextSessions(): string | null {
  return localStorage.getItem(NEXT_SESSIONS)
}

/** Does nothing when nobody is signed in, because a response may arrive after signing out. */
export function storeNextSessions(json: string): void {
  if (accessToken() !== null) localStorage.setItem(NEXT_SESSIONS, json)
}

/** Answers that staff's pages begin with until newer ones come, as JSON. */
export function keptAnswers(): string | null {
  return localStorage.getItem(KEPT_ANSWERS)
}

/** Does nothing when nobody is signed in, because a response may arrive after signing out. */
export function storeKeptAnswers(json: string): void {
  if (accessToken() !== null) localStorage.setItem(KEPT_ANSWERS, json)
}
