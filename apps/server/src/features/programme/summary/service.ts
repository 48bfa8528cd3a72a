import { PERIODS, type Period } from '@shinequo/domain/programme/period'
import { DAY, HOUR } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { countFigures } from '../figures/service.ts'
import { saveWeek } from '../loads/service.ts'
import type { CountedFigures } from '../presenter.ts'
import * as queries from './queries.ts'

/** Up to this many sessions and this many students, figures are counted on every request, which is fast enough. */
export const COUNTED_AT_ONCE = 5000
/** The figures of a zone that nobody has requested for this long are no longer counted. */
const FORGOTTEN_MS = 7 * DAY
/** A request is recorded at most once in this period. */
const RECORD_EVERY_MS = DAY

export const figuresQueue = { name: 'programme-figures', payload: z.object({}) }

/** Figures, and when they were counted, in epoch milliseconds. */
interface StoredFigures {
  readonly madeAt: number
  readonly figures: CountedFigures
}

/**
 * The stored figures of a period in a zone, up to an hour old while jobs run. Null for a small programme, whose figures
 * are counted on request. Read from `sql`, which may lag. If none are stored yet, enqueues one count, no matter how many ask, and refuses the call.
 */
export async function storedFigures(
  context: Context,
  sql: Sql,
  zone: string,
  period: Period,
): Promise<Outcome<StoredFigures | null>> {
  if (!(await queries.hasMoreThan(sql, COUNTED_AT_ONCE))) return ok(null)
  const now = new Date(context.clock.now())
  const row = await queries.storedFigures(sql, zone, period)
  if (!row) await wantFigures(context, zone, now)
  else if (row.asked_at.getTime() < now.getTime() - RECORD_EVERY_MS)
    await queries.recordRequest(context.database.root, zone, now)
  if (!row?.made_at || !row.figures) return refuse('figures_coming', { retryAfter: 1 })
  return ok({ madeAt: row.made_at.getTime(), figures: row.figures })
}

async function wantFigures(context: Context, zone: string, now: Date): Promise<void> {
  await context.database.transaction(async (trx) => {
    if (await queries.insertWanted(trx, zone, now)) await context.jobs.enqueue(trx, figuresQueue, {})
  })
}

/** Has all stored figures counted anew, because what they go by has changed. */
export async function countAnew(context: Context, trx: Trx): Promise<void> {
  if (await queries.dropCounted(trx)) await context.jobs.enqueue(trx, figuresQueue, {})
}

/**
 * Counts the figures of every zone that was requested recently and not counted in this hour, in one transaction per
 * zone. Concurrent servers share the zones. A second run finds none left.
 */
export async function countDue(context: Context): Promise<void> {
  const { database, clock } = context
  const forgotten = new Date(clock.now() - FORGOTTEN_MS)
  await database.transaction((trx) => queries.deleteUnrequested(trx, forgotten))
  while (await countNext(context)) {
    // The next zone has its own transaction.
  }
}

async function countNext({ database, clock }: Context): Promise<boolean> {
  const now = clock.now()
  const hour = new Date(Math.floor(now / HOUR) * HOUR)
  const count = async (trx: Trx) => {
    const zone = await queries.claimDue(trx, hour)
    if (zone === undefined) return false
    const figures = await countFigures(trx, PERIODS, zone, now)
    await queries.storeFigures(trx, zone, new Date(now), figures)
    await saveWeek(trx, zone, now)
    return true
  }
  // Each statement has its own limit. Together they may take longer than other jobs: only the zone's row is locked.
  return database.transaction(count, { within: 0 })
}
