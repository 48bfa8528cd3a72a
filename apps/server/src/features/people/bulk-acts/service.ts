import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { ErrorCode } from '@shinequo/contract/errors'
import type {
  BulkAct,
  BulkCode,
  listBulkTargets as listEndpoint,
  planBulkAct as planEndpoint,
} from '@shinequo/contract/people/bulk-acts'
import { BULK_MOST, BULK_STEP } from '@shinequo/contract/people/bulk-acts'
import { rule } from '@shinequo/contract/rules'
import { undoUntil } from '@shinequo/domain/people/bulk-acts'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { counted, type Limit } from '../../../plugins/limits.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record, recordListOpened } from '../../audit/service.ts'
import { askCoaches } from '../../bookings/asks/service.ts'
import { approve, takeApprovalBack } from '../../coaches/review/service.ts'
import { coachStatuses, setCapacity } from '../../coaches/service.ts'
import * as matching from '../../matching/decisions/service.ts'
import { remind } from '../../matching/unmatched/service.ts'
import { assign, schoolToAssign, takeAssignmentBack } from '../../schools/assignments/service.ts'
import { chosenTargets, plannedTargets } from '../bulk-targets/service.ts'
import { sendInvitationAgain } from '../invitations/service.ts'
import { presentBulkAct } from '../presenter.ts'
import { endSignIns } from '../service.ts'
import * as queries from './queries.ts'

/** A call that has not finished a target by then has ended with its process. */
const LOST_MS = 60_000

/**
 * A dry run: stores the act with its targets and why some are left out. Nothing is done yet. The same id again answers
 * with the act that has it.
 */
export async function plan(
  context: Context,
  limit: Limit,
  actor: Actor,
  wanted: BodyOf<typeof planEndpoint>,
): Promise<Outcome<BulkAct>> {
  const { id, act, reason } = wanted
  const { root } = context.database
  const known = await queries.actById(root, id)
  if (known)
    return known.asked_by === actor.accountId ? found(context, actor, id) : refuse('version_conflict')
  if (act === 'set_capacity' && wanted.capacity === undefined) {
    return refuse('invalid_input', {
      errors: { capacity: rule('number_out_of_range', { least: 0, most: 200 }) },
    })
  }
  const toSet = act === 'set_school' ? await schoolToSet(root, wanted.school) : ok(null)
  if (!toSet.ok) return toSet
  const school = toSet.value
  const tooMany = await counted([limit, actor.accountId])
  if (tooMany) return tooMany
  const capacity = act === 'set_capacity' ? (wanted.capacity ?? null) : null
  const now = context.clock.now()
  const chosen = await chosenTargets(root, wanted, now)
  if (chosen.length === 0) return refuse('invalid_input', { errors: { targets: rule('nobody_chosen') } })
  const targets = await plannedTargets(
    root,
    actor,
    { act, capacity, school },
    chosen.slice(0, BULK_MOST),
    now,
  )
  const created_at = new Date(now)
  await context.database.transaction(async (trx) => {
    const note = act === 'remind' ? wanted.note : ''
    const row = { id, act, capacity, school, note, reason, asked_by: actor.accountId, created_at }
    await queries.insertAct(trx, { ...row, more: chosen.length > BULK_MOST }, targets)
  })
  return found(context, actor, id)
}

/** An act and how far it is. */
export async function found(context: Context, actor: Actor, id: string): Promise<Outcome<BulkAct>> {
  const { root } = context.database
  const row = await queries.actById(root, id)
  return row
    ? ok(presentBulkAct(row, await queries.countTargets(root, id), actor, context.clock.now()))
    : refuse('not_found')
}

/**
 * Changes the sentence of one's own in reminders that have not started. Nobody else's: they would send words that they have
 * not read.
 */
export async function changeNote(
  context: Context,
  actor: Actor,
  id: string,
  note: string,
): Promise<Outcome<BulkAct>> {
  const refused = await context.database.transaction(async (trx): Promise<Refusal | undefined> => {
    const act = await queries.lockAct(trx, id)
    if (act?.act !== 'remind') return refuse('not_found')
    if (act.asked_by !== actor.accountId) return refuse('forbidden')
    if (act.started_at) return refuse('act_started')
    await queries.setNote(trx, id, note)
    return undefined
  })
  return refused ?? found(context, actor, id)
}

