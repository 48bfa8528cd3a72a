import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import { knownLocale } from '@shinequo/contract/locales'
import { useEffect } from 'react'
import { call } from './api-client.ts'
import { chosenLanguage, otherLanguages, pageLanguage } from './language.ts'
import { switchLanguage } from './switch-language.ts'

/**
 * Keeps pages and mail of whoever is signed in in one language: the page goes over to that of the account. An account
 * without one takes that of the page, where it is not English already.
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
