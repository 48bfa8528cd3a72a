import type { PreparedPhrases } from './programme-phrases.ts'
import { classifiedLevel } from './risk-classifier.ts'
import { riskLevel as byList } from './risk-phrases.ts'
import { riskLevel as levelByRules, type RiskLevel, rulesReady } from './risk-rules.ts'

/**
 * Whether a text has words that may mean that its writer, or somebody near them, is in danger: the worse of what the
 * rules and the classifier say. Never proof: it decides who looks, and when. `programme` are the phrases that the
 * programme added.
 */
export function riskLevel(text: string, programme?: PreparedPhrases): RiskLevel | undefined {
  const byRules = levelByRules(text, programme)
  if (byRules === 'clear') return byRules
  return classifiedLevel(text) ?? byRules
}

/** Whether a text has words of either level. */
export const hasRiskWords = (text: string, programme?: PreparedPhrases): boolean =>
  riskLevel(text, programme) !== undefined

/**
 * What the first text waits for, in steps. A page takes one at a time, each less than 50 ms on a slow phone, before
 * somebody presses a button that needs the rule.
 */
export const PREPARATIONS: readonly (() => unknown)[] = [
  () => byList('a'),
  rulesReady,
  () => classifiedLevel('a'),
  () => riskLevel('a'),
]
