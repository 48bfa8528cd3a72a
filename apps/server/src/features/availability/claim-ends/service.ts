import type { Context } from '../../../plugins/context.ts'
import { databaseErrorKind } from '../../../plugins/database/database-error.ts'
import { Repeat } from '../../../plugins/repeat.ts'
import * as queries from './queries.ts'

/** How often it checks for expired claims, and so about how late an expiry is reported. */
const LOOK_MS = 1000

/**
 * Reports, within this process, when a claim with one of the followed coaches expires unbooked: an expiry is not an
 * action, so nothing else would report it. It keeps each coach's next expiry in memory and queries the database only
 * after their times changed or a claim expired. Every other process on the database does the same for itself.
 */
export class ClaimEnds {
  readonly #context: Context
  readonly #tell: (coachIds: readonly string[]) => void
  /** Coaches with a claim: the first expiry later than `after`. Both in epoch milliseconds. */
  readonly #next = new Map<string, { readonly after: number; readonly end: number }>()
  /** Coaches whose next expiry must be read, with the instant after which expiries count. */
  readonly #unread = new Map<string, number>()
  /** Coaches whose next expiry is being read. */
  #reading: ReadonlyMap<string, number> = new Map()
  readonly #followed = new Set<string>()
  readonly #looks: Repeat

  /** `tell` receives the ids of the coaches, and must not throw. */
  constructor(context: Context, tell: (coachIds: readonly string[]) => void) {
    this.#context = context
    this.#tell = tell
    this.#looks = new Repeat(() => this.#look(), LOOK_MS)
  }

  /** Reports the expiries of a coach's claims after this instant (epoch milliseconds) until `leave` is called. */
  follow(coachId: string, after: number): void {
    if (this.#followed.has(coachId)) return
    this.#followed.add(coachId)
    this.#unread.set(coachId, after)
  }

  leave(coachId: string): void {
    this.#followed.delete(coachId)
    this.#next.delete(coachId)
    this.#unread.delete(coachId)
  }

  /**
   * Call this when the times of these coaches changed; null means that any coach's may have. A change that arrives
   * through the database may be late, and a claim may have expired meanwhile: expiries still count from the same
   * instant as before.
   */
  changed(coachIds: readonly string[] | null): void {
    const now = this.#context.clock.now()
    for (const id of coachIds ?? this.#followed) {
      if (!this.#followed.has(id)) continue
      const after = this.#unread.get(id) ?? this.#next.get(id)?.after ?? this.#reading.get(id) ?? now
      this.#next.delete(id)
      this.#unread.set(id, after)
    }
  }

  /** Stops it. Resolves when no database query is running any more. */
  async stop(): Promise<void> {
    await this.#looks.stop()
  }

  async #look(): Promise<void> {
    const now = this.#context.clock.now()
    for (const [id, { after, end }] of this.#next) {
      if (end > now) continue
      // Read it again: if the claim was booked meanwhile, no time became free, and nothing is reported.
      this.#next.delete(id)
      this.#unread.set(id, after)
    }
    if (this.#unread.size > 0) await this.#read()
  }

  async #read(): Promise<void> {
    const asked = new Map(this.#unread)
    this.#unread.clear()
    this.#reading = asked
    try {
      const found = await queries.nextClaimEnds(this.#context.database.background.root, [...asked])
      const now = this.#context.clock.now()
      // Coaches that changed meanwhile are read again.
      const known = found.filter(({ coachId }) => this.#followed.has(coachId) && !this.#unread.has(coachId))
      for (const { coachId, end } of known) {
        if (end <= now) this.#unread.set(coachId, end)
        else this.#next.set(coachId, { after: asked.get(coachId)!, end })
      }
      const free = known.filter(({ end }) => end <= now).map(({ coachId }) => coachId)
      if (free.length > 0) this.#tell(free)
    } catch (error) {
      for (const [id, after] of asked) {
        if (this.#followed.has(id) && !this.#unread.has(id)) this.#unread.set(id, after)
      }
      // The database plugin logs its own errors.
      if (!databaseErrorKind(error))
        this.#context.log.warn({ err: error }, 'the ends of claims could not be read')
    } finally {
      this.#reading = new Map()
    }
  }
}
