import type { Locale } from '@shinequo/contract/locales'
import { dropShell } from './kept-shell.ts'

/**
 * Reloads this page in another language. The browser keeps the choice for 400 days, the longest that browsers keep
 * cookies. The offline cache is in the former language and is deleted.
 */
export async function switchLanguage(language: Locale): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `locale=${language}; path=/; max-age=${400 * 86_400}; samesite=lax${secure}`
  await dropShell()
  location.reload()
}
