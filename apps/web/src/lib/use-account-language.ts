import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import { knownLocale } from '@shinequo/contract/locales'
import { useEffect } from 'react'
import { call } from './api-client.ts'
import { chosenLanguage, otherLanguages, pageLanguage } from './language.ts'
import { switchLanguage } from './switch-language.ts'

/**
 * Keeps the pages and mail of the signed-in person in one language. The page switches to the account's language; an
 * account without one takes the page's, unless that is English.
 */
export function useAccountLanguage(tag: string | null | undefined): void {
  useEffect(() => {
    if (tag === undefined) return
    const language = knownLocale(tag)
    if (language === null) {
      if (pageLanguage !== 'en') call(chooseLocale, { body: { locale: pageLanguage } }).catch(() => undefined)
    } else if (otherLanguages().includes(language) && chosenLanguage() !== language) {
      void switchLanguage(language)
    }
  }, [tag])
}
