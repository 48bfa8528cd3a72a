import { randomUUID } from 'node:crypto'
import type { Context } from './context.ts'
import { MAX_NOTIFIED_KEYS, notifyKeys } from './database/notify-keys.ts'
import { MAX_CACHE_AGE_MS } from './memory-cache.ts'
import { NotificationBatcher } from './notification-batcher.ts'

/**
 * What is told of: the open times of coaches, by their ids; the sessions of people, by the ids of their profiles; what
 * the programme chose.
 */
type Channel = 'availability' | 'sessions' | 'programme'

/**
 * Hears of keys that changed; null: any may have changed, since news may have been missed. `again`: of what this process
 * has told itself, once more by way of the database, by when the change is made even if its COMMIT got no answer.
 */
type Listener = (keys: readonly string[] | null, again: boolean) => void

/** News of changes, by ids alone, for every process that serves one database. */
export class ChangeNotifier {
  /** Stands among the keys that are told, since a process hears its own notifications too; no other key is like it. */
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
      // What the others keep is computed anew by then.
      MAX_CACHE_AGE_MS,
      (error) => context.log.warn({ err: error, channel }, 'other servers were not told of a change'),
    )
  }

  /**
   * To be called after the commit of a change: this process hears of it at once, the others in a moment. After the
   * commit, since NOTIFY inside transactions would make their commits queue behind one lock of the whole server.
   */
  changed(keys: readonly string[]): void {
    if (keys.length === 0) return
    this.#hear(keys)
    if (this.#context.database.engine === 'postgres') this.#others.add(keys)
  }

  /** Calls `listener` for every change from now on, as long as the process runs. It must not throw. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Makes this process hear what others changed; needed once, before it serves. */
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

/** One of each for a process, by its job queue: jobs work in a context of their own, and must tell the same. */
const ofProcess = new WeakMap<Context['jobs'], Map<Channel, ChangeNotifier>>()

/** The news of a channel as this process tells and hears them. */
export function notifierOf(context: Context, channel: Channel): ChangeNotifier {
  const all = ofProcess.get(context.jobs) ?? new Map<Channel, ChangeNotifier>()
  ofProcess.set(context.jobs, all)
  const found = all.get(channel) ?? new ChangeNotifier(context, channel)
  all.set(channel, found)
  return found
}

/**
 * To be called after the commit of whatever changes a session as its people see it, with their profiles' ids: their open
 * pages ask for their sessions again.
 */
export function sessionsChanged(context: Context, profileIds: readonly string[]): void {
  notifierOf(context, 'sessions').changed(profileIds)
}
