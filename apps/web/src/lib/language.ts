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
