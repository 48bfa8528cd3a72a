/** Spanish, as it is written in the United States. Readers are addressed as tú. */
import { listPartsOf, listsOf, numbersOf, pluralsOf } from '../formats.ts'

export const locale = 'es-US'
export const direction = 'ltr'
/** Intl puts a comma after the weekday: 'martes, 24 de noviembre'. */
export const dateWords = (written: string) => written.replace(/^(\p{L}+),/u, '$1')

export const number = numbersOf(locale)
/** A mean of stars: '4.8' and '5.0' stand below each other. */
export const meanRating = numbersOf(locale, 1)
export const plural = pluralsOf(locale)
/** 'a, b y c' */
export const list = listsOf(locale, 'conjunction')
/** The same, as what stands in the list and what stands between. */
export const listParts = listPartsOf(locale)
/** 'a, b o c' */
export const either = listsOf(locale, 'disjunction')

/** The zone of the reader begins with these words: 'tu hora (Nueva York)'. */
export const YOUR_TIME = 'tu hora'

/** Above times: whose they are. `zone` reads 'tu hora (Nueva York)'. */
export const timesAreIn = (zone: string) => `Las horas son las tuyas${zone.slice(YOUR_TIME.length)}.`

/** A time of day with its article: 'la 1:00 p. m.', 'las 3:00 p. m.'. */
export const hour = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

/** The full stop of a sentence that may end in 'p. m.', which already has one. */
export const stopped = (text: string) => (text.endsWith('.') ? text : `${text}.`)
