import { firstOpen, horizonEnd } from '@shinequo/domain/availability/open-slots'
import { DAYS_AHEAD, HOUR } from '@shinequo/domain/time/zoned-day'
import { notifierOf } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { databaseErrorKind } from '../../../plugins/database/database-error.ts'
import { Repeat } from '../../../plugins/repeat.ts'
import * as availability from '../queries.ts'
import * as queries from './queries.ts'

/**
 * How often it checks for changed times: about how late a hint follows, and the period in which changes are batched.
 */
const LOOK_MS = 5000
/** How often it checks for due hints. */
const SWEEP_MS = 60_000
/** Coaches per transaction, and transactions per check. Kept small so that requests wait for neither. */
const BATCH = 50
const BATCHES = 4
/** A hint is recomputed after this time at the latest: a server that stops may lose notifications. */
const LONGEST_MS = HOUR
/** The largest expected difference between the clocks of two servers. */
const CLOCKS_MS = 1000

/**
 * Recomputes up to 50 due hints: stores when these coaches are free next. Returns whether more may be due. Concurrent
 * servers take different coaches.
 */
export async function refreshDueHints({ clock, database }: Context): Promise<boolean> {
  const now = clock.now()
  const count = await database.background.transaction(async (trx) => {
    const coachIds = await queries.claimDue(trx, new Date(now), BATCH)
    if (coachIds.length === 0) return 0
    const until = new Date(horizonEnd(now, DAYS_AHEAD + 2))
    const found = await availability.coachSchedules(trx, coachIds, new Date(now), until)
    const hints = found.map((row) => hintOf(row, now))
    await queries.saveHints(trx, hints, new Date(now))
    return coachIds.length
  })
  return count === BATCH
}

function hintOf(row: availability.ScheduleRow & { id: string }, now: number): queries.Hint {
  const { start, validUntil } = row.accepting
    ? firstOpen(row.schedule, row.busy, now)
    : { start: null, validUntil: Number.POSITIVE_INFINITY }
  return {
    coachId: row.id,
    nextFreeAt: start === null ? null : new Date(start),
    dueAt: new Date(Math.min(validUntil, now + LONGEST_MS)),
  }
}

/**
 * Maintains the hints of when coaches are free next, in a process that works jobs. It recomputes the hints of coaches
 * whose times changed, hints that are out of date, and those of new coaches. Claims and bookings never wait for this.
 */
export class NextFreeHints {
  readonly #context: Context
  /** Coaches whose times changed, with the instant of the last notification, in epoch milliseconds. */
  readonly #changed = new Map<string, number>()
  readonly #looks: Repeat
  #sweepAt = 0

  /** Starts immediately and checks every `lookMs`. */
  constructor(context: Context, lookMs = LOOK_MS) {
    this.#context = context
    notifierOf(context, 'availability').onChange((coachIds) => {
      for (const id of coachIds ?? []) this.#changed.set(id, context.clock.now())
    })
    this.#looks = new Repeat(() => this.#look(), lookMs)
  }

  /** Stops it. Resolves when no database query is running any more. */
  async stop(): Promise<void> {
    await this.#looks.stop()
  }

  async #look(): Promise<void> {
    if (this.#changed.size === 0 && performance.now() < this.#sweepAt) return
    const changes = [...this.#changed]
    this.#changed.clear()
    try {
      await this.#mark(changes)
      let more = true
      for (let batch = 0; more && batch < BATCHES; batch++) more = await refreshDueHints(this.#context)
      // The rest is done at the next check.
      this.#sweepAt = more ? 0 : performance.now() + SWEEP_MS
    } catch (error) {
      for (const [id, instant] of changes) if (!this.#changed.has(id)) this.#changed.set(id, instant)
      // The database plugin logs its own errors.
      if (!databaseErrorKind(error))
        this.#context.log.warn({ err: error }, 'the next free times could not be kept')
    }
  }

  async #mark(changes: readonly (readonly [string, number])[]): Promise<void> {
    if (changes.length === 0) return
    const { clock, database } = this.#context
    // Another server that received the same notification may have recomputed the hint since.
    const until = changes.map(([id, instant]) => [id, instant + CLOCKS_MS] as const)
    await queries.markDue(database.background.root, until, new Date(clock.now()))
  }
}
