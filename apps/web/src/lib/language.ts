import { knownLocale, LOCALES, type Locale } from '@shinequo/contract/locales'
import { locale } from '@shinequo/messages/locale'

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'es-US': 'Español' }

/** The language of this page. Each language is a separate build, so it does not change until a reload. */
export const pageLanguage: Locale = LOCALES.find((one) => locale.startsWith(one)) ?? 'en'

/** The other languages this page is available in, from the server's meta tag. */
export function otherLanguages(): Locale[] {
  const offered = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content.split(' ') ?? []
  return LOCALES.filter((one) => offered.includes(one) && one !== pageLanguage)
}

/** The language that was chosen in this browser; undefined if none was. */
export function chosenLanguage(): Locale | undefined {
  return knownLocale(/(?:^|; )locale=([\w-]+)/.exec(document.cookie)?.[1]) ?? undefined
}