const PAGE = 25
const targetKey = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))])

/** A page of the targets of an act, in order. The view is audited. */
export async function listTargets(
  context: Context,
  actor: Actor,
  id: string,
  { state, cursor }: QueryOf<typeof listEndpoint>,
): Promise<Outcome<ReplyOf<typeof listEndpoint>>> {
  const place = placeOf(cursor, targetKey)
  if (!place.ok) return place
  const { database } = context
  const act = await queries.actById(database.root, id)
  if (!act) return refuse('not_found')
  await recordListOpened(context, actor, 'acts')
  const page = { state, after: Number(place.value?.[0] ?? -1), limit: PAGE + 1 }
  const rows = await queries.namedTargets(database.root, act, page)
  const { shown, next } = pageOf(rows, PAGE, ({ position }) => [String(position)])
  return ok({
    targets: shown.map(({ position, name, state, code }) => ({ position, name: name ?? '', state, code })),
    next,
  })
}

/** Does the next part of an act. Each target is done in a transaction of its own, so that one failure harms no other. */
export async function run(context: Context, actor: Actor, id: string): Promise<Outcome<BulkAct>> {
  const taken = await take(context, actor, id, 'planned')
  if (!taken.ok) return taken
  const { act, targets } = taken.value
  for (const target of targets) {
    const { code, ...former } = await doOne(context, { ...actor, bulkAct: id }, act, target.target_id)
    const state = code === null ? 'done' : 'failed'
    await queries.settleTarget(context.database.root, target, { state, code, ...former })
  }
  return found(context, actor, id)
}

/** Undoes the next part of an act. What has changed since, or is in use by now, stays as it is. */
export async function undo(context: Context, actor: Actor, id: string): Promise<Outcome<BulkAct>> {
  const taken = await take(context, actor, id, 'done')
  if (!taken.ok) return taken
  const { act, targets } = taken.value
  for (const target of targets) {
    const outcome = await undoOne(context, { ...actor, bulkAct: id }, act, target)
    const settled = outcome.ok
      ? ({ state: 'undone', code: null } as const)
      : ({ state: 'kept', code: codeOf(outcome.reason) } as const)
    await queries.settleTarget(context.database.root, target, settled)
  }
  return found(context, actor, id)
}

/** Takes the next targets of an act for the caller. The first call of each kind is an entry in the audit. */
async function take(
  context: Context,
  actor: Actor,
  id: string,
  from: 'planned' | 'done',
): Promise<Outcome<{ act: queries.ActRow; targets: queries.TargetRow[] }>> {
  const at = context.clock.now()
  const now = new Date(at)
  return context.database.transaction(async (trx) => {
    const act = await queries.lockAct(trx, id)
    if (!act) return refuse('not_found')
    const isUndo = from === 'done'
    if (isUndo && !act.undo_started_at) {
      const until = undoUntil(act.act, act.started_at?.getTime() ?? null)
      if (until === null || at > until) return refuse('undo_over')
    }
    // A started undo ends the act itself.
    if (!isUndo && act.undo_started_at) return refuse('version_conflict')
    const started = isUndo ? 'undo_started_at' : 'started_at'
    if (!act[started]) {
      await queries.setStarted(trx, id, started, now)
      const targets = (await queries.countTargets(trx, id)).filter(({ state }) => state === from)
      const people = targets.reduce((sum, { count }) => sum + count, 0)
      await record(context, trx, actor, {
        action: isUndo ? 'bulk.undone' : 'bulk.started',
        subjectType: 'bulk_act',
        subjectId: id,
        reason: act.reason,
        details: {
          act: act.act,
          people,
          ...(act.capacity !== null && { capacity: act.capacity }),
          ...(act.school !== null && { school: act.school }),
        },
      })
    }
    const lost = new Date(at - LOST_MS)
    return ok({ act, targets: await queries.takeTargets(trx, id, from, { limit: BULK_STEP, now, lost }) })
  })
}

