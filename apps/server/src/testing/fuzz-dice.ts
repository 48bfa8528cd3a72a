/** Pseudo-random choices, the same for the same seed (mulberry32). */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer from 0 to `below` (excluded). */
  under(below: number): number {
    return Math.floor(this.next() * below)
  }

  /** True with this probability. */
  chance(part: number): boolean {
    return this.next() < part
  }

  /** An element of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.under(list.length)] as T
  }
}
