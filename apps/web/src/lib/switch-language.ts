import type { Locale } from '@shinequo/contract/locales'
import { dropShell } from './kept-shell.ts'
import { ACCOUNT_COOKIE, CHOSEN, followedLanguage } from './language.ts'

/** 400 days, the longest that browsers keep cookies. */
const LONGEST = 400 * 86_400

/** Reloads this page in a language that a person chose while signed out. The browser remembers the choice. */
export async function chooseLanguage(language: Locale): Promise<void> {
  setCookie('locale', language, LONGEST)
  setCookie(ACCOUNT_COOKIE, '', 0)
  sessionStorage.setItem(CHOSEN, language)
  await reload()
}

/**
 * Reloads this page in the language of the signed-in account, until its tokens are deleted; null stops that. Does nothing
 * in a browser that refuses cookies, where the page would reload without end.
 */
export async function followLanguage(language: Locale | null): Promise<void> {
  setCookie(ACCOUNT_COOKIE, language ?? '', language === null ? 0 : LONGEST)
  if (followedLanguage() === language) await reload()
}

/** The offline cache is in the former language, so it is deleted first. */
async function reload(): Promise<void> {
  await dropShell()
  location.reload()
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
