/**
 * Runs one piece of work at a time. Those who wait take turns, however much each of them has brought: somebody with one
 * piece waits for at most one of everybody else.
 */
export class FairQueue {
  /** What waits, by whose it is. The next turn belongs to the first of them. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  readonly #most: number
  #isBusy = false

  /** `most` pieces of one person may wait. */
  constructor(most: number) {
    this.#most = most
  }

  /** Runs `work` in its turn. Undefined, without running it, if too much of the same person waits already. */
  run<T>(whose: string, work: () => Promise<T>): Promise<T> | undefined {
    const own = this.#waiting.get(whose) ?? []
    if (own.length >= this.#most) return undefined
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    own.push(() => work().then(resolve, reject))
    this.#waiting.set(whose, own)
    void this.#serve()
    return promise
  }

  async #serve(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let work = this.#next(); work; work = this.#next()) await work()
    this.#isBusy = false
  }

  #next(): (() => Promise<void>) | undefined {
    for (const [whose, [first, ...rest]] of this.#waiting) {
      // Behind all others, if there is more.
      this.#waiting.delete(whose)
      if (rest.length > 0) this.#waiting.set(whose, rest)
      return first
    }
    return undefined
  }
}
