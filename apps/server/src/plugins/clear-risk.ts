import { riskLevel } from '@shinequo/domain/care/risk-words'

/**
 * Whether a text has clear words of danger, which flag it for those who may read it, and are told by mail and in counts.
 * Words of the level 'maybe' are not: they only show their writer where to find help.
 */
export function isClearRisk(text: string): boolean {
  return riskLevel(text) === 'clear'
}
