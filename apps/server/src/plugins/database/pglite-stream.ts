import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** The first byte of the message with which a client disconnects. */
const TERMINATE = 'X'.charCodeAt(0)

type Done = (error?: Error | null) => void

/**
 * A socket for `pg` that leads to the embedded database and answers every write synchronously. The database has one
 * session, which never ends. So each new connection rolls back the transaction and drops the prepared statements of the
 * previous one.
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

  // Methods that pg calls on a socket and that do nothing here.
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
    // A copy, because the response is a view of the database's memory, which the next response overwrites.
    this.push(Buffer.from(answer))
  }
}