/** What became of a target. `code`: why it was not done, or null. The others: what was replaced. */
interface Done {
  readonly code: BulkCode | null
  readonly former?: number
  readonly former_school?: string
}

/** Does an act to one target. */
async function doOne(
  context: Context,
  actor: Actor,
  { act, reason, note, capacity, school }: queries.ActRow,
  target: string,
): Promise<Done> {
  const plain = async (work: Promise<Outcome<unknown>>) => ({ code: codeIn(await work) })
  switch (act) {
    case 'send_again':
      return plain(sendInvitationAgain(context, actor, target))
    case 'suspend':
      return plain(endSignIns(context, actor, target, 'suspended', reason))
    case 'resume':
      return plain(endSignIns(context, actor, target, 'resumed', reason))
    case 'approve_matches':
      return plain(matching.decide(context, actor, target, 'accepted'))
    case 'end_matches':
      return plain(matching.end(context, asAdministrator(actor), { id: target }, reason))
    case 'remind':
      return { code: await remind(context, actor, target, { reason, note }) }
    case 'ask_coach':
      return { code: await askCoaches(context, actor, target, reason) }
    case 'set_school': {
      const outcome = await assign(context, actor, target, { school: school ?? '', reason })
      return outcome.ok
        ? { code: null, former_school: JSON.stringify(outcome.value) }
        : { code: codeIn(outcome) }
    }
    case 'set_capacity':
    case 'approve_coaches': {
      const coach = (await coachStatuses(context.database.root, [target])).get(target)
      if (!coach) return { code: 'not_found' }
      const { id, version } = coach
      if (act === 'approve_coaches') {
        // Somebody may have asked for changes since the plan.
        if (!coach.approved && !coach.ready) return { code: 'not_complete' }
        return plain(approve(context, actor, id, version))
      }
      const outcome = await setCapacity(context, actor, id, { capacity: capacity ?? coach.capacity, version })
      return { code: codeIn(outcome), former: coach.capacity }
    }
  }
}

async function undoOne(
  context: Context,
  actor: Actor,
  { act, reason, capacity, school }: queries.ActRow,
  { target_id: target, former, former_school }: queries.TargetRow,
): Promise<Outcome<unknown>> {
  if (act === 'suspend') return endSignIns(context, actor, target, 'resumed', reason)
  if (act === 'resume') return endSignIns(context, actor, target, 'suspended', reason)
  if (act === 'set_school') {
    // Gone with the account.
    if (school === null || former_school === null) return refuse('not_found')
    return takeAssignmentBack(context, actor, target, { school, former: former_school, reason })
  }
  const coach = (await coachStatuses(context.database.root, [target])).get(target)
  if (!coach) return refuse('not_found')
  if (act === 'approve_coaches') return takeApprovalBack(context, actor, coach.id)
  // Somebody has set another number since.
  if (former === null || coach.capacity !== capacity) return refuse('version_conflict')
  return setCapacity(context, actor, coach.id, { capacity: former, version: coach.version })
}

/** The school that a plan names, or a refusal at its field. */
async function schoolToSet(sql: Sql, asked: string | undefined): Promise<Outcome<string>> {
  return asked === undefined
    ? refuse('invalid_input', { errors: { school: rule('school_unchosen') } })
    : schoolToAssign(sql, asked)
}

const asAdministrator = (actor: Actor) => ({ ...actor, role: 'admin' as const })

const CODES: Readonly<Partial<Record<ErrorCode, BulkCode>>> = {
  not_found: 'not_found',
  own_account: 'own_account',
  joining_incomplete: 'not_complete',
  forbidden: 'coach_decides',
  no_room: 'no_room',
  coach_in_use: 'in_use',
}

/** Why something was not done; null if it was. */
const codeIn = (outcome: Outcome<unknown>) => (outcome.ok ? null : codeOf(outcome.reason))

/** The reason of a refusal. Anything else means that somebody was faster. */
function codeOf(reason: ErrorCode): BulkCode {
  return CODES[reason] ?? 'changed'
}
