import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import {
  type getRetention,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionRule,
  type RetentionRun,
  type saveRetention,
} from '@shinequo/contract/retention'
import { rule } from '@shinequo/contract/rules'
import type { Context } from '../../plugins/context.ts'
import { MORE } from '../../plugins/database/capped-count.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { removeExpired, retainedSince, rulesOf } from './jobs.ts'
import { presentRun } from './presenter.ts'
import * as queries from './queries.ts'

/** The number of runs shown. */
const RUNS = 30

async function counted(
  { database, clock, personalData }: Context,
  kind: RetentionKind,
  days: number,
): Promise<number> {
  const now = clock.now()
  return queries.countExpired(
    database.root,
    personalData,
    kind,
    retainedSince(days, now),
    new Date(now),
    MORE,
  )
}

/** How long each kind is kept, how much of it is expired now, and the newest runs. */
export async function overview(context: Context): Promise<Outcome<ReplyOf<typeof getRetention>>> {
  const { root } = context.database
  const rules: RetentionRule[] = []
  for (const rule of (await rulesOf(root)).values()) {
    rules.push({ ...rule, due: await counted(context, rule.kind, rule.days) })
  }
  const runs = await queries.newestRuns(root, RUNS)
  return ok({ rules, runs: runs.map(presentRun) })
}

/** The refusal of a number of days outside the range of a kind. */
function outOfRange(kind: RetentionKind, days: number): Refusal | undefined {
  const { least, most } = RETENTION_KINDS[kind]
  if (days >= least && days <= most) return undefined
  const wrong =
    least === most ? rule('days_fixed', { days: least }) : rule('days_out_of_range', { least, most })
  return refuse('invalid_input', { errors: { days: wrong } })
}

/** How many rows of a kind would be removed now if they were kept for `days`. */
export async function due(
  context: Context,
  kind: RetentionKind,
  days: number,
): Promise<Outcome<{ due: number }>> {
  return outOfRange(kind, days) ?? ok({ due: await counted(context, kind, days) })
}

/** Changes how many days a kind is kept, from the next run on. A change based on an older version is refused. */
export async function change(
  context: Context,
  actor: Actor,
  kind: RetentionKind,
  { days, version }: BodyOf<typeof saveRetention>,
): Promise<Outcome<RetentionRule>> {
  const wrong = outOfRange(kind, days)
  if (wrong) return wrong
  const rule = { kind, days, version: version + 1 }
  const saved = await context.database.transaction(async (trx) => {
    const before = (await rulesOf(trx)).get(kind)
    if (!(await queries.saveRule(trx, rule))) return false
    await record(context, trx, actor, {
      action: 'retention.changed',
      subjectType: 'retention',
      subjectId: kind,
      details: { from: before?.days, to: days },
    })
    return true
  })
  return saved ? ok({ ...rule, due: await counted(context, kind, days) }) : refuse('version_conflict')
}

/** Starts a run now. */
export async function run(context: Context, actor: Actor): Promise<Outcome<RetentionRun>> {
  const row = { id: randomUUID(), begun_at: new Date(context.clock.now()), asked_by: actor.accountId }
  await context.database.transaction(async (trx) => {
    await queries.insertRun(trx, row)
    await context.jobs.enqueue(trx, removeExpired, { runId: row.id })
    await record(context, trx, actor, {
      action: 'retention.run',
      subjectType: 'retention',
      subjectId: row.id,
    })
  })
  return ok(presentRun({ ...row, finished_at: null, by_hand: true, removed: {} }))
}
