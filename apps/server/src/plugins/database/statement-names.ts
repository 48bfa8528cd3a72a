import { createHash } from 'node:crypto'

/** A statement has a name from this time on that it is sent. */
const NAMED_AT = 6
/** Most names: each connection keeps as many parsed statements, with their plans, in the server's memory. */
const MOST_NAMES = 200
/** Most texts that are counted; a text with as many holes as its list is long is another one each time. */
const MOST_COUNTED = 2000

/**
 * Names for statements that are sent again and again, so that each connection has them parsed and planned once. Others
 * have none: what is sent once would only take memory.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  #refused = false

  /** The name of a statement, the same in every process; undefined when it is to be sent without one. */
  nameOf(text: string): string | undefined {
    if (this.#refused) return undefined
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_NAMES) return known
    const times = (this.#counts.get(text) ?? 0) + 1
    if (times < NAMED_AT) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear()
      this.#counts.set(text, times)
      return undefined
    }
    this.#counts.delete(text)
    const name = `sq_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    this.#names.set(text, name)
    return name
  }

  /** Gives no names from now on: what stands between us and the server does not carry them. */
  stop(): void {
    this.#refused = true
  }
}
