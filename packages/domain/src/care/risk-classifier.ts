import { FEATURE_COUNT, type Features, piecesOf } from './risk-features.ts'
import { BIAS, CLEAR_LIMIT, MAYBE_LIMIT, WEIGHTS } from './risk-weights.ts'

/**
 * The weight of each feature, from the signed bytes of risk-weights.ts: pairs of how many features to go on, and the
 * weight there. Most features have none.
 */
function decoded(base64: string): Int8Array {
  const bytes = atob(base64)
  const weights = new Int8Array(FEATURE_COUNT)
  let place = -1
  for (let at = 0; at < bytes.length; at += 2) {
    place += bytes.charCodeAt(at)
    weights[place] = bytes.charCodeAt(at + 1)
  }
  return weights
}

let weights: Int8Array | undefined

function scoreOfPiece(features: Features, byFeature: Int8Array): number {
  let score = BIAS
  for (const [feature, value] of features) score += (byFeature[feature] ?? 0) * value
  return score
}

/**
 * How much a text resembles the texts of danger that the classifier was trained on: the score of its worst piece, in
 * steps of a weight. Only the two limits give it a meaning, so nothing shows, stores or adds it up.
 */
export function riskScore(text: string): number {
  weights ??= decoded(WEIGHTS)
  let worst = Number.NEGATIVE_INFINITY
  for (const piece of piecesOf(text)) worst = Math.max(worst, scoreOfPiece(piece, weights))
  return worst
}

/** What the classifier alone says of a text: 'clear' or 'maybe' danger, by the limits of the training. */
export function classifiedLevel(text: string): 'clear' | 'maybe' | undefined {
  const score = riskScore(text)
  if (score >= CLEAR_LIMIT) return 'clear'
  return score >= MAYBE_LIMIT ? 'maybe' : undefined
}
