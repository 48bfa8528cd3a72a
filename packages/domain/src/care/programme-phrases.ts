import { sentencesOf } from './clauses.ts'
import type { RiskLevel } from './risk-phrases.ts'
import { single } from './typos.ts'

/** A phrase that a programme added to the rule: its slang, its places. */
export interface ProgrammePhrase {
  readonly text: string
  readonly level: RiskLevel
}

/** Phrases of a programme, prepared to be looked for in many texts. */
export interface PreparedPhrases {
  /** Differs for different phrases, in whichever order they were listed. */
  readonly key: string
  /** The levels of the phrases that stand in normalised words, and where in `single` text each begins. */
  readonly in: (words: readonly string[]) => readonly { readonly level: RiskLevel; readonly before: string }[]
}

/** Words as a phrase is looked for among others: between spaces, each letter there once. */
const between = (words: readonly string[]) => ` ${single(words.join(' '))} `

/**
 * The normalised form of a phrase, by which two spellings are one ('GORGE bridge!', 'gorge  bridge'); '' if it has no
 * words.
 */
export function phraseKey(text: string): string {
  return between(sentencesOf(text).flat(2)).trim()
}

/** Prepares phrases, so that each text is searched for all of them in one pass over its words. */
export function preparedPhrases(phrases: readonly ProgrammePhrase[]): PreparedPhrases {
  const known = phrases.flatMap(({ text, level }) => {
    const key = phraseKey(text)
    return key === '' ? [] : [{ key, level }]
  })
  return {
    key: known
      .map(({ key, level }) => `${level} ${key}`)
      .sort()
      .join('\n'),
    in: (words) => {
      if (known.length === 0) return []
      const text = between(words)
      return known.flatMap(({ key, level }) => {
        const at = text.indexOf(` ${key} `)
        return at < 0 ? [] : [{ level, before: text.slice(0, at + 1) }]
      })
    },
  }
}

/** The sentences of a text, as `standsIn` searches them. */
export function searchable(text: string): readonly string[] {
  return sentencesOf(text).map((sentence) => between(sentence.flat()))
}

/** Whether a phrase of this key stands in one of the sentences. */
export function standsIn(key: string, sentences: readonly string[]): boolean {
  return key !== '' && sentences.some((sentence) => sentence.includes(` ${key} `))
}
