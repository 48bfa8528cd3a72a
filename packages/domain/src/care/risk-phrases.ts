import { type Sentence, sentencesOf } from './clauses.ts'
import { isNegated, phrasesIn } from './phrases.ts'
import type { PreparedPhrases } from './programme-phrases.ts'

/** 'clear': the card, and people who read are told. 'maybe': a quieter card, and nobody is told. */
export type RiskLevel = 'clear' | 'maybe'

/**
 * The level of a sentence by the phrases of the lists. `excuse` says whether phrases about the writer's `own` life, or
 * about others, are excused in these clauses: 'wholly', or 'partly', which makes them maybe. Phrases of the programme
 * are excused like those about the writer's own life, and never have more than their own level.
 */
export function levelOfPhrases(
  sentence: Sentence,
  excuse: (own: boolean, clauses: readonly [number, number]) => 'wholly' | 'partly' | undefined,
  programme?: PreparedPhrases,
): RiskLevel | undefined {
  let level: RiskLevel | undefined
  let isInOneClause = false
  const judge = (words: readonly string[], clauses: readonly [number, number]) => {
    const added = programme?.in(words) ?? []
    for (const { own, negated, most } of [
      ...phrasesIn(words).map((one) => ({ ...one, most: 'clear' })),
      ...added.map((one) => ({ own: true, negated: isNegated(one.before), most: one.level })),
    ]) {
      isInOneClause = true
      const excused = excuse(own, clauses)
      if (excused === 'wholly') continue
      if (negated || excused || most === 'maybe') level ??= 'maybe'
      else level = 'clear'
    }
  }
  sentence.forEach((clause, index) => {
    judge(clause, [index, index])
  })
  // A phrase may reach over a clause's end: 'self - harm'.
  if (!isInOneClause && sentence.length > 1) judge(sentence.flat(), [0, sentence.length - 1])
  return level
}

/**
 * The level of a text by the lists alone, without excuses: a seventh of the weight of `risk-rules.ts`, for a page that
 * has not loaded them yet. `programme` are the phrases that the programme added.
 */
export function riskLevel(text: string, programme?: PreparedPhrases): RiskLevel | undefined {
  const levels = sentencesOf(text).map((sentence) => levelOfPhrases(sentence, () => undefined, programme))
  return levels.includes('clear') ? 'clear' : levels.find((level) => level !== undefined)
}
