import { classifiedLevel } from './risk-classifier.ts'
import { riskLevel as levelByRules, type RiskLevel } from './risk-rules.ts'

/**
 * Whether a text has words that may mean that its writer, or somebody near them, is in danger: the worse of what the
 * rules and the classifier say. Never proof: it decides who looks, and when.
 */
export function riskLevel(text: string): RiskLevel | undefined {
  const byRules = levelByRules(text)
  if (byRules === 'clear') return byRules
  return classifiedLevel(text) ?? byRules
}

/** Whether a text has words of either level. */
export const hasRiskWords = (text: string): boolean => riskLevel(text) !== undefined
