import type { Locale } from '@shinequo/contract/locales'
import { pageLanguage } from './language.ts'
import { OF_THE_PROGRAMME } from './words-of.ts'

const IN_SPANISH = { lang: 'es-US', dir: 'auto' } as const

/** A text with what marks its language on the element around it. */
interface Wording {
  readonly text: string
  readonly marks: typeof OF_THE_PROGRAMME | typeof IN_SPANISH
}

/**
 * What the programme wrote in English and perhaps in Spanish: the wording for a language. English if `spanish` is '', or
 * undefined in the reply of a server of the previous version.
 */
export function wordingIn(english: string, spanish: string, language: Locale = pageLanguage): Wording {
  return language === 'es-US' && spanish
    ? { text: spanish, marks: IN_SPANISH }
    : { text: english, marks: OF_THE_PROGRAMME }
}
