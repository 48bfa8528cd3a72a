import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import { knownLocale } from '@shinequo/contract/locales'
import { useEffect } from 'react'
import { call } from './api-client.ts'
import { followedLanguage, otherLanguages, pageLanguage } from './language.ts'
import { followLanguage, loadAnew } from './switch-language.ts'

/** Whether this page was loaded in the language of whoever was signed in then. */
export const pageFollows = followedLanguage() !== null

/**
 * Keeps pages and mail of whoever is signed in in one language: the page goes over to that of the account. An account
 * without one takes that of the page, where it is not English already and not that of somebody before.
 */
export function useAccountLanguage(tag: string | null | undefined): void {
  useEffect(() => {
    if (tag === undefined) return
    const language = knownLocale(tag)
    if (language !== null) {
      if (otherLanguages().includes(language) && followedLanguage() !== language)
        void followLanguage(language)
    } else if (pageFollows) {
      void loadAnew()
    } else if (pageLanguage !== 'en') {
      call(chooseLocale, { body: { locale: pageLanguage } }).catch(() => undefined)
    }
  }, [tag])
}
