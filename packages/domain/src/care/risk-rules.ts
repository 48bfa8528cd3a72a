import { type Sentence, sentencesOf } from './clauses.ts'
import { composer, type Found } from './compositions.ts'
import type { PreparedPhrases } from './programme-phrases.ts'
import { levelOfPhrases, type RiskLevel } from './risk-phrases.ts'
import { RISK_TABLES } from './risk-tables.ts'

export { normalised } from './clauses.ts'

export type { RiskLevel }

let composed: ReturnType<typeof composer> | undefined

/** Reads the tables, unless that was done: the first text waits for it. */
export function rulesReady(): ReturnType<typeof composer> {
  composed ??= composer(RISK_TABLES)
  return composed
}

/** What excuses words about the writer's own life, and about others. Told as past, violence is still violence. */
const EXCUSES = { own: ['joke', 'topic', 'art', 'past'], others: ['joke', 'topic', 'art'] }
/** What makes plain words of the first person maybe. */
const PLAINLY = ['joke', 'art', 'past', 'ago']

/** Whether one of these clauses has an excuse of this kind. An excuse covers its own clauses only. */
const isCovered = (
  found: readonly Found[],
  kinds: readonly string[],
  [first, last]: readonly [number, number],
) =>
  found.some(
    (one) => kinds.includes(one.kind) && !one.negated && one.clauses[0] <= last && one.clauses[1] >= first,
  )

/** How clauses excuse words about the writer's own life, or about others. A time long ago alone makes the former maybe. */
function excuseOf(found: readonly Found[], isOwn: boolean, clauses: readonly [number, number]) {
  if (isCovered(found, EXCUSES[isOwn ? 'own' : 'others'], clauses)) return 'wholly'
  return isOwn && isCovered(found, ['ago'], clauses) ? 'partly' : undefined
}

function levelOfMatch(match: Found, found: readonly Found[]): RiskLevel | undefined {
  const [about, level] = match.kind.split(' ') as [string, RiskLevel | undefined]
  if (level === undefined || match.negated) return undefined
  if (match.plainly) return isCovered(found, PLAINLY, match.clauses) ? 'maybe' : level
  const excused = excuseOf(found, about === 'self', match.clauses)
  if (excused === 'wholly') return undefined
  return excused ? 'maybe' : level
}

function levelOfSentence(sentence: Sentence, programme?: PreparedPhrases): RiskLevel | undefined {
  const { found, rest } = rulesReady()(sentence)
  let level = levelOfPhrases(rest, (own, clauses) => excuseOf(found, own, clauses), programme)
  for (const match of found) {
    if (level === 'clear') return level
    level = levelOfMatch(match, found) ?? level
  }
  return level
}

/**
 * Whether a text has words that may mean that its writer, or somebody near them, is in danger, by the lists and the
 * compositions alone: the worst of its sentences. Never proof: it decides who looks, and when. `programme` are the
 * phrases that the programme added.
 */
export function riskLevel(text: string, programme?: PreparedPhrases): RiskLevel | undefined {
  let level: RiskLevel | undefined
  for (const sentence of sentencesOf(text)) {
    const one = levelOfSentence(sentence, programme)
    if (one === 'clear') return one
    level ??= one
  }
  return level
}

/** Whether a text has words of either level. */
export const hasRiskWords = (text: string, programme?: PreparedPhrases): boolean =>
  riskLevel(text, programme) !== undefined
