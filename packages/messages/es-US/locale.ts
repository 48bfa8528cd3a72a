/** Spanish, as it is written in the United States. Readers are addressed as tú. */
import { listsOf, numbersOf, pluralsOf } from '../formats.ts'

export const locale = 'es-US'
export const direction = 'ltr'
/** Intl puts a comma after the weekday: 'martes, 24 de noviembre'. */
export const dateWords = (written: string) => written.replace(/^(\p{L}+),/u, '$1')

export const number = numbersOf(locale)
export const plural = pluralsOf(locale)
/** 'a, b y c' */
export const list = listsOf(locale, 'conjunction')
/** 'a, b o c' */
export const either = listsOf(locale, 'disjunction')
