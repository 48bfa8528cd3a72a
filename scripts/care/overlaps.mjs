/** Two texts that share this much of their words say the same. */
const NEAR = 0.6

/**
 * The words of a text, each once, without accents and apostrophes; emoji count as words.
 * @param {string} text
 */
export function wordsOf(text) {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
  return [...new Set(plain.match(/[a-z0-9]+|\p{Extended_Pictographic}/gu) ?? [])]
}

/**
 * Pairs of texts that share at least 60 % of their words: the shared ones divided by all of both. Compares only texts
 * that share a rare word (prefix filter of Chaudhuri, Ganti and Kaushik, 2006), so thousands take a second.
 * @param {readonly string[]} texts
 * @returns {[number, number][]} their places in the list
 */
export function overlaps(texts) {
  const sets = texts.map(wordsOf)
  /** @type {Map<string, number>} */
  const uses = new Map()
  for (const word of sets.flat()) uses.set(word, (uses.get(word) ?? 0) + 1)
  /** @type {Map<string, number[]>} */
  const withRareWord = new Map()
  /** @type {[number, number][]} */
  const near = []
  sets.forEach((words, place) => {
    const rising = words.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1))
    const rare = rising.slice(0, words.length - Math.ceil(NEAR * words.length) + 1)
    const own = new Set(words)
    const others = new Set(rare.flatMap((word) => withRareWord.get(word) ?? []))
    for (const other of others) if (shareOf(own, sets[other] ?? []) >= NEAR) near.push([other, place])
    for (const word of rare) {
      const places = withRareWord.get(word)
      if (places) places.push(place)
      else withRareWord.set(word, [place])
    }
  })
  return near
}

/**
 * @param {ReadonlySet<string>} own
 * @param {readonly string[]} words
 */
function shareOf(own, words) {
  const shared = words.filter((word) => own.has(word)).length
  return shared / (own.size + words.length - shared)
}
