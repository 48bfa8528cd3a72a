import type pg from 'pg'
import { ConnectionLost } from './database-error.ts'

/**
 * The function of PostgreSQL that lets a COMMIT wait for a synchronous standby. Its warning is recognised by this name,
 * because the text is translated and has no code of its own.
 */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN'

/**
 * Notices when a COMMIT on a connection did not wait for its synchronous standby to the end, because somebody cancelled the
 * wait. PostgreSQL reports success with a warning then: the change is on this server only, and lost if
 * another one takes over.
 */
export class ReplicationWatch {
  readonly #client: pg.ClientBase
  #cancelled = false

  constructor(client: pg.ClientBase) {
    this.#client = client
    client.on('notice', this.#note)
  }

  readonly #note = ({ routine }: { routine: string | undefined }): void => {
    if (routine === WAIT_FOR_STANDBY) this.#cancelled = true
  }

  /**
   * Call this after each statement that may have committed. Throws if its change may be lost, with an error like that of a
   * connection that broke during COMMIT: whether the change lasts is unknown.
   */
  refuseUnreplicated(): void {
    if (!this.#cancelled) return
    this.#cancelled = false
    throw new ConnectionLost('The change was committed, but no standby has confirmed it')
  }

  /** Ends the watch. */
  stop(): void {
    this.#client.off('notice', this.#note)
  }
}
