/** Spanish, as it is written in the United States. Readers are addressed as tú. */
import { listsOf, numbersOf, pluralsOf } from '../formats.ts'

export const locale = 'es-US'
export const direction = 'ltr'

export const number = numbersOf(locale)
export const plural = pluralsOf(locale)
/** 'a, b y c' */
export const list = listsOf(locale, 'conjunction')
/** 'a, b o c' */
export const either = listsOf(locale, 'disjunction')
