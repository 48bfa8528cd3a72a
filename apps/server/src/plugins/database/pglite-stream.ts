import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** The first byte of the message by which a client says that it leaves. */
const TERMINATE = 'X'.charCodeAt(0)

type Done = (error?: Error | null) => void

/**
 * A socket of `pg` that leads to the embedded database: what is written at once is answered at once. The database has one
 * session and never ends it, so whoever connects ends the transaction and the prepared statements of who was there before.
 */
export class PGliteStream extends Duplex {
  readonly #pglite: PGlite
  #isNew = true

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  // What pg asks of a socket, and nothing here has.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#ask(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  async #ask(messages: Buffer): Promise<void> {
    if (messages[0] === TERMINATE) return
    const answer = await this.#pglite.execProtocolRaw(messages)
    if (this.#isNew) {
      this.#isNew = false
      await this.#pglite.exec('rollback; deallocate all')
    }
    // A copy: the answer is a piece of the database's own memory, which the next one is written to.
    this.push(Buffer.from(answer))
  }
}
