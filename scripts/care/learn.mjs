import { FEATURE_COUNT } from '@shinequo/domain/care/risk-features'
import { seeded } from './generate.mjs'

/**
 * A text to learn from: its pieces, the whole first, as numbers of features and their values; whether it is of danger;
 * and how much it counts.
 * @typedef {{ features: Int32Array, values: Float32Array }} Piece
 * @typedef {{ pieces: readonly Piece[], isDanger: boolean, weight: number }} Example
 * @typedef {{ weights: Float32Array, bias: number }} Model
 */

const SEED = 7
const EPOCHS = 8
const RATE = 0.15
const BIAS_RATE = 0.1
/** An error larger than this is not worth more: it may be a wrong label. */
const MOST_ERROR = 2
/** How much the worst piece of a text of danger counts, since it may not be the piece that tells. */
const PIECE_WEIGHT = 0.5
/** The pass over the texts from which the worst piece of a text of danger is known well enough. */
const PIECES_FROM = 2
/** A feature of fewer texts says more about these texts than about danger, and gets no weight. */
const FEWEST_TEXTS = 5
/** At most so many weights are kept, the largest ones: each takes about 2.7 letters of the file. */
const KEPT = 21_000
const MOST_BYTE = 127
/** One step of a weight in bytes. Always the same, so that the scores of two models can be compared. */
const UNIT = 1 / 50

/**
 * The score of a piece: its bias and the sum of its weights.
 * @param {Model} model
 * @param {Piece} piece
 */
function scoreOf({ weights, bias }, { features, values }) {
  let score = bias
  for (let i = 0; i < features.length; i++)
    score += /** @type {number} */ (weights[features[i] ?? 0]) * (values[i] ?? 0)
  return score
}

/**
 * The score of a text's worst piece, and which it is.
 * @param {Model} model
 * @param {readonly Piece[]} pieces
 */
function worstOf(model, pieces) {
  let worst = /** @type {Piece} */ (pieces[0])
  let score = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    const own = scoreOf(model, piece)
    if (own > score) {
      score = own
      worst = piece
    }
  }
  return { worst, score }
}

/**
 * The score of a text by a model, as riskScore of risk-classifier.ts computes it.
 * @param {Model} model
 * @param {Example} example
 */
export function score(model, { pieces }) {
  return worstOf(model, pieces).score
}

/**
 * Learns a linear classifier with the squared hinge loss and steps by AdaGrad (Duchi, Hazan, Singer, 2011). Of a
 * harmless text the whole and its worst piece must score low; of a text of danger the whole must score high, and its
 * worst piece too. It computes with + - * / and square roots only, which every machine rounds alike, so the same
 * examples give the same model everywhere.
 * @param {readonly Example[]} examples
 * @returns {Model} with weights that are whole numbers of a signed byte, at most KEPT of them not zero
 */
export function learn(examples) {
  const model = { weights: new Float32Array(FEATURE_COUNT), bias: 0 }
  const squares = new Float32Array(FEATURE_COUNT).fill(0.001)
  const isRare = rareFeatures(examples)
  let biasSquares = 1
  /**
   * @param {Piece} piece
   * @param {number} wanted 1 or -1
   * @param {number} weight
   */
  const step = (piece, wanted, weight) => {
    const margin = wanted * scoreOf(model, piece)
    if (margin >= 1) return
    const slope = -wanted * weight * Math.min(MOST_ERROR, 1 - margin)
    const { features, values } = piece
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] ?? 0
      if (isRare[feature]) continue
      const gradient = slope * (values[i] ?? 0)
      const square = /** @type {number} */ (squares[feature]) + gradient * gradient
      squares[feature] = square
      model.weights[feature] =
        /** @type {number} */ (model.weights[feature]) - (RATE * gradient) / Math.sqrt(square)
    }
    biasSquares += slope * slope
    model.bias -= (BIAS_RATE * slope) / Math.sqrt(biasSquares)
  }
  const random = seeded(SEED)
  const order = [...examples]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const { pieces, isDanger, weight } of order) {
      step(/** @type {Piece} */ (pieces[0]), isDanger ? 1 : -1, weight)
      if (pieces.length === 1 || (isDanger && epoch < PIECES_FROM)) continue
      const { worst } = worstOf(model, pieces.slice(1))
      step(worst, isDanger ? 1 : -1, isDanger ? weight * PIECE_WEIGHT : weight)
    }
  }
  return inBytes(model)
}

/**
 * Which features stand in fewer than FEWEST_TEXTS texts: 1 for these, else 0.
 * @param {readonly Example[]} examples
 */
function rareFeatures(examples) {
  const texts = new Uint32Array(FEATURE_COUNT)
  const lastText = new Int32Array(FEATURE_COUNT).fill(-1)
  examples.forEach(({ pieces }, text) => {
    for (const { features } of pieces) {
      for (const feature of features) {
        if (lastText[feature] === text) continue
        lastText[feature] = text
        texts[feature] = (texts[feature] ?? 0) + 1
      }
    }
  })
  return Uint8Array.from(texts, (count) => (count < FEWEST_TEXTS ? 1 : 0))
}

/**
 * @param {unknown[]} list
 * @param {() => number} random
 */
function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1))
    ;[list[i], list[other]] = [list[other], list[i]]
  }
}

/**
 * The model as it is shipped. The scores' unit becomes one step of a weight.
 * @param {Model} model
 * @returns {Model}
 */
function inBytes({ weights, bias }) {
  const sizes = weights.map(Math.abs).sort()
  const least = sizes[sizes.length - KEPT] ?? 0
  return {
    weights: weights.map((weight) => {
      if (Math.abs(weight) < least) return 0
      return Math.max(-MOST_BYTE, Math.min(MOST_BYTE, Math.round(weight / UNIT)))
    }),
    bias: bias / UNIT,
  }
}
