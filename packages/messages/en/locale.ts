/** English, as it is written in the United States. */
import { listPartsOf, listsOf, numbersOf, pluralsOf } from '../formats.ts'

/** The language of this catalogue as a tag for Intl and for the page's `lang`. */
export const locale = 'en-US'

/** The direction that the language is written in. */
export const direction = 'ltr'
/** A date that Intl has written, as this language has it on pages: here as it is. */
export const dateWords = (written: string) => written

export const number = numbersOf(locale)
/** A mean of stars: '4.8' and '5.0' stand below each other. */
export const meanRating = numbersOf(locale, 1)
export const plural = pluralsOf(locale)
/** 'a, b, and c' */
export const list = listsOf(locale, 'conjunction')
/** The same, as what stands in the list and what stands between. */
export const listParts = listPartsOf(locale)
/** 'a, b, or c' */
export const either = listsOf(locale, 'disjunction')
