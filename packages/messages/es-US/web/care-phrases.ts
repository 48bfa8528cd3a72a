/** Phrases that a programme adds to the rule of danger, for administrators. */
import type { LabelledKind } from '@shinequo/contract/care/phrases'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

export const title = 'Frases de tu programa'
export const lede =
  'Palabras con las que tus estudiantes hablan de peligro y que quizá no conocemos: jerga, o un lugar cercano. Valen para todo el mundo desde que las agregas.'
export const phrase = 'Frase'
export const phraseHint =
  'De dos a seis palabras, como las escribiría un estudiante. No importan las mayúsculas, los acentos ni los errores pequeños.'
export const level = 'Qué significa'
export const LEVELS = {
  clear: 'Peligro claro: la tarjeta, el aviso y el correo',
  maybe: 'Palabras duras: la tarjeta más discreta, sin avisar a nadie',
} as const
/** In the list. */
export const SHORT_LEVELS = { clear: 'Peligro claro', maybe: 'Palabras duras' } as const
export const tryIt = 'Probar'
export const add = 'Agregar la frase'
export const notNow = 'Ahora no'

// What a trial found among the invented texts

export const trialOf = (text: string) => `“${text}” en nuestros textos inventados`
export const KINDS = {
  clear: 'Peligro claro',
  maybe: 'Palabras duras',
  hard: 'Sin peligro, con palabras duras',
  ordinary: 'Corrientes',
} satisfies Record<LabelledKind, string>
export const standsIn = (found: number, of: number) => `en ${number(found)} de ${number(of)}`
/** How many of these texts are judged differently with the phrase. */
export const changes = (count: number) => plural(count, { one: 'cambia #', other: 'cambia #' })
export const TOO_COMMON =
  'Está en más de 2 de cada 100 textos sin peligro. La tarjeta saldría tantas veces que dejarían de leerla. Prueba con más palabras.'
export const UNSEEN =
  'Ningún texto nuestro la tiene. Son inventados, así que no pueden conocer tu jerga ni tus lugares: decides tú.'
export const changesNothing = 'El sistema ya encuentra estos textos. Agregar la frase no les cambia nada.'
export const changesDanger = (count: number) =>
  plural(count, {
    one: 'Con ella se encuentra mejor que antes # texto de peligro.',
    other: 'Con ella se encuentran mejor que antes # textos de peligro.',
  })
export const changesHarmless = (count: number) =>
  plural(count, {
    one: '# texto sin peligro mostraría una tarjeta: léelo abajo.',
    other: '# textos sin peligro mostrarían una tarjeta: lee abajo.',
  })
export const examples = 'Textos inventados que cambiaría'

// The list

export const yours = 'Tus frases'
export const NONE = {
  title: 'Aún no hay ninguna',
  words:
    'El sistema conoce miles de maneras de decirlo. Agrega una frase cuando encuentres una que se le escapa.',
}
export const added = (text: string) => `“${text}” vale desde ahora.`
export const addedOn = (day: string) => `desde el ${day}`
export const remove = 'Quitar'
export const removeOf = (text: string) => `Quitar: ${text}`
export const removed = (text: string) => `“${text}” ya no vale.`
export const didNotLoad = 'No se pudieron cargar las frases'

/** Errors at the phrase, in pages and in answers of the server. */
export const phraseErrors = {
  phrase_required: 'Escribe una frase',
  phrase_too_short: 'Escribe al menos dos caracteres',
  phrase_wordless: 'Escribe palabras: aquí no hay letras que el sistema pueda buscar',
  phrase_known: 'Ya tienes esta frase',
  phrase_too_common: 'Está en demasiados textos sin peligro. Prueba con más palabras.',
  too_many_phrases: ({ max }) => `Puedes tener ${number(max)} frases como máximo`,
} satisfies Partial<FieldSentences>

export const fieldErrors = { ...fields.textErrors, ...phraseErrors } satisfies Partial<FieldSentences>
