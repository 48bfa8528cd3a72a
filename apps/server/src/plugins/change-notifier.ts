import { randomUUID } from 'node:crypto'
import type { Context } from './context.ts'
import { MAX_NOTIFIED_KEYS, notifyKeys } from './database/notify-keys.ts'
import { afterPossibleCommit } from './database/transaction.ts'
import { MAX_CACHE_AGE_MS } from './memory-cache.ts'
import { NotificationBatcher } from './notification-batcher.ts'
import { perProcess } from './process-values.ts'

/**
 * What can change: open times, keyed by coach; sessions, keyed by profile; the programme's settings; and what waits for
 * administrators.
 */
type Channel = 'availability' | 'sessions' | 'programme' | 'needs'

/**
 * Receives the keys that changed. Null means that notifications may have been missed, so any key may have changed.
 * `again` marks this process's own notification that came back through the database: by then the change is visible, even
 * if its COMMIT got no answer.
 */
type Listener = (keys: readonly string[] | null, again: boolean) => void

/** Notifies every process on one database of changes. Notifications carry ids only. */
export class ChangeNotifier {
  /** Sent among the keys, so that this process recognises its own notifications. */
  readonly #self: string = randomUUID()
  readonly #context: Context
  readonly #channel: Channel
  readonly #listeners: Listener[] = []
  readonly #others: NotificationBatcher

  constructor(context: Context, channel: Channel) {
    this.#context = context
    this.#channel = channel
    this.#others = new NotificationBatcher(
      (keys) => notifyKeys(context.database.background.root, channel, [...keys, this.#self]),
      MAX_NOTIFIED_KEYS - 1,
      // By then the caches of the other processes have expired.
      MAX_CACHE_AGE_MS,
      (error) => context.log.warn({ err: error, channel }, 'other servers were not told of a change'),
    )
  }

  /**
   * Call this after the change was committed. Listeners of this process run at once, those of others a moment later.
   * Not inside the transaction: NOTIFY would make all commits queue behind one lock of the whole server.
   */
  changed(keys: readonly string[]): void {
    if (keys.length === 0) return
    this.#hear(keys)
    if (this.#context.database.engine === 'postgres') this.#others.add(keys)
  }

  /** Calls `listener` for every change from now on. It must not throw. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Subscribes to the changes of other processes. Call it once, before the process serves requests. */
  async watch(): Promise<void> {
    if (this.#context.database.engine !== 'postgres') return
    await this.#context.database.listen(
      this.#channel,
      (payload) => {
        const keys = JSON.parse(payload) as string[]
        this.#hear(keys, keys.includes(this.#self))
      },
      () => this.#hear(null),
    )
  }

  #hear(keys: readonly string[] | null, again = false): void {
    for (const listener of this.#listeners) listener(keys, again)
  }
}

const notifiers = perProcess(
  (context): Readonly<Record<Channel, ChangeNotifier>> => ({
    availability: new ChangeNotifier(context, 'availability'),
    sessions: new ChangeNotifier(context, 'sessions'),
    programme: new ChangeNotifier(context, 'programme'),
    needs: new ChangeNotifier(context, 'needs'),
  }),
)

/** The notifier of a channel in this process. */
export function notifierOf(context: Context, channel: Channel): ChangeNotifier {
  return notifiers(context)[channel]
}

/** Makes the open pages of these profiles reload their sessions. Call it after the change was committed. */
export function sessionsChanged(context: Context, profileIds: readonly string[]): void {
  notifierOf(context, 'sessions').changed(profileIds)
}

/** Makes the open pages of administrators reload what waits for them. Call it inside the transaction of the change. */
export function needsChanged(context: Context): void {
  afterPossibleCommit(() => notifierOf(context, 'needs').changed(['all']))
}
