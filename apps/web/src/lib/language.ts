import { knownLocale, LOCALES, type Locale } from '@shinequo/contract/locales'
import { locale } from '@shinequo/messages/locale'

/** The name of each language, in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'es-US': 'Español' }

/** The language of this page. Each language is a build of its own, so it stays until the page is loaded anew. */
export const pageLanguage: Locale = LOCALES.find((one) => locale.startsWith(one)) ?? 'en'

/** The languages that this page could be in instead, as the server wrote them into it. */
export function otherLanguages(): Locale[] {
  const offered = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content.split(' ') ?? []
  return LOCALES.filter((one) => offered.includes(one) && one !== pageLanguage)
}

/** The language that was chosen in this browser; undefined where nobody chose one. */
export function chosenLanguage(): Locale | undefined {
  return knownLocale(/(?:^|; )locale=([\w-]+)/.exec(document.cookie)?.[1]) ?? undefined
}

/**
 * Loads this page anew in another language, which this browser keeps for 400 days, the longest that browsers keep
 * anything. What is kept for use without a network is of the former language and goes.
 */
export async function switchLanguage(language: Locale): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `locale=${language}; path=/; max-age=${400 * 86_400}; samesite=lax${secure}`
  const { dropShell } = await import('./kept-shell.ts')
  await dropShell()
  location.reload()
}
