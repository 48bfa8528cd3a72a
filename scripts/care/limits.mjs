import { kindOf } from '@shinequo/domain/care/labelled-texts'
import { riskLevel } from '@shinequo/domain/care/risk-rules'

/** @typedef {import('./texts.mjs').Labelled} Labelled */

/** The largest shares of harmless texts for which the card may show and people be told, by rules and classifier together. */
const CARD = { ordinary: 0.05, hard: 0.15 }
const FLAG = { ordinary: 0.01, hard: 0.05 }

/**
 * The limits of the classifier: the lowest scores at which rules and classifier together keep within the shares in both
 * languages, each text scored by a model that has not seen its family.
 * @param {ReadonlyMap<Labelled, number>} scores
 * @returns {{ maybe: number, clear: number }}
 */
export function chooseLimits(scores) {
  const levels = new Map([...scores.keys()].map((text) => [text, riskLevel(text.text)]))
  const maybe = lowest(scores, CARD, (text) => levels.get(text) !== undefined)
  return {
    maybe,
    clear: Math.max(
      maybe,
      lowest(scores, FLAG, (text) => levels.get(text) === 'clear'),
    ),
  }
}

/**
 * @param {ReadonlyMap<Labelled, number>} scores
 * @param {{ ordinary: number, hard: number }} shares
 * @param {(text: Labelled) => boolean} isByRules
 */
function lowest(scores, shares, isByRules) {
  const limits = ['en', 'es'].flatMap((lang) =>
    /** @type {const} */ (['ordinary', 'hard']).map((kind) => {
      const texts = [...scores].filter(([text]) => text.lang === lang && kindOf(text) === kind)
      const others = texts.filter(([text]) => !isByRules(text)).map(([, score]) => score)
      const byRules = texts.length - others.length
      const most = Math.max(shares[kind] * texts.length - byRules, 0)
      return justAbove(others, Math.floor(most))
    }),
  )
  return Math.max(...limits)
}

/**
 * The lowest limit that at most `most` scores reach.
 * @param {readonly number[]} scores
 * @param {number} most
 */
function justAbove(scores, most) {
  const falling = [...scores].sort((a, b) => b - a)
  return Math.ceil(100 * (falling[most] ?? 0)) / 100 + 0.01
}
