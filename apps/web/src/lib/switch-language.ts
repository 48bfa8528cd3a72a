import type { Locale } from '@shinequo/contract/locales'
import { dropShell } from './kept-shell.ts'

/**
 * Loads this page anew in another language, which this browser keeps for 400 days, the longest that browsers keep
 * anything. What is kept for use without a network is of the former language and goes.
 */
export async function switchLanguage(language: Locale): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `locale=${language}; path=/; max-age=${400 * 86_400}; samesite=lax${secure}`
  await dropShell()
  location.reload()
}
