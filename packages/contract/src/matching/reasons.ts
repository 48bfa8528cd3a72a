import * as z from 'zod/mini'

/** About a coach: reasons why a student and this coach fit. */
const FIT_CODES = [
  'speaks',
  'works_on',
  'has_hours',
  'works_like',
  'has_lived',
  'same_school',
  'writes_about',
  'fits_own_words',
] as const
/** To the student: what they asked for, and what the coach offers for it. */
const MATCH_CODES = [
  'asked_language',
  'profile_language',
  'asked_focus',
  'asked_time',
  'asked_style',
  'asked_experience',
  'asked_school',
  'wrote_words',
] as const
/** To the student: why this coach is not theirs. */
const WHY_NOT_CODES = [
  'not_available',
  'language_differs',
  'focus_differs',
  'time_differs',
  'style_differs',
  'others_fit_better',
  'still_looking',
] as const

/** Codes of domain/matching/codes, or words of the student. An old match has what was stored instead. */
const terms = z.array(z.string())
/** `coach` is the first name. */
const aboutCoach = z.object({ coach: z.string(), terms })

/* Clients put reasons into words, in the language of their reader. */
export const fitReason = z.object({ code: z.enum(FIT_CODES), params: z.object({ terms }) })
export const matchReason = z.object({ code: z.enum(MATCH_CODES), params: aboutCoach })
export const whyNotReason = z.object({ code: z.enum(WHY_NOT_CODES), params: aboutCoach })
export type FitReason = z.infer<typeof fitReason>
export type MatchReason = z.infer<typeof matchReason>
export type WhyNotReason = z.infer<typeof whyNotReason>

/**
 * Marks a field that repeats reasons as English sentences, in the same order. It is deprecated, also in the OpenAPI
 * document: nothing of ours reads it, and it ends with the next release (`docs/decisions/0120-reasons-as-codes.md`).
 */
/* @__NO_SIDE_EFFECTS__ */
function ending<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(schema.check(z.meta({ deprecated: true })))
}
export const endingSentences = ending(z.array(z.string()))
export const endingSentence = ending(z.nullable(z.string()))
