import { randomUUID } from 'node:crypto'
import type { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as field from '@shinequo/contract/fields'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { pageCursor, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { mayReadOwnEntries } from './access.ts'
import { byEachId, presentEntry, presentOwnEntry } from './presenter.ts'
import * as queries from './queries.ts'

/** What happened, as the audit keeps it for ever. */
export interface AuditedAct {
  /** A verb about the subject, lower case with dots: 'student.viewed', 'match.ended', 'hours.changed'. */
  readonly action: string
  /** The noun of the thing, such as 'booking'; `subjectId` is its id. */
  readonly subjectType: string
  readonly subjectId: string
  /** Whose record it is about, where it is a student's: they see the entry in their profile. */
  readonly studentProfileId?: string
  /** Why, in the words of whoever did it. */
  readonly reason?: string
  /** What else one must know to read it later; never what a student wrote, no secrets. */
  readonly details?: Record<string, unknown>
}

/** Writes an entry in the transaction of the act itself, so that there is no act without its entry. */
export async function record(context: Context, trx: Trx, actor: Actor, act: AuditedAct): Promise<void> {
  await queries.insertEntry(trx, {
    id: randomUUID(),
    at: new Date(context.clock.now()),
    actor_account_id: actor.accountId,
    actor_role: actor.role,
    action: act.action,
    student_profile_id: act.studentProfileId ?? null,
    subject_type: act.subjectType,
    subject_id: act.subjectId,
    reason: act.reason ?? '',
    details: JSON.stringify(act.details ?? {}),
  })
}

/**
 * As `record`, but of the same person's same act on a student's record one entry a day (of UTC) is enough: whoever
 * reads the audit wants to know who looked and when, not how often a page was loaded.
 */
export async function recordOnceADay(
  context: Context,
  trx: Trx,
  actor: Actor,
  act: AuditedAct & { readonly studentProfileId: string },
): Promise<void> {
  const today = new Date(context.clock.now())
  today.setUTCHours(0, 0, 0, 0)
  const { action, studentProfileId } = act
  const entry = { actorAccountId: actor.accountId, action, studentProfileId, since: today }
  if (!(await queries.hasEntrySince(trx, entry))) await record(context, trx, actor, act)
}

/** What people did to things of a kind, newest first; `actor_name` is null when that account is gone. */
export async function actsOn(
  sql: Sql,
  subjectType: string,
  ids: readonly string[],
): Promise<queries.ActRow[]> {
  return queries.actsOn(sql, subjectType, ids)
}

const PAGE = 50
const entryKey = z.tuple([field.instant, field.id])

/** Where the page after these rows begins, of which one more was asked for than a page holds. */
function nextPage(rows: readonly queries.EntryRow[]): string | null {
  const last = rows[PAGE - 1]
  return rows.length > PAGE && last ? pageCursor([last.at.toISOString(), last.id]) : null
}

/** The people whom a page of entries names. */
async function namesOn({ database }: Context, page: readonly queries.EntryRow[]) {
  const ids = page.flatMap((row) => [row.actor_account_id, row.student_profile_id, row.subject_id])
  const known = ids.filter((id): id is string => id !== null && field.id.safeParse(id).success)
  return byEachId(await queries.peopleOf(database.root, [...new Set(known)]))
}

/** A page of the audit, newest first. An end of a period before its start is refused. */
export async function listEntries(
  context: Context,
  { cursor, ...filter }: QueryOf<typeof listAuditEntries>,
): Promise<Outcome<ReplyOf<typeof listAuditEntries>>> {
  const { root } = context.database
  if (filter.from && filter.to && Date.parse(filter.to) < Date.parse(filter.from)) {
    return refuse('invalid_input', { errors: { to: 'The last day must not be before the first' } })
  }
  const after = placeOf(cursor, entryKey)
  if (!after.ok) return after
  const rows = await queries.pageOfEntries(root, filter, after.value, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const people = await namesOn(context, page)
  return ok({
    entries: page.map((row) => presentEntry(row, people)),
    total: await queries.countEntries(root, filter),
    actions: await queries.actionsHeld(root),
    next: nextPage(rows),
  })
}

/** A page of what others did with the student's own record, newest first. */
export async function listOwnEntries(
  context: Context,
  actor: Actor,
  cursor: string | undefined,
): Promise<Outcome<ReplyOf<typeof listOwnAuditEntries>>> {
  if (!mayReadOwnEntries(actor)) return refuse('forbidden')
  const after = placeOf(cursor, entryKey)
  if (!after.ok) return after
  const rows = await queries.entriesAbout(context.database.root, actor, after.value, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const people = await namesOn(context, page)
  return ok({ entries: page.map((row) => presentOwnEntry(row, people)), next: nextPage(rows) })
}
