import { PERIODS, type Period } from '@shinequo/domain/programme/period'
import { DAY, HOUR } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { countFigures } from '../figures/service.ts'
import { saveWeek } from '../loads/service.ts'
import type { CountedFigures } from '../presenter.ts'
import * as queries from './queries.ts'

/** Up to so many sessions, and as many students, figures are counted whenever somebody asks: it takes a moment. */
export const COUNTED_AT_ONCE = 5000
/** Figures of a zone that nobody asked for so long are counted no more. */
const FORGOTTEN_MS = 7 * DAY
/** That somebody asked is written down once in so long. */
const RECORD_EVERY_MS = DAY

export const figuresQueue = { name: 'programme-figures', payload: z.object({}) }

/** Figures with the instant, in epoch milliseconds, at which they were counted. */
interface StoredFigures {
  readonly madeAt: number
  readonly figures: CountedFigures
}

/**
 * The figures that are kept of a period in a zone, an hour old at most while jobs are worked. Null for a programme so
 * small that they are counted when asked for. Where none are kept yet they are asked for, once however many ask, and the
 * call is refused meanwhile.
 */
export async function storedFigures(
  context: Context,
  zone: string,
  period: Period,
): Promise<Outcome<StoredFigures | null>> {
  const { root } = context.database
  if (!(await queries.hasMoreThan(root, COUNTED_AT_ONCE))) return ok(null)
  const now = new Date(context.clock.now())
  const row = await queries.storedFigures(root, zone, period)
  if (!row) await wantFigures(context, zone, now)
  else if (row.asked_at.getTime() < now.getTime() - RECORD_EVERY_MS)
    await queries.recordRequest(root, zone, now)
  if (!row?.made_at || !row.figures) return refuse('figures_coming', { retryAfter: 1 })
  return ok({ madeAt: row.made_at.getTime(), figures: row.figures })
}

async function wantFigures(context: Context, zone: string, now: Date): Promise<void> {
  await context.database.transaction(async (trx) => {
    if (await queries.insertWanted(trx, zone, now)) await context.jobs.enqueue(trx, figuresQueue, {})
  })
}

/**
 * Counts the figures of every zone that was asked for lately and was not counted in this hour, a transaction a zone.
 * Servers that do this at the same time share the zones. Run twice, it finds none left.
 */
export async function countDue(context: Context): Promise<void> {
  const { database, clock } = context
  const forgotten = new Date(clock.now() - FORGOTTEN_MS)
  await database.transaction((trx) => queries.deleteUnrequested(trx, forgotten))
  while (await countNext(context)) {
    // The next zone has a transaction of its own.
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
  // Each statement has its limit. Together they may take longer than other jobs do: all that is locked is the zone's row.
  return database.transaction(count, { within: 0 })
}
