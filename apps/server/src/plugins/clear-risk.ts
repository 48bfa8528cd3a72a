import { hash } from 'node:crypto'
import { riskLevel } from '@shinequo/domain/care/risk-words'
import { LRUCache } from 'lru-cache'

/** How many judgements are cached, at some 200 bytes each. */
const MOST = 20_000

/**
 * Judgements by the hash of their text: judging a long answer takes milliseconds, and lists judge the same answers at
 * each poll. The words themselves are not kept.
 */
const judged = new LRUCache<string, boolean>({ max: MOST })

/**
 * Whether a text has clear words of danger, which flag it for those who may read it, and are told by mail and in counts.
 * Words of the level 'maybe' are not: they only show their writer where to find help.
 */
export function isClearRisk(text: string): boolean {
  const key = hash('sha256', text, 'base64')
  const known = judged.get(key)
  if (known !== undefined) return known
  const isClear = riskLevel(text) === 'clear'
  judged.set(key, isClear)
  return isClear
}
