import pg from 'pg'
import { KEEP_ALIVE_MS } from './postgres-driver.ts'
import { CONNECT_MS } from './statement-limits.ts'

interface Subscription {
  readonly channel: string
  readonly onPayload: (payload: string) => void
  readonly onGap: () => void | Promise<void>
}

export interface ListenerOptions {
  /** How long to wait before reconnecting, in milliseconds. */
  readonly retryMs?: number
  /** The interval between heartbeats, in milliseconds. */
  readonly heartbeatMs?: number
  /** The timeout for connecting and for a response, including one to a heartbeat, in milliseconds. */
  readonly answerMs?: number
  /** Called with the error when the connection is lost or cannot be made. */
  readonly onDatabaseError?: (error: unknown) => void
}

/**
 * Keeps one connection that listens for NOTIFY. A connection that breaks or stops responding is replaced. The listener
 * then tells its subscribers that they may have missed notifications. A new connection counts as ready only after they
 * have caught up.
 */
export class Listener {
  readonly #url: string
  readonly #options: Required<ListenerOptions>
  readonly #subscriptions: Subscription[] = []
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, options: ListenerOptions = {}) {
    this.#url = url
    this.#options = {
      retryMs: 250,
      heartbeatMs: 20_000,
      answerMs: CONNECT_MS,
      onDatabaseError: () => undefined,
      ...options,
    }
  }

  /** Adds a subscription. Resolves once it listens; rejects if the server cannot be reached this first time. */
  async listen(subscription: Subscription): Promise<void> {
    this.#subscriptions.push(subscription)
    if (this.#client) await subscribe(this.#client, subscription.channel)
    else await this.#connect()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#options.answerMs,
      query_timeout: this.#options.answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    client.on('notification', ({ channel, payload }) => {
      for (const { channel: wanted, onPayload } of this.#subscriptions) {
        if (channel === wanted) onPayload(payload ?? '')
      }
    })
    client.on('error', this.#options.onDatabaseError)
    try {
      await client.connect()
      for (const channel of new Set(this.#subscriptions.map(({ channel }) => channel))) {
        await subscribe(client, channel)
      }
      await Promise.all(this.#subscriptions.map(({ onGap }) => onGap()))
    } catch (error) {
      abandon(client)
      throw error
    }
    if (this.#closed) return abandon(client)
    this.#client = client
    client.once('end', () => this.#lost(client))
    this.#later(() => this.#beat(client), this.#options.heartbeatMs)
  }

  /** Sends a heartbeat at intervals. A connection that does not respond is lost. */
  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1')
      if (client === this.#client) this.#later(() => this.#beat(client), this.#options.heartbeatMs)
    } catch (error) {
      this.#options.onDatabaseError(error)
      abandon(client)
      this.#lost(client)
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || client !== this.#client) return
    this.#client = undefined
    this.#retry()
  }

  #retry(): void {
    this.#later(
      () =>
        this.#connect().catch((error) => {
          this.#options.onDatabaseError(error)
          if (!this.#closed) this.#retry()
        }),
      this.#options.retryMs,
    )
  }

  #later(work: () => void, ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(work, ms).unref()
  }
}

async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
}

/** Ends a connection without waiting, because the other end may not respond. */
function abandon(client: pg.Client): void {
  client.end().catch(() => undefined)
}
