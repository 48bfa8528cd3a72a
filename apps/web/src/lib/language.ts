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

/** Where the language chosen by hand in this tab stands until somebody signs in. */
export const CHOSEN = 'chosenLanguage'

/** The language that a login takes along; undefined where nobody chose one here since the last login. */
export function chosenLanguage(): Locale | undefined {
  return knownLocale(sessionStorage.getItem(CHOSEN)) ?? undefined
}

/** The cookie of the account's language, which goes with the tokens. */
export const ACCOUNT_COOKIE = 'account_locale'

/** The language in which pages follow whoever is signed in; null where they need not. */
export function followedLanguage(): Locale | null {
  return knownLocale(new RegExp(`(?:^|; )${ACCOUNT_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1])
}
