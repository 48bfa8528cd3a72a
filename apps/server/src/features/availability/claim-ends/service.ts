import type { Context } from '../../../plugins/context.ts'
import { databaseErrorKind } from '../../../plugins/database/database-error.ts'
import * as queries from './queries.ts'

/** How often it looks whether a claim has run out: how late that is told, about. */
const LOOK_MS = 1000

/**
 * Tells, in this process, when a held time of the coaches that are followed is free again because nobody booked it: nobody
 * acts then who could tell. It keeps the next end of each coach in memory, so that a look asks the database only after
 * their times changed or such an end. Whoever else serves the same database finds the same ends by itself.
 */
export class ClaimEnds {
  readonly #context: Context
  readonly #tell: (coachIds: readonly string[]) => void
  /** Coaches with a claim: when the first that runs out `after` an instant does so, both in epoch milliseconds. */
  readonly #next = new Map<string, { readonly after: number; readonly end: number }>()
  /** Coaches of whom it has to be read, with the instant after which ends count. */
  readonly #unread = new Map<string, number>()
  /** Those that are being read. */
  #reading: ReadonlyMap<string, number> = new Map()
  readonly #followed = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined

  /** `tell` gets the ids of the coaches, and must not throw. */
  constructor(context: Context, tell: (coachIds: readonly string[]) => void) {
    this.#context = context
    this.#tell = tell
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    }, LOOK_MS).unref()
  }

  /** Tells of the ends of a coach's claims after an instant, in epoch milliseconds, until `leave`. */
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
   * To be called when these coaches' times changed, null: any may have. A change may be heard of late, by way of the
   * database, and a claim may have run out meanwhile: ends count from the instant from which they counted before.
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

  /** Ends it; resolves when nothing is asked of the database any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    const now = this.#context.clock.now()
    for (const [id, { after, end }] of this.#next) {
      if (end > now) continue
      // It is read once more: a claim that was booked meanwhile freed nothing, and of that nobody tells.
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
      // What changed meanwhile was told of, and is read anew.
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
      // Its own trouble the database logs itself.
      if (!databaseErrorKind(error))
        this.#context.log.warn({ err: error }, 'the ends of claims could not be read')
    } finally {
      this.#reading = new Map()
    }
  }
}
