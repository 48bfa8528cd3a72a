import type { CoachText } from '@shinequo/domain/matching/text-likeness'

const SYLLABLES = 'ba ko ri mu tel san vor pim dul gex nal fro zik wob hap jit'.split(' ')
const VOCABULARY = 8000
const OF_A_STUDENT = 40
const OF_A_COACH = 120

/** A made-up word of four syllables, different for each number below the size of the vocabulary. */
function word(number: number): string {
  return [0, 4, 8, 12].map((bits) => SYLLABLES[((number * 37 + 17) >> bits) & 15]).join('')
}

/** Random words. Those with low numbers are frequent, as in any language. */
function textOf(words: number, random: () => number): string {
  return Array.from({ length: words }, () => word(Math.floor(random() ** 3 * VOCABULARY))).join(' ')
}

/** A student's answer to a text question. */
export function studentText(random: () => number): string {
  return textOf(OF_A_STUDENT, random)
}

/** The coaches' texts about themselves. */
export function coachTexts(coaches: readonly { readonly id: string }[], random: () => number): CoachText[] {
  return coaches.map(({ id }) => ({ id, text: textOf(OF_A_COACH, random) }))
}
