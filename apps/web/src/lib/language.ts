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

/** The session storage key of a language chosen in this tab, until somebody signs in. */
export const CHOSEN = 'chosenLanguage'

/** The language to send with a login; undefined if nobody chose one in this tab since the last login. */
export function chosenLanguage(): Locale | undefined {
  return knownLocale(sessionStorage.getItem(CHOSEN)) ?? undefined
}

/** The cookie with the account's language. It is deleted with the tokens. */
export const ACCOUNT_COOKIE = 'account_locale'

/** The language of the account that pages follow; null if they follow none. */
export function followedLanguage(): Locale | null {
  return knownLocale(new RegExp(`(?:^|; )${ACCOUNT_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1])
}
