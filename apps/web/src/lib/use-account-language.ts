import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import { knownLocale } from '@shinequo/contract/locales'
import { useEffect } from 'react'
import { call } from './api-client.ts'
import { followedLanguage, otherLanguages, pageLanguage } from './language.ts'
import { followLanguage } from './switch-language.ts'

/** Whether this page was loaded in the language of the account that was signed in then. */
export const pageFollows = followedLanguage() !== null

/**
 * Keeps a person's pages and mail in one language: reloads the page in the language of the account. An account without a
 * language gets that of the page, unless it is English or follows the account that was signed in before.
 */
export function useAccountLanguage(tag: string | null | undefined): void {
  useEffect(() => {
    if (tag === undefined) return
    const language = knownLocale(tag)
    if (language !== null) {
      if (otherLanguages().includes(language) && followedLanguage() !== language)
        void followLanguage(language)
    } else if (pageFollows) {
      void followLanguage(null)
    } else if (pageLanguage !== 'en') {
      call(chooseLocale, { body: { locale: pageLanguage } }).catch(() => undefined)
    }
  }, [tag])
}
