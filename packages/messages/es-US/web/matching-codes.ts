/** Names of the codes that choices and coaches are marked with, and the reasons of matches, which name codes. */

import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { type Code, type CodeKind, isCode } from '@shinequo/domain/matching/codes'
import { either, list } from '../locale.ts'
import { FOCUS_NAMES } from './focus-names.ts'
import { LANGUAGE_NAMES } from './names.ts'

/**
 * Used alone, as what a student or coach chooses, and in lists. Within a sentence their first letter becomes lower
 * case.
 */
export const CODE_NAMES = {
  ...FOCUS_NAMES,
  'style:listening': 'Escucha primero',
  'style:planning': 'Planea pasos pequeños',
  'style:questions': 'Hace preguntas difíciles',
  'style:encouraging': 'Da ánimo',
  ...LANGUAGE_NAMES,
  'time:morning': 'Por la mañana',
  'time:afternoon': 'Por la tarde',
  'time:evening': 'Por la noche',
  'experience:first_generation': 'Primera generación de su familia en la universidad',
  'experience:international': 'Estudios en otro país',
  'experience:transfer': 'Cambio de universidad',
  'experience:working': 'Trabajo durante los estudios',
  'experience:parent': 'Estudios con hijos a cargo',
  'experience:disability': 'Estudios con una discapacidad o enfermedad',
  'school:same': 'La misma universidad',
} satisfies Record<Code, string>

export const KIND_NAMES = {
  focus: 'Temas',
  style: 'Estilo de coaching',
  language: 'Idioma',
  time: 'Momento del día',
  experience: 'Experiencia del coach',
  school: 'Universidad',
} satisfies Record<CodeKind, string>

// Reasons

type Terms = readonly string[]

export const FITS: Record<FitReason['code'], (term: string) => string> = {
  speaks: (language) => `Habla ${phraseOf('language', language)}`,
  works_on: (area) => `Trabaja en temas de ${phraseOf('focus', area)}`,
  has_hours: (part) => `Disponible ${phraseOf('time', part)}`,
  works_like: (style) => labelOf('style', style),
  has_lived: (lived) => labelOf('experience', lived),
  same_school: () => 'De la misma universidad',
  writes_about: (word) => `También escribe sobre ${word}`,
  fits_own_words: () => 'Encaja con las respuestas escritas con palabras propias',
}

/** Why a coach fits, in a few words: several of these are shown in a row. */
export function fitReason({ code, params }: FitReason): string {
  return FITS[code](params.terms[0] ?? '')
}

export const MATCHES: Record<MatchReason['code'], (terms: Terms, coach: string) => string> = {
  asked_language: (languages, coach) =>
    `Pediste ${list(phrasesOf('language', languages))}. ${coach} ${speaksThem(languages)}.`,
  profile_language: (languages, coach) =>
    `Tu perfil menciona ${list(phrasesOf('language', languages))}. ${coach} ${speaksThem(languages)}.`,
  asked_focus: (areas, coach) => `Pediste trabajar en esto: ${areasOf(areas)}. ${coach} trabaja en eso.`,
  asked_time: (parts, coach) =>
    `Pediste reunirte ${list(phrasesOf('time', parts))}. ${coach} tiene horas libres en ese horario.`,
  asked_style: (styles, coach) =>
    `Querías un coach que ${list(wishesOf('style', styles))}. ${coach} trabaja así.`,
  asked_experience: (lived, coach) =>
    `Querías un coach que ${list(wishesOf('experience', lived))}. Es el caso de ${coach}.`,
  asked_school: (_, coach) => `Querías un coach de tu universidad. ${coach} estudió ahí.`,
  wrote_words: (words, coach) => `Escribiste sobre ${list(words)}. ${coach} también escribe sobre eso.`,
}

/** Tells a student why they are matched with a coach, or could be. */
export function matchReason({ code, params: { terms, coach } }: MatchReason): string {
  return MATCHES[code](terms, coach)
}

export const WHY_NOT: Record<WhyNotReason['code'], (terms: Terms, coach: string) => string> = {
  not_available: (_, coach) => `${coach} no está disponible para ti en este momento.`,
  language_differs: (languages, coach) =>
    `Pediste ${either(phrasesOf('language', languages))}; ${coach} no da coaching en ${languages.length === 1 ? 'ese idioma' : 'esos idiomas'}.`,
  focus_differs: (areas, coach) =>
    `Pediste trabajar en esto: ${areasOf(areas)}. ${coach} trabaja en otros temas.`,
  time_differs: (parts, coach) =>
    `Pediste reunirte ${either(phrasesOf('time', parts))}; ${coach} no tiene horas libres en ese horario.`,
  style_differs: (styles, coach) =>
    `Querías un coach que ${either(wishesOf('style', styles))}; ${coach} trabaja de otra manera.`,
  others_fit_better: () => 'Hay coaches que encajan mejor con tus respuestas.',
  still_looking: () => 'Seguimos buscando a la persona que mejor encaje con tus respuestas.',
}

/** Tells a student why they are not matched with a coach. */
export function whyNotReason({ code, params: { terms, coach } }: WhyNotReason): string {
  return WHY_NOT[code](terms, coach)
}

function speaksThem({ length }: Terms): string {
  return length === 1 ? 'lo habla' : length === 2 ? 'habla los dos' : 'los habla todos'
}

/**
 * The code of a term. An old match has English words instead of a code, such as 'evening' for what is now 'evenings'.
 */
function codeOf(kind: CodeKind, term: string): Code | undefined {
  return isCode(term) ? term : codesNamed(kind, kind === 'time' ? `${term}s` : term)[0]
}

/** The name of a term. */
function labelOf(kind: CodeKind, term: string): string {
  const code = codeOf(kind, term)
  return code === undefined ? term : CODE_NAMES[code]
}

/** The same, within a sentence. */
function phraseOf(kind: CodeKind, term: string): string {
  const label = labelOf(kind, term)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function phrasesOf(kind: CodeKind, terms: Terms): string[] {
  return terms.map((term) => phraseOf(kind, term))
}

/** Each of them may contain a 'y', so semicolons separate them. */
function areasOf(areas: Terms): string {
  return phrasesOf('focus', areas).join('; ')
}

/** After 'un coach que': a wish takes the subjunctive. */
const WISHES: Readonly<Partial<Record<Code, string>>> = {
  'style:listening': 'escuche primero',
  'style:planning': 'planee pasos pequeños',
  'style:questions': 'haga preguntas difíciles',
  'style:encouraging': 'dé ánimo',
  'experience:first_generation': 'sea de la primera generación de su familia en la universidad',
  'experience:international': 'haya estudiado en otro país',
  'experience:transfer': 'haya cambiado de universidad',
  'experience:working': 'haya trabajado durante sus estudios',
  'experience:parent': 'haya estudiado con hijos a cargo',
  'experience:disability': 'haya estudiado con una discapacidad o enfermedad',
} satisfies Record<Extract<Code, `style:${string}` | `experience:${string}`>, string>

function wishesOf(kind: 'style' | 'experience', terms: Terms): string[] {
  return terms.map((term) => {
    const code = codeOf(kind, term)
    return (code && WISHES[code]) ?? term
  })
}
