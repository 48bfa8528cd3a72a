/** The farthest step to the next weight that one byte holds. */
const FARTHEST = 255

/**
 * Weights as base64 of pairs of bytes: how many features to go on, and the weight there (see risk-classifier.ts).
 * @param {Float32Array} weights whole numbers from -127 to 127
 */
export function encoded(weights) {
  /** @type {number[]} */
  const bytes = []
  let last = -1
  weights.forEach((weight, feature) => {
    if (weight === 0) return
    while (feature - last > FARTHEST) {
      bytes.push(FARTHEST, 0)
      last += FARTHEST
    }
    bytes.push(feature - last, weight & 0xff)
    last = feature
  })
  return Buffer.from(bytes).toString('base64')
}

/**
 * The text of risk-weights.ts.
 * @param {import('./learn.mjs').Model} model
 * @param {{ maybe: number, clear: number }} limits
 */
export function weightsFile({ weights, bias }, limits) {
  return `/* Written by \`npm run care:train\`: change the texts or the training, never this file. See docs/care.md. */

/** The score of a text without any known feature. */
export const BIAS = ${round(bias)}

/** From this score on a text may be danger, and from the next on it clearly is. Chosen by scripts/care/limits.mjs. */
export const MAYBE_LIMIT = ${round(limits.maybe)}
export const CLEAR_LIMIT = ${round(limits.clear)}

/** The weights that are not zero; risk-classifier.ts reads them. */
export const WEIGHTS =
  '${encoded(weights)}'
`
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 100) / 100
}
