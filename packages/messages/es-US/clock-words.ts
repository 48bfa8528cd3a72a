/**
 * What Spanish needs around a time of day. Not in times.ts, whose names are the same in every language.
 */

/** The zone of the reader begins with these words: 'tu hora (Nueva York)'. */
export const YOUR_TIME = 'tu hora'

/** Above times: whose they are. `zone` reads 'tu hora (Nueva York)'. */
export const timesAreIn = (zone: string) => `Las horas son las tuyas${zone.slice(YOUR_TIME.length)}.`

/** A time of day with its article: 'la 1:00 p. m.', 'las 3:00 p. m.'. */
export const hour = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

/** The full stop of a sentence that may end in 'p. m.', which already has one. */
export const stopped = (text: string) => (text.endsWith('.') ? text : `${text}.`)
