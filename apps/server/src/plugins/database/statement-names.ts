import { createHash } from 'node:crypto'

/** A statement gets a name when it is sent for this time. */
const NAMED_AT = 6
/**
 * The maximum number of names. Each connection keeps this many parsed statements with their plans in the server's
 * memory.
 */
const MAX_NAMES = 200
/**
 * The maximum number of texts counted. A statement with a parameter per list item has a different text for each length.
 */
const MAX_COUNTED = 2000

/**
 * Names for statements that are sent repeatedly, so that each connection parses and plans them once. Other statements
 * get no name: keeping a statement that is sent once would only use memory.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  #refused = false

  /** The name of a statement, the same in every process; undefined if it should be sent without one. */
  nameOf(text: string): string | undefined {
    if (this.#refused) return undefined
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_NAMES) return known
    const times = (this.#counts.get(text) ?? 0) + 1
    if (times < NAMED_AT) {
      if (this.#counts.size >= MAX_COUNTED) this.#counts.clear()
      this.#counts.set(text, times)
      return undefined
    }
    this.#counts.delete(text)
    const name = `sq_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    this.#names.set(text, name)
    return name
  }

  /** Gives no more names: the pooler between us and the server does not support them. */
  stop(): void {
    this.#refused = true
  }
}
