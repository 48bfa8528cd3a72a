import type { Locale } from '@shinequo/contract/locales'
import { dropShell } from './kept-shell.ts'
import { ACCOUNT_COOKIE, CHOSEN } from './language.ts'

/** 400 days, the longest that browsers keep anything. */
const LONGEST = 400 * 86_400

/** Loads this page anew in a language that was chosen by hand while nobody is signed in; this browser keeps it. */
export async function chooseLanguage(language: Locale): Promise<void> {
  setCookie('locale', language, LONGEST)
  setCookie(ACCOUNT_COOKIE, '', 0)
  sessionStorage.setItem(CHOSEN, language)
  await loadAnew()
}

/** Loads this page anew in the language of whoever is signed in; it is forgotten with their tokens. */
export async function followLanguage(language: Locale): Promise<void> {
  setCookie(ACCOUNT_COOKIE, language, LONGEST)
  await loadAnew()
}

/** Loads this page anew. What is kept for use without a network is of the former language and goes. */
export async function loadAnew(): Promise<void> {
  await dropShell()
  location.reload()
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
