/** Phrases that a programme adds to the rule of danger, for administrators. */
import type { LabelledKind } from '@shinequo/contract/care/phrases'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

export const title = 'Phrases of your programme'
export const lede =
  'Words that your students use for danger and that we may not know: slang, or a place nearby. They count from the moment you add them, for everybody.'
export const phrase = 'Phrase'
export const phraseHint =
  'Two to six words, as a student would write them. Capitals, accents and small slips make no difference.'
export const level = 'What it means'
export const LEVELS = {
  clear: 'Clear danger: the card, the flag and the email',
  maybe: 'Heavy words: the quieter card, and nobody is told',
} as const
/** In the list. */
export const SHORT_LEVELS = { clear: 'Clear danger', maybe: 'Heavy words' } as const
export const tryIt = 'Try it'
export const add = 'Add phrase'
export const notNow = 'Not now'

// What a trial found among the invented texts

export const trialOf = (text: string) => `“${text}”, in our invented texts`
export const KINDS = {
  clear: 'Clear danger',
  maybe: 'Heavy words',
  hard: 'Harmless, with heavy words',
  ordinary: 'Ordinary',
} satisfies Record<LabelledKind, string>
export const standsIn = (found: number, of: number) => `in ${number(found)} of ${number(of)}`
/** How many of these texts are judged differently with the phrase. */
export const changes = (count: number) =>
  plural(count, { one: 'changes # of them', other: 'changes # of them' })
export const TOO_COMMON =
  'It stands in more than 2 of 100 harmless texts. People would see the card so often that they stop reading it. Try more words.'
export const UNSEEN =
  'None of our texts has it. They are invented, so they cannot know your slang or your places: you decide.'
export const changesNothing =
  'The rule finds these texts already. Adding the phrase changes nothing for them.'
export const changesDanger = (count: number) =>
  plural(count, {
    one: 'With it, # text of danger is found better than before.',
    other: 'With it, # texts of danger are found better than before.',
  })
export const changesHarmless = (count: number) =>
  plural(count, {
    one: '# harmless text would show a card: read it below.',
    other: '# harmless texts would show a card: read below.',
  })
export const examples = 'Invented texts that it would change'

// The list

export const yours = 'Your phrases'
export const NONE = {
  title: 'None yet',
  words: 'The rule knows thousands of ways to say it. Add a phrase when you meet one that it misses.',
}
export const added = (text: string) => `“${text}” counts from now on.`
export const addedOn = (day: string) => `added ${day}`
export const remove = 'Remove'
export const removeOf = (text: string) => `Remove: ${text}`
export const removed = (text: string) => `“${text}” no longer counts.`
export const didNotLoad = "The phrases couldn't be loaded"

/** Errors at the phrase, in pages and in answers of the server. */
export const phraseErrors = {
  phrase_required: 'Please write a phrase',
  phrase_too_short: 'Please write at least two characters',
  phrase_wordless: 'Please write words: this has no letters that the rule could look for',
  phrase_known: 'You have this phrase already',
  phrase_too_common: 'This stands in too many harmless texts. Please try more words.',
  too_many_phrases: ({ max }) => `You can have at most ${number(max)} phrases`,
} satisfies Partial<FieldSentences>

export const fieldErrors = { ...fields.textErrors, ...phraseErrors } satisfies Partial<FieldSentences>
