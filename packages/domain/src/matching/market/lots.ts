/** Hashes a 32-bit number to an evenly distributed one, without collisions (the finalizer of MurmurHash3). */
export function mixed(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Draws a number from 0 to 2^32 - 1 for an id and a seed. Deterministic; another seed gives an independent number
 * (FNV-1a over UTF-16 code units, then mixed). Two ids may draw the same.
 */
export function draw(id: string, seed: number): number {
  let hash = mixed(seed ^ 0x811c9dc5)
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

/**
 * The rank of each draw, lowest first, from 0. Equal draws are ranked by index, so that lots are unique. Adding or
 * removing somebody does not change the order of the others.
 */
export function lotsOf(draws: Uint32Array): Uint32Array {
  const order = Uint32Array.from(draws.keys()).sort((a, b) => draws[a]! - draws[b]! || a - b)
  const lots = new Uint32Array(draws.length)
  order.forEach((one, lot) => {
    lots[one] = lot
  })
  return lots
}
