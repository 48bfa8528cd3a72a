import { randomUUID } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { RETENTION_KINDS, type RetentionKind } from '@shinequo/contract/retention'
import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Sql } from '../../plugins/database/tables.ts'
import { job } from '../../plugins/job.ts'
import * as queries from './queries.ts'

/** Rows removed per transaction: few enough to hold no lock for long. */
const BATCH = 1000

export const KINDS = Object.keys(RETENTION_KINDS) as RetentionKind[]

/** The rule of each kind: what administrators saved, otherwise the contract's default, as version 0. */
export async function rulesOf(sql: Sql): Promise<Map<RetentionKind, queries.RuleRow>> {
  const saved = new Map((await queries.savedRules(sql)).map((row) => [row.kind, row]))
  return new Map(
    KINDS.map((kind) => [kind, saved.get(kind) ?? { kind, days: RETENTION_KINDS[kind].days, version: 0 }]),
  )
}

/** The instant before which data of a kind expires: `days` before `now`. */
export function retainedSince(days: number, now: number): Date {
  return new Date(now - days * DAY)
}

/**
 * Removes expired data, each night or as a run that an administrator requested. An interrupted run is retried by the
 * queue, and in any case the next run removes what is left.
 */
export const removeExpired = job({
  name: 'retention-remove',
  payload: z.object({ runId: z.optional(z.uuid()) }),
  cron: '30 3 * * *',
  handle: async (context, { runId }) => {
    const { database, clock } = context
    const begun_at = new Date(clock.now())
    const id = runId ?? randomUUID()
    // A requested run is stored already.
    if (!runId) await database.transaction((trx) => queries.insertRun(trx, { id, begun_at, asked_by: null }))
    for (const { kind, days } of (await rulesOf(database.root)).values()) {
      while ((await removeBatch(context, id, kind, days)) === BATCH) await othersTurn()
    }
    await database.transaction((trx) => queries.finishRun(trx, id, new Date(clock.now())))
  },
})

async function removeBatch(
  { database, clock, personalData }: Context,
  runId: string,
  kind: RetentionKind,
  days: number,
): Promise<number> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    const count = await queries.deleteBatch(
      trx,
      personalData,
      kind,
      retainedSince(days, now),
      new Date(now),
      BATCH,
    )
    if (count > 0) await queries.addRemoved(trx, runId, kind, count)
    return count
  })
}
