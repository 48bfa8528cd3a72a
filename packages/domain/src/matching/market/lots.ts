/** An even 32-bit number of a 32-bit one; no two of them share one (the finalizer of MurmurHash3). */
export function mixed(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * A number from 0 to 2^32 - 1 that an id draws with a seed: always the same one, and with another seed as if drawn anew
 * (FNV-1a over UTF-16 code units, then mixed). Two ids may draw the same.
 */
export function draw(id: string, seed: number): number {
  let hash = mixed(seed ^ 0x811c9dc5)
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

/**
 * The place of each in the order of what they drew: 0 comes first. Who drew the same come in their own order, so that no
 * two share a lot. One who joins or leaves changes nobody's order among the others.
 */
export function lotsOf(draws: Uint32Array): Uint32Array {
  const order = Uint32Array.from(draws.keys()).sort((a, b) => draws[a]! - draws[b]! || a - b)
  const lots = new Uint32Array(draws.length)
  order.forEach((one, lot) => {
    lots[one] = lot
  })
  return lots
}
